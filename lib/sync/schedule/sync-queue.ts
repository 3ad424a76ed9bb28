import { sql } from 'drizzle-orm'
import type { SourceRow } from '@/db/schema'
import { syncSlowSourceJob, syncSourceJob } from '@/lib/jobs/sync-source-job'

/**
 * The queue in which a source is synced. Those known to fail or to take long have one of their own, so that they can never
 * take every slot: a failing source comes back to the prompt queue with its first good run, a long one with its first short
 * one.
 */
export type SyncQueue = 'prompt' | 'slow'

const longRunMs = 15_000

/** The queue of a source's next run. */
export const syncQueueOf = (source: Pick<SourceRow, 'consecutiveFailures' | 'lastRunMs'>): SyncQueue =>
  source.consecutiveFailures > 0 || (source.lastRunMs ?? 0) > longRunMs ? 'slow' : 'prompt'

/** The same inside a query on `sources`. */
export const isSlow = sql<boolean>`(sources.consecutive_failures > 0 or coalesce(sources.last_run_ms, 0) > ${longRunMs})`

export const jobOf = (queue: SyncQueue) => (queue === 'slow' ? syncSlowSourceJob : syncSourceJob)
