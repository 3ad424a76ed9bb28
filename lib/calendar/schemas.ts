import { z } from 'zod'
import { isWallTime } from '@/lib/time-zones/wall-time'

const wallTime = z
  .string()
  .refine(isWallTime, 'Enter a date and time such as 2026-12-01T09:00.')
  .describe('What the clocks in the time zone of the project show: YYYY-MM-DDTHH:MM.')

/** A post that is to go out at another time. */
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

/** Where a moved post is now. */
export type MovedPost = { revision: number; at: string; wall: string }
