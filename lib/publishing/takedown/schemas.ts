import { z } from 'zod'
import { takedownStatuses } from '@/db/allowed-values'
import { publicationFailureSchema } from '../schemas'

/** For so long a takedown can be undone: nothing is deleted before. */
export const undoSeconds = 10

/** A wish that a published post be deleted, and what came of it (spec/http-api#resources). */
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

/** What is to be taken down: one post, all that are out of a package, or all of an item, wherever it was published. */
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

/** Several that were asked for at once, to be undone at once. */
export const undoTakedownsInput = z.strictObject({ ids: z.array(z.uuid()).min(1).max(500) })

export const takedownFilters = z.object({
  publication_id: z.uuid().optional(),
  package_id: z.uuid().optional(),
  item_id: z.uuid().optional(),
  status: z.enum(takedownStatuses).optional(),
})
export type TakedownFilters = z.infer<typeof takedownFilters>
