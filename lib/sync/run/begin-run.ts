import { and, eq, type SQL, sql } from 'drizzle-orm'
import { toDrizzleRow } from '@/db/prepared'
import { inProject, type ProjectTx } from '@/db/project'
import { type SourceRow, sources, syncRuns } from '@/db/schema'
import { sendWithCommit } from '@/db/transaction'
import type { ProjectContext } from '@/lib/auth/context'
import { isFinished, type RunRow } from '../read/present-run'
import { closeInterruptedRun } from './close-interrupted-run'
import { acquireLeaseStatement, type Lease, leaseWrittenCondition } from './lease'

export type BeginRunResult =
  | { kind: 'mine'; run: RunRow; source: SourceRow; lease: Lease }
  /** Another process holds the source until then. */
  | { kind: 'busy'; until: Date }
  | { kind: 'over' }

/**
 * Turns a queued run into a running one under a fresh lease. A run found running without a live lease was
 * interrupted: it is closed, and a new run, queued in its place, continues it (spec/decisions#4).
 */
export async function beginRun(ctx: ProjectContext<'write'>, runId: string): Promise<BeginRunResult> {
  // The source's row is locked before the run's, here and wherever a run ends. Whether the run should be done at
  // all is checked afterwards.
  const statements = await inProject(ctx, async (tx) => ({
    source: sendWithCommit<Record<string, unknown>>(tx, acquireLeaseStatement(tx, runId)),
    run: sendWithCommit<Record<string, unknown>>(tx, startRun(tx, runId)),
  }))
  const [source] = statements.source.rows.map((row) => toDrizzleRow(sources, row))
  const [started] = statements.run.rows.map((row) => toDrizzleRow(syncRuns, row))
  const acquired = source && { source, lease: { sourceId: source.id, fence: source.leaseFence } }
  if (acquired && started) return { kind: 'mine', run: started, ...acquired }
  return inProject(ctx, async (tx) => {
    const released = acquired && (await releaseUnusedLease(tx, acquired.lease))
    const run = await readRun(tx, runId)
    if (acquired) {
      if (released && run?.status === 'running') await closeInterruptedRun(tx, ctx, run)
      return { kind: 'over' }
    }
    if (!run || isFinished(run)) return { kind: 'over' }
    return { kind: 'busy', until: await findLeaseExpiry(tx, run.sourceId) }
  })
}

/**
 * Returns the statement that starts a queued run if this same transaction has written its source's row, and so has
 * taken the lease.
 */
const startRun = (tx: ProjectTx, runId: string): SQL =>
  tx
    .update(syncRuns)
    .set({ status: 'running', startedAt: sql`now()` })
    .where(
      and(eq(syncRuns.id, runId), eq(syncRuns.status, 'queued'), leaseWrittenCondition(syncRuns.sourceId)),
    )
    .returning()
    .getSQL()

async function readRun(tx: ProjectTx, runId: string): Promise<RunRow | undefined> {
  const [run] = await tx.select().from(syncRuns).where(eq(syncRuns.id, runId))
  return run
}

async function findLeaseExpiry(tx: ProjectTx, sourceId: string): Promise<Date> {
  const [source] = await tx
    .select({ until: sources.leaseUntil })
    .from(sources)
    .where(eq(sources.id, sourceId))
  return source?.until ?? new Date()
}

/** Releases the lease of a run that should not be done; false if another run has taken it. */
async function releaseUnusedLease(tx: ProjectTx, lease: Lease): Promise<boolean> {
  const rows = await tx.execute(sql`
    update sources set lease_until = null where id = ${lease.sourceId}::uuid and lease_fence = ${lease.fence}
    returning id`)
  return rows.length > 0
}
