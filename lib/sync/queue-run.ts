import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { syncRuns } from '@/db/schema'
import type { RunTrigger } from '@/db/schema/sync-runs'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import type { RunRow } from './present-run'
import { syncSourceJob } from './sync-source-job'

/**
 * Puts a run of a source in the queue, with its job, in the open transaction. While a run of this source waits or works
 * there is no second one: that run is given instead. The database holds the rule (index sync_runs_one_live).
 */
export async function queueRun(
  tx: ProjectTx,
  ctx: ProjectContext,
  input: { sourceId: string; trigger: RunTrigger; acceptWithdrawals?: boolean | undefined },
): Promise<RunRow> {
  const live = sql`status in ('queued', 'running')`
  const [queued] = await tx
    .insert(syncRuns)
    .values({
      id: newId(),
      sourceId: input.sourceId,
      trigger: input.trigger,
      acceptWithdrawals: input.acceptWithdrawals ?? false,
    })
    .onConflictDoNothing({ target: [syncRuns.projectId, syncRuns.sourceId], where: live })
    .returning()
  if (queued) {
    await enqueue(tx, syncSourceJob, [{ projectId: ctx.projectId, runId: queued.id }])
    return queued
  }
  const [present] = await tx
    .update(syncRuns)
    .set({ acceptWithdrawals: sql`accept_withdrawals or ${input.acceptWithdrawals ?? false}` })
    .where(sql`source_id = ${input.sourceId}::uuid and ${live}`)
    .returning()
  // It ended between the two statements.
  return present ?? queueRun(tx, ctx, input)
}
