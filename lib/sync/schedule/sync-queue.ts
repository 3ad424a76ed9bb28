import { sql } from 'drizzle-orm'
import type { SourceRow } from '@/db/schema'
import { syncSlowSourceJob, syncSourceJob } from '@/lib/jobs/sync-source-job'

/**
 * The queue in which a source is synced. Sources known to fail or to take long have their own, so that they can
 * never take every slot: a failing source returns to the prompt queue after its first good run, a long one after
 * its first short run.
 */
export type SyncQueue = 'prompt' | 'slow'

const longRunMs = 15_000

/** Returns the queue of a source's next run. */
export const chooseSyncQueue = (source: Pick<SourceRow, 'consecutiveFailures' | 'lastRunMs'>): SyncQueue =>
  source.consecutiveFailures > 0 || (source.lastRunMs ?? 0) > longRunMs ? 'slow' : 'prompt'

/** Like `chooseSyncQueue`, for a query on `sources`. */
export const isSlow = sql<boolean>`(sources.consecutive_failures > 0 or coalesce(sources.last_run_ms, 0) > ${longRunMs})`

/** Returns the job that syncs a source in this queue. */
export const getSyncJob = (queue: SyncQueue) => (queue === 'slow' ? syncSlowSourceJob : syncSourceJob)
