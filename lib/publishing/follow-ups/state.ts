import { z } from 'zod'
import { followUpNames } from '@/lib/networks/publisher'

/** What is left to do for a published post, and what came of it: kept in the publication's progress (docs/decisions/0212). */
export const followUpsSchema = z.object({
  /** How often it was tried. */
  tries: z.number().int(),
  next_at: z.string(),
  list: z.array(
    z.object({
      name: z.enum(followUpNames),
      status: z.enum(['waiting', 'done', 'failed']),
      /** Why it is not done, and what people can do; null where there is nothing to say. */
      failure: z.object({ message: z.string(), hint: z.string() }).nullable(),
    }),
  ),
})
export type FollowUps = z.infer<typeof followUpsSchema>
