import type { ProjectContext } from '@/lib/auth/context'
import { isFinished } from '../read/present-run'
import { waitForRun } from '../read/wait-for-run'
import { syncSource } from '../run/sync-source'
import type { RunAnswer } from '../schemas'

/**
 * Starts a sync manually and, if requested, waits up to `waitSeconds` for its end. Returns the run in its state
 * then; throws like syncSource.
 */
export async function syncNow(
  ctx: ProjectContext<'write'>,
  input: { sourceId: string; acceptWithdrawals?: boolean | undefined; waitSeconds?: number },
): Promise<{ run: RunAnswer; finished: boolean }> {
  const { sourceId, acceptWithdrawals, waitSeconds } = input
  const queued = await syncSource(ctx, { sourceId, trigger: 'manual', acceptWithdrawals })
  if (!waitSeconds) return { run: queued, finished: false }
  const run = await waitForRun(ctx, { runId: queued.id, seconds: waitSeconds })
  return { run, finished: isFinished(run) }
}
