import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { liveRuns } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { prepared } from '@/db/prepared'
import { inProject, type ProjectTx } from '@/db/project'
import { sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'

/** Maximum time that a killed sync blocks its source. */
export const leaseSeconds = 30

type SourceChange = PgUpdateSetSource<typeof sources>
export type Lease = { sourceId: string; fence: number }

const inLeaseSeconds = sql`now() + ${leaseSeconds} * interval '1 second'`

/** The lease went to another run, or the source is gone: this run must not store anything more. */
export class LeaseLost extends Error {
  constructor() {
    super('The lease of this sync was lost.')
    this.name = 'LeaseLost'
  }
}

/**
 * Returns the statement that acquires the lease of the source of a queued or running run, and returns the source's
 * row; no row while another process holds it, or if the run is over (spec/security#3.3).
 */
export function acquireLeaseStatement(tx: ProjectTx, runId: string): SQL {
  const ofRun = sql`(select source_id from sync_runs where id = ${runId}::uuid and ${oneOf(sql`status`, liveRuns)})`
  return tx
    .update(sources)
    .set({
      leaseFence: sql`lease_fence + 1`,
      leaseUntil: inLeaseSeconds,
      updatedAt: sql`updated_at`,
    })
    .where(and(eq(sources.id, ofRun), sql`(lease_until is null or lease_until <= now())`))
    .returning()
    .getSQL()
}

/**
 * Called in every transaction of a run before it writes anything else: checks that the run still owns the lease,
 * extends it, and locks the row so that no one can take it before the commit; `changes` is written to the row at the
 * same time. Throws LeaseLost.
 */
export function renewLease(tx: ProjectTx, lease: Lease, changes: SourceChange = {}): Promise<void> {
  return writeUnderLease(tx, lease, { updatedAt: sql`updated_at`, ...changes, leaseUntil: inLeaseSeconds })
}

/**
 * Like `renewLease`, for the transaction that ends a run: releases the lease and writes the run's results to the
 * source's row.
 */
export function releaseLease(tx: ProjectTx, lease: Lease, changes: SourceChange): Promise<void> {
  return writeUnderLease(tx, lease, { ...changes, leaseUntil: null })
}

/** Returns the statement of `releaseLease`, to be sent with the commit; it returns no row if the lease was lost. */
export const releaseLeaseStatement = (tx: ProjectTx, lease: Lease, changes: SourceChange): SQL =>
  updateUnderLease(tx, lease, { ...changes, leaseUntil: null })

/**
 * Condition for a statement sent right after `releaseLeaseStatement` or `acquireLeaseStatement`: true if this same
 * transaction has written the source's row. Ensures that nothing is written if the lease was lost, although no one
 * waits for the result in between.
 */
export const leaseWrittenCondition = (sourceId: string | SQLWrapper): SQL =>
  sql`exists (select from sources where sources.id = ${sourceId} and sources.xmin = pg_current_xact_id()::xid)`

async function writeUnderLease(tx: ProjectTx, lease: Lease, change: SourceChange): Promise<void> {
  requireLease(await prepared(tx, updateUnderLease(tx, lease, change)))
}

/** Throws LeaseLost unless the statement found the lease unchanged. */
export function requireLease(rows: unknown[]): void {
  if (rows.length === 0) throw new LeaseLost()
}

const updateUnderLease = (tx: ProjectTx, lease: Lease, change: SourceChange): SQL =>
  tx
    .update(sources)
    .set(change)
    .where(
      and(eq(sources.id, lease.sourceId), eq(sources.leaseFence, lease.fence), isNotNull(sources.leaseUntil)),
    )
    .returning({ id: sources.id })
    .getSQL()

/** Renews the lease while a run works; `lost` aborts when it is lost. Always call `stop`. */
export function startLeaseHeartbeat(
  ctx: ProjectContext,
  lease: Lease,
): { lost: AbortSignal; stop: () => void } {
  const lost = new AbortController()
  const heartbeat = setInterval(
    () => {
      inProject(ctx, (tx) => renewLease(tx, lease)).catch((error: unknown) => {
        // A briefly unavailable database does not mean a lost lease; the next commit will tell.
        if (error instanceof LeaseLost) lost.abort(error)
      })
    },
    (leaseSeconds * 1000) / 3,
  )
  return { lost: lost.signal, stop: () => clearInterval(heartbeat) }
}
