/** What a post on the calendar is at its time. */
export const calendarStates = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'scheduled',
  'publishing',
  'published',
  'unconfirmed',
  'failed',
] as const
export type CalendarState = (typeof calendarStates)[number]
