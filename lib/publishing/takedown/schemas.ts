import { z } from 'zod'
import { takedownStatuses } from '@/db/allowed-values'
import { publicationFailureSchema } from '../schemas'

/** How long a takedown can be undone: nothing is deleted before that. */
export const takedownUndoSeconds = 10

/** A request to delete a published post, and its outcome (spec/http-api#resources). */
export const takedownAnswer = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  publication_id: z.uuid(),
  package_id: z.uuid(),
  channel_id: z.uuid().nullable(),
  platform: z.string(),
  channel: z.string().describe('The name of the channel.'),
  status: z
    .enum(takedownStatuses)
    .describe('`by_hand`: the network lets nobody but people delete it; mark it as deleted when you have.'),
  asked_by: z.string(),
  due_at: z.string().describe('Not before then; until then it can be cancelled.'),
  attempts: z.number().int(),
  error: publicationFailureSchema.nullable(),
  remote_url: z.string().nullable().describe('Where the post is.'),
  done_by: z.string().nullable().describe('Who said that they deleted it by hand.'),
  finished_at: z.string().nullable(),
  created_at: z.string(),
})
export type TakedownAnswer = z.infer<typeof takedownAnswer>

/** What to take down: one post, all published posts of a package, or all of an item, wherever they were published. */
export const takeDownInput = z
  .strictObject({
    publication_id: z.uuid().optional(),
    package_id: z.uuid().optional(),
    item_id: z.uuid().optional(),
  })
  .refine((input) => Object.values(input).filter((value) => value !== undefined).length === 1, {
    message: 'Name one publication, one package or one item.',
  })
export type TakeDownInput = z.infer<typeof takeDownInput>

export const takedownIdInput = z.strictObject({ id: z.uuid() })

/** Several takedowns to undo at once, such as those requested together. */
export const undoTakedownsInput = z.strictObject({ ids: z.array(z.uuid()).min(1).max(500) })

export const takedownFilters = z.object({
  publication_id: z.uuid().optional(),
  package_id: z.uuid().optional(),
  item_id: z.uuid().optional(),
  status: z.enum(takedownStatuses).optional(),
})
export type TakedownFilters = z.infer<typeof takedownFilters>
