import { z } from 'zod'
import { followUpNames } from '@/lib/networks/publisher'

const entrySchema = z.object({
  name: z.enum(followUpNames),
  /** `sending`: a reply that was handed over, or is about to be; what became of it is asked before anything else. */
  status: z.enum(['waiting', 'sending', 'done', 'failed']),
  /** Why it is not done, and what people can do; null where there is nothing to say. */
  failure: z.object({ message: z.string(), hint: z.string() }).nullable(),
  /** Of a reply, counted from 1. */
  place: z.number().int().optional(),
  /** Of a reply that is out. */
  remote_id: z.string().optional(),
  /** When a reply was sent first; of a failed one: it may be out all the same. */
  sent_at: z.string().optional(),
  /** How often the network was asked for it and did not have it. */
  looks: z.number().int().optional(),
  /** What an edit of the post is to do to a reply that is out. */
  change: z.enum(['edit', 'remove']).optional(),
})
export type FollowUpEntry = z.infer<typeof entrySchema>

/** What is left to do for a published post, and what came of it: kept in the publication's progress (docs/decisions/0212, 0214). */
export const followUpsSchema = z.object({
  /** How often it was tried. */
  tries: z.number().int(),
  next_at: z.string(),
  list: z.array(entrySchema),
})
export type FollowUps = z.infer<typeof followUpsSchema>

/** True for what is not settled yet. */
export const isOpen = ({ status }: FollowUpEntry): boolean => status === 'waiting' || status === 'sending'

/** True for the same step of a post. */
export const isSame = (one: FollowUpEntry, other: FollowUpEntry): boolean =>
  one.name === other.name && one.place === other.place
