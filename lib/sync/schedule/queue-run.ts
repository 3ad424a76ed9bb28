import { and, eq, inArray, sql } from 'drizzle-orm'
import { liveRuns, type RunTrigger, runTriggers } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import type { ProjectTx } from '@/db/project'
import { syncRuns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import type { RunRow } from '../read/present-run'
import { isSlow, jobOf, type SyncQueue } from './sync-queue'

/**
 * The queue's priority of a sync. Who asks goes before the schedule, a person first; among those of one rank workspaces and
 * projects get their slots by round robin (db/round-robin.ts). Serves spec/decisions#4.
 */
const syncPriority: Record<RunTrigger, number> = { manual: 2, notify: 1, schedule: 0 }

/**
 * Puts a run of a source in the queue, with its job, in the open transaction. While a run of this source waits or works
 * there is no second one: that run is given instead. The database holds the rule (index sync_runs_one_live).
 */
export async function queueRun(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  input: { sourceId: string; trigger: RunTrigger; acceptWithdrawals?: boolean | undefined },
): Promise<RunRow> {
  const live = oneOf(sql`status`, liveRuns)
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
    .prepare('queue_run')
    .execute()
  const fresh = queued ?? (await moveUp(tx, input))
  if (fresh)
    enqueue(tx, jobOf(await queueFor(tx, input)), [{ projectId: ctx.projectId, runId: fresh.id }], {
      priority: syncPriority[input.trigger],
    })
  if (queued) return queued
  const [present] = await tx
    .update(syncRuns)
    .set({ acceptWithdrawals: sql`accept_withdrawals or ${input.acceptWithdrawals ?? false}` })
    .where(sql`source_id = ${input.sourceId}::uuid and ${live}`)
    .returning()
  // It ended between the two statements.
  return present ?? queueRun(tx, ctx, input)
}

/**
 * A run that the schedule has put in a long line, and that is now asked for, gets a second job further ahead; the one that
 * comes too late finds it over. Undefined when the run has begun or stands as far ahead already.
 */
async function moveUp(
  tx: ProjectTx,
  { sourceId, trigger }: { sourceId: string; trigger: RunTrigger },
): Promise<RunRow | undefined> {
  const behind = runTriggers.filter((other) => syncPriority[other] < syncPriority[trigger])
  if (behind.length === 0) return undefined
  const [run] = await tx
    .update(syncRuns)
    .set({ trigger })
    .where(
      and(eq(syncRuns.sourceId, sourceId), eq(syncRuns.status, 'queued'), inArray(syncRuns.trigger, behind)),
    )
    .returning()
  return run
}

/** A person waits for the answer, so what they start is tried at once, however the source did before. */
async function queueFor(
  tx: ProjectTx,
  { sourceId, trigger }: { sourceId: string; trigger: RunTrigger },
): Promise<SyncQueue> {
  if (trigger === 'manual') return 'prompt'
  const [source] = await tx.execute<{ slow: boolean }>(
    sql`select ${isSlow} as slow from sources where id = ${sourceId}::uuid`,
  )
  return source?.slow ? 'slow' : 'prompt'
}
