import { z } from 'zod'
import { isDay } from '@/lib/time-zones/days'
import { isWallTime } from '@/lib/time-zones/wall-time'
import { calendarStates } from './calendar-states'

const wallTime = z
  .string()
  .refine(isWallTime, 'Enter a date and time such as 2026-12-01T09:00.')
  .describe('What the clocks in the time zone of the project show: YYYY-MM-DDTHH:MM.')

/** Moves a post to another time. */
export const movePostInput = z.strictObject({
  id: z.string(),
  revision: z.number().int().min(1).optional(),
  from: z.iso.datetime({ offset: true }).describe('The time that the caller saw.'),
  to: wallTime,
  channel_ids: z
    .array(z.string())
    .max(100)
    .optional()
    .describe('Only these channels, where the others go out at another time.'),
})
export type MovePostInput = z.infer<typeof movePostInput>

/** The new time of a moved post. */
export type MovedPost = { revision: number; at: string; wall: string }

/** Creates a secret address for a calendar program. */
export const createFeedInput = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name, such as the program that reads it.').max(100),
})
export type CreateFeedInput = z.infer<typeof createFeedInput>

export const revokeFeedInput = z.strictObject({ id: z.string() })

const day = z
  .string()
  .refine(
    (text) => isDay(text) && text >= '2000-01-01' && text < '2101-01-01',
    'Enter a day such as 2026-12-01.',
  )

/** A range of calendar days, with optional filters. */
export const calendarQuery = z.object({
  from: day.describe('The first day, in the time zone of the project.'),
  until: day.describe('The day after the last one; at most 366 days later.'),
  channel: z.uuid().optional(),
  state: z.enum(calendarStates).optional(),
  topic: z.uuid().optional(),
})
export type CalendarQuery = z.infer<typeof calendarQuery>

/** The channel of an empty posting time, and the kind of post it is for. */
export const slotCandidatesInput = z.strictObject({
  channel_id: z.string(),
  kind: z.string().max(100).nullable(),
})
export type SlotCandidatesInput = z.infer<typeof slotCandidatesInput>

/** An approved post that fits an empty posting time. */
export type SlotCandidate = {
  id: string
  title: string
  revision: number
  /** Number of its channels; all are scheduled together. */
  channels: number
}
