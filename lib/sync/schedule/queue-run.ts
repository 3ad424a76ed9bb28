import { and, eq, inArray, sql } from 'drizzle-orm'
import { liveRuns, type RunTrigger, runTriggers } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import type { ProjectTx } from '@/db/project'
import { syncRuns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import type { RunRow } from '../read/present-run'
import { getSyncJob, isSlow, type SyncQueue } from './sync-queue'

/**
 * Queue priority of a sync. Requested syncs go before scheduled ones, those by a person first; within the same
 * priority, workspaces and projects get their slots round robin (db/round-robin.ts). Serves spec/decisions#4.
 */
const syncPriority: Record<RunTrigger, number> = { manual: 2, notify: 1, schedule: 0 }

/**
 * Queues a run of a source, with its job, in the open transaction. If a run of this source is already queued or
 * running, returns that one instead. The database enforces this rule (index sync_runs_one_live).
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
  const toEnqueue = queued ?? (await raisePriority(tx, input))
  if (toEnqueue)
    enqueue(
      tx,
      getSyncJob(await chooseQueue(tx, input)),
      [{ projectId: ctx.projectId, runId: toEnqueue.id }],
      {
        priority: syncPriority[input.trigger],
      },
    )
  if (queued) return queued
  const [existing] = await tx
    .update(syncRuns)
    .set({ acceptWithdrawals: sql`accept_withdrawals or ${input.acceptWithdrawals ?? false}` })
    .where(sql`source_id = ${input.sourceId}::uuid and ${live}`)
    .returning()
  // It ended between the two statements.
  return existing ?? queueRun(tx, ctx, input)
}

/**
 * Gives a run that the schedule has put in a long queue, and that is now requested, a second job further ahead; the
 * job that comes too late finds the run over. Undefined if the run has begun or is as far ahead already.
 */
async function raisePriority(
  tx: ProjectTx,
  { sourceId, trigger }: { sourceId: string; trigger: RunTrigger },
): Promise<RunRow | undefined> {
  const lowerTriggers = runTriggers.filter((other) => syncPriority[other] < syncPriority[trigger])
  if (lowerTriggers.length === 0) return undefined
  const [run] = await tx
    .update(syncRuns)
    .set({ trigger })
    .where(
      and(
        eq(syncRuns.sourceId, sourceId),
        eq(syncRuns.status, 'queued'),
        inArray(syncRuns.trigger, lowerTriggers),
      ),
    )
    .returning()
  return run
}

/** A person waits for the result, so what they start is tried at once, however the source did before. */
async function chooseQueue(
  tx: ProjectTx,
  { sourceId, trigger }: { sourceId: string; trigger: RunTrigger },
): Promise<SyncQueue> {
  if (trigger === 'manual') return 'prompt'
  const [source] = await tx.execute<{ slow: boolean }>(
    sql`select ${isSlow} as slow from sources where id = ${sourceId}::uuid`,
  )
  return source?.slow ? 'slow' : 'prompt'
}
