import { isOneOf, liveRuns } from '@/db/allowed-values'
import type { syncRuns } from '@/db/schema'
import type { RunAnswer, RunCounts } from '../schemas'

export type RunRow = typeof syncRuns.$inferSelect

export const noCounts: RunCounts = {
  discovered: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  failed: 0,
  withdrawn: 0,
  remaining: 0,
  held: 0,
}

/** Converts a stored run to its wire format (spec/http-api#resources). */
export function presentSyncRun(row: RunRow): RunAnswer {
  return {
    id: row.id,
    source_id: row.sourceId,
    trigger: row.trigger,
    status: row.status,
    counts: { ...noCounts, ...row.counts },
    planned: row.planned,
    error: row.error,
    notes: row.notes,
    has_entries: row.hasLines,
    created_at: row.createdAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  }
}

/** Whether a run has ended, with whatever result. */
export const isFinished = (run: { status: RunRow['status'] }): boolean => !isOneOf(liveRuns, run.status)
