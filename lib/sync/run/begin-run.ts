import { and, eq, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { sources, syncRuns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { isFinished, type RunRow } from '../read/present-run'
import { closeInterrupted } from './close-interrupted'
import { type Lease, type SourceRow, takeLease } from './lease'

export type Begun =
  | { kind: 'mine'; run: RunRow; source: SourceRow; lease: Lease }
  /** Another process has the source until then. */
  | { kind: 'busy'; until: Date }
  | { kind: 'over' }

/**
 * Turns a queued run into a running one under a fresh lease. A run that is found running without a living lease was cut
 * off: it is closed, and another, queued in its place, continues it (decisions 4).
 */
export function beginRun(ctx: ProjectContext, runId: string): Promise<Begun> {
  return inProject(ctx, async (tx) => {
    // The source's row is locked before the run's, here and wherever a run ends. Sent together, in this order.
    const [taken, started] = await Promise.all([takeLease(tx, runId), startRun(tx, runId)])
    if (!taken) {
      const seen = await readRun(tx, runId)
      if (!seen || isFinished(seen)) return { kind: 'over' }
      return { kind: 'busy', until: await busyUntil(tx, seen.sourceId) }
    }
    const { lease, source } = taken
    if (started) return { kind: 'mine', run: started, source, lease }
    await releaseLease(tx, lease)
    const run = await readRun(tx, runId)
    if (run?.status === 'running') await closeInterrupted(tx, ctx, run)
    return { kind: 'over' }
  })
}

/** Starts a queued run when this very transaction has written its source's row, and so has taken the lease. */
async function startRun(tx: ProjectTx, runId: string): Promise<RunRow | undefined> {
  const leased = sql`exists (
    select from sources where sources.id = ${syncRuns.sourceId} and sources.xmin = pg_current_xact_id()::xid
  )`
  const [started] = await tx
    .update(syncRuns)
    .set({ status: 'running', startedAt: sql`now()` })
    .where(and(eq(syncRuns.id, runId), eq(syncRuns.status, 'queued'), leased))
    .returning()
    .prepare('start_run')
    .execute()
  return started
}

async function readRun(tx: ProjectTx, runId: string): Promise<RunRow | undefined> {
  const [run] = await tx.select().from(syncRuns).where(eq(syncRuns.id, runId))
  return run
}

async function busyUntil(tx: ProjectTx, sourceId: string): Promise<Date> {
  const [source] = await tx
    .select({ until: sources.leaseUntil })
    .from(sources)
    .where(eq(sources.id, sourceId))
  return source?.until ?? new Date()
}

/** Gives the lease back of a run that is not to be done. */
async function releaseLease(tx: ProjectTx, lease: Lease): Promise<void> {
  await tx.execute(sql`
    update sources set lease_until = null where id = ${lease.sourceId}::uuid and lease_fence = ${lease.fence}`)
}
