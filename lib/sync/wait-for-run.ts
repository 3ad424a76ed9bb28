import { setTimeout as pause } from 'node:timers/promises'
import type { ProjectContext } from '@/lib/auth/context'
import { getRun } from './get-run'
import { isFinished } from './present-run'
import { runSync } from './run-sync'
import type { RunAnswer } from './schemas'

const lookEveryMs = 100
/** A worker that is there takes a run within moments; after this the waiting process does it itself. */
const workerTakesMs = 700

/**
 * Waits until a run has ended, at most so many seconds, and gives it as it is then. Where no worker takes it, it is done
 * here, ending early when the time is over (what is left is for the next run). Serves `Prefer: wait=N` (RFC 7240).
 */
export async function waitForRun(
  ctx: ProjectContext,
  input: { runId: string; seconds: number },
): Promise<RunAnswer> {
  const until = Date.now() + input.seconds * 1000
  const takeOver = Date.now() + Math.min(workerTakesMs, input.seconds * 250)
  let run = await getRun(ctx, input)
  while (!isFinished(run) && Date.now() < until) {
    if (run.status === 'queued' && Date.now() >= takeOver)
      await runSync(ctx, { runId: run.id, signal: AbortSignal.timeout(Math.max(1, until - Date.now())) })
    await pause(Math.min(lookEveryMs, Math.max(1, until - Date.now())))
    run = await getRun(ctx, input)
  }
  return run
}
