import type { ProjectContext } from '@/lib/auth/context'
import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import { log } from '@/lib/log'
import { openSource } from '@/lib/sources/open-source'
import { beginRun } from './begin-run'
import { failRun } from './finish-run'
import { keepLease, LeaseLost } from './lease'
import { noCounts } from './present-run'
import { sourceFetch } from './source-fetch'
import { syncEntries } from './sync-entries'

export type RunResult = { kind: 'done' } | { kind: 'over' } | { kind: 'busy'; until: Date }

/**
 * Does one queued run: discover, plan, fetch, map, store, record (decisions 4). Takes the run's id and a signal that
 * ends it early (what is stored stays, the rest is left for the next run). Gives `busy` while another process has the
 * source and `over` when the run is not to be done any more. A source that cannot be read ends in its error state, not
 * in an exception; only our own database failing throws.
 */
export async function runSync(
  ctx: ProjectContext,
  input: { runId: string; signal: AbortSignal; fetch?: GuardedFetch; now?: () => Date },
): Promise<RunResult> {
  const begun = await beginRun(ctx, input.runId)
  if (begun.kind !== 'mine') return begun
  const { run, source, lease } = begun
  const now = input.now ?? (() => new Date())
  const kept = keepLease(ctx, lease)
  const signal = AbortSignal.any([input.signal, kept.lost])
  const state = { counts: { ...noCounts }, notes: [] as string[] }
  try {
    const opened = openSource(source)
    const io = { fetch: input.fetch ?? sourceFetch(opened.pace), now, signal }
    await syncEntries(ctx, { run, source, lease, opened, io, state })
    return { kind: 'done' }
  } catch (cause) {
    if (cause instanceof LeaseLost || kept.lost.aborted) {
      log.warn('sync stopped: its lease went to another run', { source_id: source.id, run_id: run.id })
      return { kind: 'over' }
    }
    const error = await failRun(ctx, { runId: run.id, lease, source, ...state, now: now(), cause })
    if (error.code === 'internal') log.error('sync', cause, { source_id: source.id, run_id: run.id })
    return { kind: 'done' }
  } finally {
    kept.stop()
  }
}
