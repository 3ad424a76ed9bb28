import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { RunStatus } from '@/db/allowed-values'
import { prepared } from '@/db/prepared'
import { inProject, type ProjectTx } from '@/db/project'
import { notifyRunEnded } from '@/db/run-ends'
import { type SourceRow, syncRuns } from '@/db/schema'
import { sendWithCommit } from '@/db/transaction'
import { systemActor } from '@/lib/audit/actor'
import type { ProjectContext } from '@/lib/auth/context'
import { recordNotification } from '@/lib/notifications/record-notification'
import type { IndexState } from '@/lib/sources/connector'
import { computeSilentAfter, recordArrivalTime } from '@/lib/sources/health/content-rhythm'
import { asSourceError, type SourceError } from '@/lib/sources/source-error'
import { storableJson } from '@/lib/text/storable-json'
import type { RunCounts } from '../schemas'
import { backoffAfterFailure, delayAfterSuccess, delayWhenGone } from './backoff'
import { type Lease, leaseWrittenCondition, releaseLease, releaseLeaseStatement, requireLease } from './lease'
import { buildSourceWait, type Pause } from './waits'

export type Ending = {
  runId: string
  lease: Lease
  source: SourceRow
  counts: RunCounts
  notes: string[]
  now: Date
}

const maxNotes = 100

/**
 * Ends a run that read its source: updates the run's record, resets the source's error state, and sets the time of
 * the next sync. `index` contains the validators for the next request, given only if everything they stand for is
 * stored (spec/security#3.1); `beforeCommit` runs in the same transaction. Throws LeaseLost.
 */
export async function finishRun(
  ctx: ProjectContext,
  ending: Ending & {
    index: { validators: IndexState; entries: number; skipped: number } | null | 'keep'
    leftOver: boolean
    incomplete: boolean
    retryAfterSeconds?: number | undefined
    /** For how long the index asks not to be read again; leftover entries are fetched earlier. */
    freshForSeconds?: number | undefined
    beforeCommit?: ((tx: ProjectTx) => Promise<void>) | undefined
  },
): Promise<void> {
  const { source, counts, now, index } = ending
  const intervalMs = delayAfterSuccess(source.syncIntervalMinutes, ending.leftOver)
  const freshSeconds = ending.leftOver ? 0 : (ending.freshForSeconds ?? 0)
  const pause = Math.max(intervalMs, (ending.retryAfterSeconds ?? 0) * 1000, freshSeconds * 1000)
  const isComplete = counts.failed === 0 && counts.skipped === 0 && !ending.incomplete
  const { beforeCommit } = ending
  const sourceChanges = {
    status: activeUnlessPaused,
    error: null,
    waiting: ending.retryAfterSeconds
      ? buildSourceWait(ending, describePartialPause(ending.retryAfterSeconds))
      : null,
    consecutiveFailures: 0,
    lastSyncedAt: now,
    lastRunMs: duration(ending),
    ...rhythmChanges(ending),
    nextSyncAt: new Date(now.getTime() + pause),
    ...(index === 'keep'
      ? {}
      : {
          indexValidators: index?.validators ?? cursorOf(source),
          indexEntries: index?.entries ?? 0,
          indexSkipped: index?.skipped ?? 0,
        }),
  }
  const releasedLease = await inProject(ctx, async (tx) => {
    // Other writes must wait for the lease. Without any, everything is sent in one round trip with the commit.
    const lease = beforeCommit
      ? undefined
      : sendWithCommit(tx, releaseLeaseStatement(tx, ending.lease, sourceChanges))
    if (beforeCommit) {
      await releaseLease(tx, ending.lease, sourceChanges)
      await beforeCommit(tx)
    }
    sendWithCommit(
      tx,
      endRunStatement(tx, ending, isComplete ? 'succeeded' : 'partial', null, index !== 'keep'),
    )
    return lease
  })
  // If the lease was lost, nothing was written (`leaseWrittenCondition`).
  if (releasedLease) requireLease(releasedLease.rows)
}

/**
 * Ends a run that could not read its source: the source goes into `error` with a message and a hint, and is retried
 * after a growing pause, never stopped (spec/decisions#4). Throws LeaseLost.
 */
export function failRun(ctx: ProjectContext, ending: Ending & { cause: unknown }): Promise<SourceError> {
  const { source, now } = ending
  const error = asSourceError(ending.cause)
  const shown = storable({ code: error.code, message: error.message, hint: error.hint })
  const failures = source.consecutiveFailures + 1
  const pause =
    error.code === 'gone'
      ? delayWhenGone
      : backoffAfterFailure(failures, Math.random(), error.retryAfterSeconds)
  return inProject(ctx, async (tx) => {
    await releaseLease(tx, ending.lease, {
      status: sql`case when status = 'paused' then 'paused' else 'error' end`,
      error: { ...shown, since: source.error?.since ?? now.toISOString() },
      waiting: null,
      consecutiveFailures: failures,
      lastRunMs: duration(ending),
      ...(hasNewContent(ending) ? rhythmChanges(ending) : {}),
      nextSyncAt: new Date(now.getTime() + pause),
    })
    const { created, updated, unchanged } = ending.counts
    const some = created + updated + unchanged > 0
    const hasLines = some || ending.counts.skipped + ending.counts.failed > 0
    await endRun(tx, ending, some ? 'partial' : 'failed', shown, hasLines)
    if (failures === failuresBeforeNotification)
      await recordNotification(
        tx,
        { actor: systemActor },
        {
          kind: 'source_problem',
          key: `${source.id}/failing/${ending.runId}`,
          path: `/sources/${source.id}`,
          data: { title: source.name, reason: `${shown.message} ${shown.hint}` },
        },
      )
    return error
  })
}

