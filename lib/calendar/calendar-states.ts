/** What a post on the calendar is at its time; `uploaded`: its network has it and makes it public then. */
export const calendarStates = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'scheduled',
  'publishing',
  'uploaded',
  'published',
  'unconfirmed',
  'failed',
] as const
export type CalendarState = (typeof calendarStates)[number]
