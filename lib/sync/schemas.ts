import { z } from 'zod'
import { isOneOf, liveRuns, runOutcomes, runStatuses, runTriggers } from '@/db/allowed-values'
import { itemAnswer } from '@/lib/items/schemas'

export { isOneOf, liveRuns, runOutcomes }

export const runCounts = z.object({
  /** Entries in the index, usable or not. */
  discovered: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** Entries at fault themselves: an invalid slug, a bible that is missing or malformed. */
  skipped: z.int(),
  /** Entries whose server was at fault; they are retried. */
  failed: z.int(),
  withdrawn: z.int(),
  /** Due entries left for later syncs. */
  remaining: z.int(),
  /** Entries that vanished in such numbers that a person must confirm that they are really gone. */
  held: z.int(),
})
export type RunCounts = z.infer<typeof runCounts>

/** A run on the wire (spec/http-api#resources). */
export const runAnswer = z.object({
  id: z.uuid(),
  source_id: z.uuid(),
  trigger: z.enum(runTriggers),
  status: z.enum(runStatuses),
  counts: runCounts,
  /** How many entries the run will fetch, once it knows. */
  planned: z.int().nullable(),
  error: z.object({ code: z.string(), message: z.string(), hint: z.string() }).nullable(),
  notes: z.array(z.string()),
  /** False if no entry was touched, or if the entries' outcomes have been removed because of their age. */
  has_entries: z.boolean(),
  created_at: z.iso.datetime(),
  started_at: z.iso.datetime().nullable(),
  finished_at: z.iso.datetime().nullable(),
})
export type RunAnswer = z.infer<typeof runAnswer>

export const runEntryAnswer = z.object({
  key: z.string(),
  outcome: z.enum(runOutcomes),
  reason: z.string().nullable(),
  item_id: z.uuid().nullable(),
})
export type RunEntryAnswer = z.infer<typeof runEntryAnswer>

/** Options for starting a sync. */
export const syncInput = z.strictObject({
  /** Treat entries that vanished in large numbers as really gone. */
  accept_withdrawals: z.boolean().optional(),
})

/** What a source would import, before anything is stored. */
export const previewAnswer = z.object({
  /** discovered: all entries in the index; created: shown here as items; remaining: not looked at. */
  counts: runCounts,
  entries: z.array(
    z.object({
      key: z.string(),
      outcome: z.enum(runOutcomes),
      reason: z.string().nullable(),
      item: itemAnswer
        .omit({
          id: true,
          project_id: true,
          source_id: true,
          status: true,
          withdrawn_at: true,
          created_at: true,
          updated_at: true,
        })
        .nullable(),
    }),
  ),
  notes: z.array(z.string()),
})
export type PreviewedEntry = PreviewAnswer['entries'][number]
export type PreviewedDraft = NonNullable<PreviewedEntry['item']>
export type PreviewAnswer = z.infer<typeof previewAnswer>
