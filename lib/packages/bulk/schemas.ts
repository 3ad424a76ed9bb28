import { z } from 'zod'
import { bulkActions } from '@/db/allowed-values'
import { packageStatuses } from '@/lib/publications/states'
import { queueFilter, queueTabs } from '../review/queue-filter'

/** Maximum number of posts per bulk action. */
export const maxInBulk = 1000

/**
 * How long a bulk action can be undone according to the user interface. The server allows a little longer, for
 * requests under way.
 */
export const bulkUndoSeconds = 10

/**
 * Which posts: either a list of ids, optionally with the revision that the person saw, or everything that a filter
 * finds in one list.
 */
const selection = {
  packages: z
    .array(z.strictObject({ id: z.uuid(), revision: z.number().int().min(1).optional() }))
    .min(1, 'Select at least one post.')
    .max(maxInBulk, `Select at most ${maxInBulk} posts.`)
    .optional(),
  filter: queueFilter
    .extend({ status: z.enum(queueTabs) })
    .optional()
    .describe(`Instead: all that the filter finds in one list, the first ${maxInBulk} of them.`),
}
export type Selection = { [K in keyof typeof selection]?: z.infer<(typeof selection)[K]> }

const onlyOne = (given: Selection) => (given.packages === undefined) !== (given.filter === undefined)
const giveOne = { error: 'Give either packages or filter.', path: ['packages'] }

export const bulkApproveInput = z.strictObject(selection).refine(onlyOne, giveOne)
export type BulkApproveInput = z.infer<typeof bulkApproveInput>

export const bulkRejectInput = z
  .strictObject({
    ...selection,
    reason: z.string().trim().min(1, 'Enter a reason so the author knows what to change.').max(2000),
  })
  .refine(onlyOne, giveOne)
export type BulkRejectInput = z.infer<typeof bulkRejectInput>

export const bulkScheduleInput = z
  .strictObject({
    ...selection,
    approve: z.boolean().default(false).describe('Approves those first that are in review.'),
    spread_days: z
      .number()
      .int()
      .min(1)
      .max(365)
      .optional()
      .describe('Spreads them evenly over so many days, instead of one after the other.'),
  })
  .refine(onlyOne, giveOne)
export type BulkScheduleInput = z.input<typeof bulkScheduleInput>

/** A post that the action failed for, and why. */
const bulkFailure = z.object({
  id: z.string().nullable().describe('Null for one that is not there.'),
  position: z.number().int().nullable().describe('Of one that is not there: its place in `packages`.'),
  title: z.string(),
  code: z.string(),
  message: z.string().describe('In plain words.'),
  hint: z.string(),
})

/** The result of a bulk action. */
export const bulkAnswer = z.object({
  action: z.enum(bulkActions),
  decision_id: z.string().nullable().describe('For undoing it; null where nothing was done.'),
  undo_until: z.string().nullable().describe('RFC 3339, UTC'),
  done: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      status: z.enum(packageStatuses),
      scheduled_at: z.string().nullable(),
    }),
  ),
  failed: z.array(bulkFailure),
  planning_warnings: z
    .array(z.string())
    .describe('What a person should know about the times, where a single post was scheduled.'),
})
export type BulkAnswer = z.infer<typeof bulkAnswer>
export type BulkFailure = z.infer<typeof bulkFailure>

export const undoInput = z.strictObject({ decision_id: z.uuid() })
export type UndoInput = z.infer<typeof undoInput>

export const undoAnswer = z.object({
  undone: z.array(z.object({ id: z.string(), title: z.string(), status: z.enum(packageStatuses) })),
  failed: z.array(bulkFailure),
})
export type UndoAnswer = z.infer<typeof undoAnswer>
