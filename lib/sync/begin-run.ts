import { and, eq, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { sources, syncRuns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { closeInterrupted } from './close-interrupted'
import { type Lease, takeLease } from './lease'
import { isFinished, type RunRow } from './present-run'

export type SourceRow = typeof sources.$inferSelect

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
    const seen = await readRun(tx, runId)
    if (!seen || isFinished(seen)) return { kind: 'over' }
    // The source's row is locked before the run's, here and wherever a run ends.
    const lease = await takeLease(tx, seen.sourceId)
    const source = await readSource(tx, seen.sourceId)
    if (!lease) return { kind: 'busy', until: source.leaseUntil ?? new Date() }
    const run = await readRun(tx, runId)
    if (!run || isFinished(run)) {
      await releaseLease(tx, lease)
      return { kind: 'over' }
    }
    if (run.status === 'running') {
      await releaseLease(tx, lease)
      await closeInterrupted(tx, ctx, run)
      return { kind: 'over' }
    }
    const [started] = await tx
      .update(syncRuns)
      .set({ status: 'running', startedAt: sql`now()` })
      .where(and(eq(syncRuns.id, runId), eq(syncRuns.status, 'queued')))
      .returning()
    return started ? { kind: 'mine', run: started, source, lease } : { kind: 'over' }
  })
}

async function readRun(tx: ProjectTx, runId: string): Promise<RunRow | undefined> {
  const [run] = await tx.select().from(syncRuns).where(eq(syncRuns.id, runId))
  return run
}

async function readSource(tx: ProjectTx, sourceId: string): Promise<SourceRow> {
  const [source] = await tx.select().from(sources).where(eq(sources.id, sourceId))
  if (!source) throw new Error('A run without its source.')
  return source
}

/** Gives the lease back in the transaction that ends the run. */
export async function releaseLease(tx: ProjectTx, lease: Lease): Promise<void> {
  await tx.execute(sql`
    update sources set lease_until = null where id = ${lease.sourceId}::uuid and lease_fence = ${lease.fence}`)
}
