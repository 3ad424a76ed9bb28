import type { ProjectContext } from '@/lib/auth/context'
import { outboundConnect } from '@/lib/http/outbound'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { log } from '@/lib/log'
import { storePicture } from '@/lib/media/store-picture'
import { openSource } from '@/lib/sources/config/open-source'
import { SourceError } from '@/lib/sources/source-error'
import { noCounts } from '../read/present-run'
import { chooseSyncQueue } from '../schedule/sync-queue'
import { beginRun } from './begin-run'
import { endPausedRun, failRun, postponeRun } from './finish-run'
import { LeaseLost, startLeaseHeartbeat } from './lease'
import { limitHeavyRuns } from './limit-heavy-runs'
import { sourceFetch } from './source-fetch'
import { syncEntries } from './sync-entries'
import { findRequestedPause } from './waits'

export type RunResult = { kind: 'done' } | { kind: 'over' } | { kind: 'busy'; until: Date }

/** Maximum duration of one sync; the rest is left to the next. Well below the queue's own limit for a job. */
const maxRunMs = 5 * 60_000

/**
 * Performs one queued run: discover, plan, fetch, map, store, record (spec/decisions#4). Takes the run's id and a
 * signal that ends it early (what is stored stays, the rest is left to the next run), as does `timeUp`, by default
 * after the maximum duration of a run. Returns `busy` while another process holds the source and `over` if the run
 * should no longer be done. A source that cannot be read ends in its error state, not in an exception, and one
 * whose server asks for a pause waits; throws only if our own database fails.
 */
export async function runSync(
  ctx: ProjectContext<'write'>,
  input: { runId: string; signal: AbortSignal; fetch?: GuardedFetch; now?: () => Date; timeUp?: AbortSignal },
): Promise<RunResult> {
  const attempt = await beginRun(ctx, input.runId)
  if (attempt.kind !== 'mine') return attempt
  const { run, source, lease } = attempt
  const now = input.now ?? (() => new Date())
  const leaseHeartbeat = startLeaseHeartbeat(ctx, lease)
  const timeLimit = new AbortController()
  const timer = setTimeout(() => timeLimit.abort(), maxRunMs)
  const timeUp = input.timeUp ?? timeLimit.signal
  const signal = AbortSignal.any([input.signal, leaseHeartbeat.lost, timeUp])
  const stopReason = () => (timeUp.aborted ? 'time-up' : 'asked')
  const state = { counts: { ...noCounts }, notes: [] as string[] }
  let releaseHeavySlot = () => {}
  try {
    const opened = openSource(source)
    const queue = chooseSyncQueue(source)
    const { fetch, release } = limitHeavyRuns(
      input.fetch ?? sourceFetch(opened.pace, { scope: ctx.projectId, tenant: ctx, queue }),
      queue,
    )
    releaseHeavySlot = release
    const io = {
      fetch,
      connect: outboundConnect('sources', ctx),
      now,
      signal,
      keepPicture: (picture: { id: string; address: string }) =>
        storePicture(ctx.projectId, picture, { fetch, signal }),
    }
    await syncEntries(ctx, { run, source, lease, opened, io, state, stopReason })
    return { kind: 'done' }
  } catch (cause) {
    if (cause instanceof LeaseLost || leaseHeartbeat.lost.aborted) {
      log.warn('sync stopped: its lease went to another run', { source_id: source.id, run_id: run.id })
      return { kind: 'over' }
    }
    const ending = { runId: run.id, lease, source, ...state, now: now() }
    // The signal ended while the list was being read, so the connector's own error does not matter.
    const nothingRead = state.counts.created + state.counts.updated + state.counts.unchanged === 0
    if (nothingRead && input.signal.aborted && !timeUp.aborted) {
      await postponeRun(ctx, ending)
      return { kind: 'done' }
    }
    const pause = findRequestedPause(cause, ending)
    if (pause !== undefined) {
      await endPausedRun(ctx, { ...ending, pause })
      return { kind: 'done' }
    }
    const error = await failRun(ctx, {
      ...ending,
      cause: nothingRead && timeUp.aborted ? createTimeoutError() : cause,
    })
    if (error.code === 'internal') log.error('sync', cause, { source_id: source.id, run_id: run.id })
    return { kind: 'done' }
  } finally {
    clearTimeout(timer)
    releaseHeavySlot()
    leaseHeartbeat.stop()
  }
}

const createTimeoutError = (): SourceError =>
  new SourceError('took-too-long', {
    message: `Reading the list of entries took longer than ${maxRunMs / 60_000} minutes, the most one sync may take.`,
    hint: 'Its server is very slow or asked us to slow down. We retry automatically. If it keeps happening, ask the server’s administrator.',
  })
