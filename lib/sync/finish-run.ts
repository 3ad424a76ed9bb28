import { eq, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { sources, syncRuns } from '@/db/schema'
import type { RunStatus } from '@/db/schema/sync-runs'
import type { ProjectContext } from '@/lib/auth/context'
import type { IndexState } from '@/lib/sources/connector'
import { asSourceError, type SourceError } from '@/lib/sources/source-error'
import { releaseLease, type SourceRow } from './begin-run'
import { holdLease, type Lease } from './lease'
import { pauseAfterFailure, pauseAfterSuccess } from './pauses'
import type { RunCounts } from './schemas'

export type Ending = {
  runId: string
  lease: Lease
  source: SourceRow
  counts: RunCounts
  notes: string[]
  now: Date
}

const mostNotes = 100

/**
 * Ends a run that read its source: the run's record, the source back in good order, and the time of the next sync.
 * `index` are the validators to ask with next time, given only when everything they stand for is stored (security 3.1);
 * `more` is done first, in the same transaction. Throws LeaseLost.
 */
export function finishRun(
  ctx: ProjectContext,
  ending: Ending & {
    index: { validators: IndexState; entries: number; skipped: number } | null | 'keep'
    leftOver: boolean
    troubled: boolean
    retryAfterSeconds?: number | undefined
    more?: ((tx: ProjectTx) => Promise<void>) | undefined
  },
): Promise<void> {
  const { source, counts, now, index } = ending
  const rhythm = pauseAfterSuccess(source.syncIntervalMinutes, ending.leftOver)
  const pause = Math.max(rhythm, (ending.retryAfterSeconds ?? 0) * 1000)
  return inProject(ctx, async (tx) => {
    await holdLease(tx, ending.lease)
    await ending.more?.(tx)
    await tx
      .update(sources)
      .set({
        status: activeUnlessPaused,
        error: null,
        consecutiveFailures: 0,
        lastSyncedAt: now,
        nextSyncAt: new Date(now.getTime() + pause),
        leaseUntil: null,
        ...(index === 'keep'
          ? {}
          : {
              indexValidators: index?.validators ?? cursorOf(source),
              indexEntries: index?.entries ?? 0,
              indexSkipped: index?.skipped ?? 0,
            }),
      })
      .where(eq(sources.id, source.id))
    const good = counts.failed === 0 && counts.skipped === 0 && !ending.troubled
    await endRun(tx, ending, good ? 'succeeded' : 'partial', null)
  })
}

/**
 * Ends a run that could not read its source: the source goes into `error` with words and a hint, and is tried again
 * after a growing pause, never stopped (decisions 4). Throws LeaseLost.
 */
export function failRun(ctx: ProjectContext, ending: Ending & { cause: unknown }): Promise<SourceError> {
  const { source, now } = ending
  const error = asSourceError(ending.cause)
  const told = { code: error.code, message: error.message, hint: error.hint }
  const failures = source.consecutiveFailures + 1
  const pause = pauseAfterFailure(failures, Math.random(), error.retryAfterSeconds)
  return inProject(ctx, async (tx) => {
    await holdLease(tx, ending.lease)
    await tx
      .update(sources)
      .set({
        status: sql`case when status = 'paused' then 'paused' else 'error' end`,
        error: { ...told, since: source.error?.since ?? now.toISOString() },
        consecutiveFailures: failures,
        nextSyncAt: new Date(now.getTime() + pause),
      })
      .where(eq(sources.id, source.id))
    await releaseLease(tx, ending.lease)
    const { created, updated, unchanged } = ending.counts
    await endRun(tx, ending, created + updated + unchanged > 0 ? 'partial' : 'failed', told)
    return error
  })
}

/** Validators stand for one state of the index and end with it; a cursor says what is stored for good. */
export const cursorOf = (source: SourceRow): { cursor: string } | null => {
  const cursor = source.indexValidators?.cursor
  return cursor === undefined ? null : { cursor }
}

const activeUnlessPaused = sql`case when status = 'paused' then 'paused' else 'active' end`

async function endRun(
  tx: ProjectTx,
  ending: Ending,
  status: RunStatus,
  error: { code: string; message: string; hint: string } | null,
): Promise<void> {
  const shown = ending.notes.slice(0, mostNotes)
  const hidden = ending.notes.length - shown.length
  await tx
    .update(syncRuns)
    .set({
      status,
      counts: ending.counts,
      error,
      notes: hidden > 0 ? [...shown, `And ${hidden} more of this kind.`] : shown,
      finishedAt: sql`now()`,
    })
    .where(eq(syncRuns.id, ending.runId))
}
