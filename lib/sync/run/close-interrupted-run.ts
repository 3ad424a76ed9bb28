import { and, eq, sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import { notifyRunEnded } from '@/db/run-ends'
import { syncRuns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { RunRow } from '../read/present-run'
import { queueRun } from '../schedule/queue-run'

/**
 * Ends a run whose process died and queues one that continues it: entries already stored stay and are not fetched
 * again. The caller has made sure that no one holds the source's lease.
 */
export async function closeInterruptedRun(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  run: RunRow,
): Promise<void> {
  const closed = await tx
    .update(syncRuns)
    .set({
      status: 'failed',
      finishedAt: sql`now()`,
      error: {
        code: 'interrupted',
        message: 'The sync was interrupted. We keep everything it had imported.',
        hint: 'You don’t need to do anything. The next sync continues where this one stopped.',
      },
    })
    .where(and(eq(syncRuns.id, run.id), eq(syncRuns.status, 'running')))
    .returning({ id: syncRuns.id, notified: notifyRunEnded })
  if (closed.length === 0) return
  await queueRun(tx, ctx, {
    sourceId: run.sourceId,
    trigger: run.trigger,
    acceptWithdrawals: run.acceptWithdrawals,
  })
}

/** Closes a source's running run if no one holds the source's lease any more. */
export async function closeRunIfInterrupted(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  sourceId: string,
): Promise<void> {
  const run = await findInterruptedRun(tx, sourceId)
  if (run) await closeInterruptedRun(tx, ctx, run)
}

/**
 * Returns a source's running run if its lease has expired; locks the source, so that no one can take the lease
 * before the transaction ends.
 */
export async function findInterruptedRun(tx: ProjectTx, sourceId: string): Promise<RunRow | undefined> {
  // Sent together: the second query runs once the source is locked.
  const [unleased, runs] = await Promise.all([
    prepared(
      tx,
      sql`
      select id from sources
      where id = ${sourceId}::uuid and (lease_until is null or lease_until <= now()) for no key update`,
    ),
    tx
      .select()
      .from(syncRuns)
      .where(and(eq(syncRuns.sourceId, sourceId), eq(syncRuns.status, 'running')))
      .prepare('running_run')
      .execute(),
  ])
  return unleased.length > 0 ? runs[0] : undefined
}
