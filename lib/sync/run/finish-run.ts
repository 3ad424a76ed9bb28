import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { RunStatus } from '@/db/allowed-values'
import { prepared } from '@/db/prepared'
import { inProject, type ProjectTx } from '@/db/project'
import { notifyRunEnded } from '@/db/run-ends'
import { type SourceRow, syncRuns } from '@/db/schema'
import { sendWithCommit } from '@/db/transaction'
import type { ProjectContext } from '@/lib/auth/context'
import { recordNotification } from '@/lib/notifications/record-notification'
import type { IndexState } from '@/lib/sources/connector'
import { afterArrival, silentFrom } from '@/lib/sources/content-rhythm'
import { asSourceError, type SourceError } from '@/lib/sources/source-error'
import { storableJson } from '@/lib/text/storable-json'
import type { RunCounts } from '../schemas'
import { backoffAfterFailure, delayAfterSuccess, delayWhenGone } from './backoff'
import { endLease, type Lease, leaseEnd, leaseWritten, requireLease } from './lease'
import { type Pause, waitFor } from './waits'

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
 * Ends a run that read its source: the run's record, the source back in good order, and the time of the next sync.
 * `index` are the validators to ask with next time, given only when everything they stand for is stored (spec/security#3.1);
 * `more` is done in the same transaction. Throws LeaseLost.
 */
export async function finishRun(
  ctx: ProjectContext,
  ending: Ending & {
    index: { validators: IndexState; entries: number; skipped: number } | null | 'keep'
    leftOver: boolean
    incomplete: boolean
    retryAfterSeconds?: number | undefined
    /** The index asks to be left alone for so long; what is left over is fetched before. */
    restSeconds?: number | undefined
    more?: ((tx: ProjectTx) => Promise<void>) | undefined
  },
): Promise<void> {
  const { source, counts, now, index } = ending
  const rhythm = delayAfterSuccess(source.syncIntervalMinutes, ending.leftOver)
  const rest = ending.leftOver ? 0 : (ending.restSeconds ?? 0)
  const pause = Math.max(rhythm, (ending.retryAfterSeconds ?? 0) * 1000, rest * 1000)
  const good = counts.failed === 0 && counts.skipped === 0 && !ending.incomplete
  const { more } = ending
  const left = {
    status: activeUnlessPaused,
    error: null,
    waiting: ending.retryAfterSeconds ? waitFor(ending, pauseInTheMiddle(ending.retryAfterSeconds)) : null,
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
  const ended = await inProject(ctx, async (tx) => {
    // What else is to be written must wait for the lease. With nothing in between all is one round trip with the commit.
    const lease = more ? undefined : sendWithCommit(tx, leaseEnd(tx, ending.lease, left))
    if (more) {
      await endLease(tx, ending.lease, left)
      await more(tx)
    }
    sendWithCommit(tx, runEnd(tx, ending, good ? 'succeeded' : 'partial', null, index !== 'keep'))
    return lease
  })
  // Where the lease was lost, nothing was written (`leaseWritten`).
  if (ended) requireLease(ended.rows)
}

/**
 * Ends a run that could not read its source: the source goes into `error` with words and a hint, and is tried again
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
    await endLease(tx, ending.lease, {
      status: sql`case when status = 'paused' then 'paused' else 'error' end`,
      error: { ...shown, since: source.error?.since ?? now.toISOString() },
      waiting: null,
      consecutiveFailures: failures,
      lastRunMs: duration(ending),
      ...(brought(ending) ? rhythmChanges(ending) : {}),
      nextSyncAt: new Date(now.getTime() + pause),
    })
    const { created, updated, unchanged } = ending.counts
    const some = created + updated + unchanged > 0
    const touched = some || ending.counts.skipped + ending.counts.failed > 0
    await endRun(tx, ending, some ? 'partial' : 'failed', shown, touched)
    if (failures === failuresToTell)
      await recordNotification(
        tx,
        { actor: { kind: 'system', id: null, name: 'Tributary' } },
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

/** So many failures in a row are no hiccup any more: people are told (spec/planning#5). */
const failuresToTell = 3

/** Validators stand for one state of the index and end with it; a cursor says what is stored for good. */
export const cursorOf = (source: SourceRow): { cursor: string } | null => {
  const cursor = source.indexValidators?.cursor
  return cursor === undefined ? null : { cursor }
}

/**
 * Ends a run that was stopped from our side before it had read its source (the process ends, or its time budget): no
 * fault of the source, which is looked at again soon. Throws LeaseLost.
 */
export function postponeRun(ctx: ProjectContext, ending: Ending): Promise<void> {
  const { source, now } = ending
  return inProject(ctx, async (tx) => {
    await endLease(tx, ending.lease, {
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
 * Ends a run whose source's server asked for a pause: the source stays as it was, waits, and is due again when the pause
 * is over. Throws LeaseLost. Serves spec/decisions#waiting.
 */
export function endPausedRun(ctx: ProjectContext, ending: Ending & { pause: Pause }): Promise<void> {
  const waiting = storable(waitFor(ending, ending.pause))
  return inProject(ctx, async (tx) => {
    await endLease(tx, ending.lease, {
      waiting,
      lastRunMs: duration(ending),
      ...(brought(ending) ? rhythmChanges(ending) : {}),
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

const pauseInTheMiddle = (seconds: number): Pause => ({
  ms: seconds * 1000,
  message: 'The server asked us to wait before we fetch the rest.',
})

const brought = ({ counts }: Ending): boolean => counts.created + counts.updated > 0

/** What a run tells of the source's rhythm. A source that failed could not be read: its silence counts from now. */
function rhythmChanges(ending: Ending): Partial<SourceRow> {
  const { source, now } = ending
  if (brought(ending)) return afterArrival(source, now)
  return source.status === 'error' ? { silentAfter: silentFrom(source.contentTimes, now) } : {}
}

const duration = ({ runId }: Ending) =>
  sql`(select extract(epoch from clock_timestamp() - started_at) * 1000 from sync_runs where id = ${runId}::uuid)::int`

const activeUnlessPaused = sql`case when status = 'paused' then 'paused' else 'active' end`

/** Notes and messages may quote what the source says: a broken character in them must not keep a run from ending. */
const storable = <T>(words: T): T => storableJson(words, () => undefined) as T

const endRun = (...ending: Parameters<typeof runEnd>): Promise<unknown> =>
  prepared(ending[0], runEnd(...ending))

/** The statement that ends a run, where this transaction has written its source's row under the run's own lease. */
function runEnd(
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
    .where(and(eq(syncRuns.id, ending.runId), leaseWritten(ending.lease.sourceId)))
    .returning({ shown: notifyRunEnded })
    .getSQL()
}
