import { z } from 'zod'
import { followUpNames } from '@/lib/networks/publisher'

const entrySchema = z.object({
  name: z.enum(followUpNames),
  /**
   * `sending`: a reply that was or is about to be sent; before anything else, the network is asked what became of
   * it.
   */
  status: z.enum(['waiting', 'sending', 'done', 'failed']),
  /** Why it is not done, and what people can do; null if there is nothing to say. */
  failure: z.object({ message: z.string(), hint: z.string() }).nullable(),
  /** For a reply: its position, counted from 1. */
  place: z.number().int().optional(),
  /** For a published reply. */
  remote_id: z.string().optional(),
  /** When a reply was first sent. If it is set on a failed reply, the reply may be published all the same. */
  sent_at: z.string().optional(),
  /** How often the network was asked for the reply and did not have it. */
  looks: z.number().int().optional(),
  /** What an edit of the post has to do to a published reply. */
  change: z.enum(['edit', 'remove']).optional(),
})
export type FollowUpEntry = z.infer<typeof entrySchema>

/**
 * What is left to do for a published post, and the results so far; stored in the publication's progress
 * (docs/decisions/0212, 0214).
 */
export const followUpsSchema = z.object({
  /** Number of tries so far. */
  tries: z.number().int(),
  next_at: z.string(),
  list: z.array(entrySchema),
})
export type FollowUps = z.infer<typeof followUpsSchema>

/** Whether a step is not settled yet. */
export const isOpen = ({ status }: FollowUpEntry): boolean => status === 'waiting' || status === 'sending'

/** Whether two entries are the same step of a post. */
export const isSame = (one: FollowUpEntry, other: FollowUpEntry): boolean =>
  one.name === other.name && one.place === other.place
