/** The states of a post on the calendar. `uploaded`: the network has the post and makes it public at its time. */
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
