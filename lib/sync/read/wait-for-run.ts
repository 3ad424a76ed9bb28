import { setTimeout as pause } from 'node:timers/promises'
import { listenForRunEnd, type RunEnd } from '@/db/run-ends'
import type { ProjectContext } from '@/lib/auth/context'
import { runSync } from '../run/run-sync'
import type { RunAnswer } from '../schemas'
import { getRun } from './get-run'
import { isFinished } from './present-run'

/** Polling as a fallback for NOTIFY, which a pooler may not forward and scheduled runs do not send. */
const defaultPollIntervalMs = 100
/** An available worker takes a run within moments; after this, the waiting process runs it itself. */
const workerGraceMs = 700

/**
 * Waits until a run has ended, up to the given number of seconds, and returns its state then. The database notifies
 * it at the commit, and it polls every `pollIntervalMs`. If no worker takes the run, runs it here, ending early when
 * the time is over (the rest is left to the next run). Serves `Prefer: wait=N` (RFC 7240).
 */
export async function waitForRun(
  ctx: ProjectContext<'write'>,
  input: { runId: string; seconds: number; pollIntervalMs?: number },
): Promise<RunAnswer> {
  const until = Date.now() + input.seconds * 1000
  const takeOverAt = Date.now() + Math.min(workerGraceMs, input.seconds * 250)
  const end = await listenForRunEnd(input.runId)
  try {
    let notification = end.next()
    let run = await getRun(ctx, input)
    while (!isFinished(run) && Date.now() < until) {
      if (run.status === 'queued' && Date.now() >= takeOverAt)
        await runSync(ctx, { runId: run.id, signal: AbortSignal.timeout(Math.max(1, until - Date.now())) })
      else
        await waitForNotification(
          notification,
          Math.min(input.pollIntervalMs ?? defaultPollIntervalMs, Math.max(1, until - Date.now())),
        )
      notification = end.next()
      run = await getRun(ctx, input)
    }
    return run
  } finally {
    end.stop()
  }
}

async function waitForNotification(notification: ReturnType<RunEnd['next']>, ms: number): Promise<void> {
  const finished = new AbortController()
  await Promise.race([notification, pause(ms, undefined, { signal: finished.signal }).catch(() => undefined)])
  finished.abort()
}
