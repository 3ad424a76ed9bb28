import { z } from 'zod'

const maxSlots = 100

export const slotInput = z.strictObject({
  weekday: z.number().int().min(1).max(7).describe('1 is Monday, 7 is Sunday.'),
  time: z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:00.')
    .describe('Wall time of the project’s time zone.'),
  content_type: z
    .string()
    .trim()
    .min(1)
    .max(100)
    .nullable()
    .default(null)
    .describe('Only for posts from content of this kind; null for all.'),
})

/** All weekly posting times of a channel; they replace the existing ones. */
export const slotsInput = z.strictObject({
  slots: z.array(slotInput).max(maxSlots, `Use at most ${maxSlots} posting times.`),
})
export type SlotsInput = z.infer<typeof slotsInput>

/** A channel's posting times in wire format (spec/http-api#resources). */
export const slotsAnswer = z.object({
  channel_id: z.string(),
  time_zone: z.string(),
  slots: z
    .array(
      z.object({
        id: z.string(),
        weekday: z.number().int(),
        time: z.string(),
        content_type: z.string().nullable(),
      }),
    )
    .describe('By weekday and time.'),
  next: z.array(z.string()).describe('The next three dates, RFC 3339, whether or not they are free.'),
})
export type SlotsAnswer = z.infer<typeof slotsAnswer>
