import { setTimeout as pause } from 'node:timers/promises'
import { listenForRunEnd, type RunEnd } from '@/db/run-ends'
import type { ProjectContext } from '@/lib/auth/context'
import { runSync } from '../run/run-sync'
import type { RunAnswer } from '../schemas'
import { getRun } from './get-run'
import { isFinished } from './present-run'

/** Polling as a fallback for NOTIFY, which a pooler may not forward and scheduled runs do not send. */
const looksEveryMs = 100
/** An available worker takes a run within moments; after this, the waiting process runs it itself. */
const workerTakesMs = 700

/**
 * Waits until a run has ended, up to the given number of seconds, and returns its state then. The database notifies
 * it at the commit, and it polls every `lookEveryMs`. If no worker takes the run, runs it here, ending early when
 * the time is over (the rest is left to the next run). Serves `Prefer: wait=N` (RFC 7240).
 */
export async function waitForRun(
  ctx: ProjectContext<'write'>,
  input: { runId: string; seconds: number; lookEveryMs?: number },
): Promise<RunAnswer> {
  const until = Date.now() + input.seconds * 1000
  const takeOver = Date.now() + Math.min(workerTakesMs, input.seconds * 250)
  const end = await listenForRunEnd(input.runId)
  try {
    let word = end.next()
    let run = await getRun(ctx, input)
    while (!isFinished(run) && Date.now() < until) {
      if (run.status === 'queued' && Date.now() >= takeOver)
        await runSync(ctx, { runId: run.id, signal: AbortSignal.timeout(Math.max(1, until - Date.now())) })
      else await wordOr(word, Math.min(input.lookEveryMs ?? looksEveryMs, Math.max(1, until - Date.now())))
      word = end.next()
      run = await getRun(ctx, input)
    }
    return run
  } finally {
    end.stop()
  }
}

async function wordOr(word: ReturnType<RunEnd['next']>, ms: number): Promise<void> {
  const over = new AbortController()
  await Promise.race([word, pause(ms, undefined, { signal: over.signal }).catch(() => undefined)])
  over.abort()
}
