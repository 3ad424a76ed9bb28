import { sql } from 'drizzle-orm'
import type { sources } from '@/db/schema'
import { syncSlowSourceJob, syncSourceJob } from '@/lib/jobs/sync-source-job'

/**
 * Where a source is synced. Those known to fail or to take long have a lane of their own, so that they can never take
 * every place: a failing source comes back to the prompt lane with its first good run, a long one with its first short
 * one.
 */
export type SyncLane = 'prompt' | 'slow'

const longRunMs = 15_000

/** The lane of a source's next run. */
export const laneOf = (
  source: Pick<typeof sources.$inferSelect, 'consecutiveFailures' | 'lastRunMs'>,
): SyncLane => (source.consecutiveFailures > 0 || (source.lastRunMs ?? 0) > longRunMs ? 'slow' : 'prompt')

/** The same inside a query on `sources`. */
export const isSlow = sql<boolean>`(sources.consecutive_failures > 0 or coalesce(sources.last_run_ms, 0) > ${longRunMs})`

export const jobOf = (lane: SyncLane) => (lane === 'slow' ? syncSlowSourceJob : syncSourceJob)