/** This many consecutive failures are no longer a hiccup: people are notified (spec/planning#5). */
const failuresBeforeNotification = 3

/**
 * Validators describe one state of the index and become invalid with it; a cursor says what is permanently stored.
 */
export const cursorOf = (source: SourceRow): { cursor: string } | null => {
  const cursor = source.indexValidators?.cursor
  return cursor === undefined ? null : { cursor }
}

/**
 * Ends a run that was stopped on our side before it had read its source (by shutdown or its time budget): the
 * source is not at fault and is tried again soon. Throws LeaseLost.
 */
export function postponeRun(ctx: ProjectContext, ending: Ending): Promise<void> {
  const { source, now } = ending
  return inProject(ctx, async (tx) => {
    await releaseLease(tx, ending.lease, {
      nextSyncAt: new Date(now.getTime() + delayAfterSuccess(source.syncIntervalMinutes, true)),
    })
    const shown = {
      code: 'interrupted',
      message: 'The sync stopped before it read the source.',
      hint: 'You don’t need to do anything. We try again in a moment.',
    }
    await endRun(tx, ending, 'failed', shown, false)
  })
}

/**
 * Ends a run whose source's server asked for a pause: the source keeps its state, waits, and is due again when the
 * pause is over. Throws LeaseLost. Serves spec/decisions#waiting.
 */
export function endPausedRun(ctx: ProjectContext, ending: Ending & { pause: Pause }): Promise<void> {
  const waiting = storable(buildSourceWait(ending, ending.pause))
  return inProject(ctx, async (tx) => {
    await releaseLease(tx, ending.lease, {
      waiting,
      lastRunMs: duration(ending),
      ...(hasNewContent(ending) ? rhythmChanges(ending) : {}),
      nextSyncAt: new Date(waiting.until),
    })
    const { created, updated, unchanged, skipped, failed } = ending.counts
    const shown = {
      code: 'asked-to-wait',
      message: waiting.message,
      hint: 'This is not an error. We continue automatically when the wait is over.',
    }
    await endRun(tx, ending, 'partial', shown, created + updated + unchanged + skipped + failed > 0)
  })
}

const describePartialPause = (seconds: number): Pause => ({
  ms: seconds * 1000,
  message: 'The server asked us to wait before we fetch the rest.',
})

const hasNewContent = ({ counts }: Ending): boolean => counts.created + counts.updated > 0

/**
 * Returns what a run reveals about the source's rhythm. A source that had failed could not be read: its silence
 * counts from now.
 */
function rhythmChanges(ending: Ending): Partial<SourceRow> {
  const { source, now } = ending
  if (hasNewContent(ending)) return recordArrivalTime(source, now)
  return source.status === 'error' ? { silentAfter: computeSilentAfter(source.contentTimes, now) } : {}
}

const duration = ({ runId }: Ending) =>
  sql`(select extract(epoch from clock_timestamp() - started_at) * 1000 from sync_runs where id = ${runId}::uuid)::int`

const activeUnlessPaused = sql`case when status = 'paused' then 'paused' else 'active' end`

/** Notes and messages may quote the source: a broken character in them must not keep a run from ending. */
const storable = <T>(words: T): T => storableJson(words, () => undefined) as T

const endRun = (...ending: Parameters<typeof endRunStatement>): Promise<unknown> =>
  prepared(ending[0], endRunStatement(...ending))

/**
 * Returns the statement that ends a run if this transaction has written its source's row under the run's own lease.
 */
function endRunStatement(
  tx: ProjectTx,
  ending: Ending,
  status: RunStatus,
  error: { code: string; message: string; hint: string } | null,
  hasLines: boolean,
): SQL {
  const shown = ending.notes.slice(0, maxNotes)
  const hidden = ending.notes.length - shown.length
  return tx
    .update(syncRuns)
    .set({
      status,
      counts: ending.counts,
      error,
      hasLines,
      notes: storable(hidden > 0 ? [...shown, `And ${hidden} more like this.`] : shown),
      finishedAt: sql`now()`,
    })
    .where(and(eq(syncRuns.id, ending.runId), leaseWrittenCondition(ending.lease.sourceId)))
    .returning({ notified: notifyRunEnded })
    .getSQL()
}
