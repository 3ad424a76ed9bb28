import { setTimeout as pause } from 'node:timers/promises'
import { listenForRunEnd, type RunEnd } from '@/db/run-ends'
import type { ProjectContext } from '@/lib/auth/context'
import { runSync } from '../run/run-sync'
import type { RunAnswer } from '../schemas'
import { getRun } from './get-run'
import { isFinished } from './present-run'

/** The floor beneath NOTIFY, which a pooler may not pass on and which runs of the schedule do not send. */
const looksEveryMs = 100
/** A worker that is there takes a run within moments; after this the waiting process does it itself. */
const workerTakesMs = 700

/**
 * Waits until a run has ended, at most so many seconds, and gives it as it is then: told by the database at the commit,
 * and looking by itself every `lookEveryMs`. Where no worker takes it, it is done here, ending early when the time is over
 * (what is left is for the next run). Serves `Prefer: wait=N` (RFC 7240).
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
