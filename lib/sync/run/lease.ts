import { and, eq, isNotNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { liveRuns } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { prepared } from '@/db/prepared'
import { inProject, type ProjectTx } from '@/db/project'
import { sources } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'

/** A killed sync blocks its source for this long at most. */
export const leaseSeconds = 30

type SourceChange = PgUpdateSetSource<typeof sources>
export type Lease = { sourceId: string; fence: number }

const inLeaseSeconds = sql`now() + ${leaseSeconds} * interval '1 second'`

/** The lease went to another run, or the source is gone: nothing of this run may be stored any more. */
export class LeaseLost extends Error {
  constructor() {
    super('The lease of this sync was lost.')
    this.name = 'LeaseLost'
  }
}

/**
 * The statement that takes the lease of the source of a run that waits or works, and gives its row; none while another holds it,
 * or when the run is over (spec/security#3.3).
 */
export function takeLease(tx: ProjectTx, runId: string): SQL {
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
 * Called in every transaction of a run before it writes anything else: checks that the lease is still its own, lengthens
 * it, and locks the row so that nobody can take it before the commit; `also` is written into the row on the way. Throws
 * LeaseLost.
 */
export function holdLease(tx: ProjectTx, lease: Lease, also: SourceChange = {}): Promise<void> {
  return writeUnderLease(tx, lease, { updatedAt: sql`updated_at`, ...also, leaseUntil: inLeaseSeconds })
}

/** The same for the transaction that ends a run: gives the lease back with what the run leaves in the source's row. */
export function endLease(tx: ProjectTx, lease: Lease, left: SourceChange): Promise<void> {
  return writeUnderLease(tx, lease, { ...left, leaseUntil: null })
}

/** The statement of `endLease`, to be sent with the commit; it gives no row where the lease was lost. */
export const leaseEnd = (tx: ProjectTx, lease: Lease, left: SourceChange): SQL =>
  updateUnderLease(tx, lease, { ...left, leaseUntil: null })

/**
 * True in the statement that is sent right behind `leaseEnd` or `takeLease`: this very transaction has written the source's
 * row. So that nothing is written where the lease was lost, although nobody waits for the answer in between.
 */
export const leaseWritten = (sourceId: string | SQLWrapper): SQL =>
  sql`exists (select from sources where sources.id = ${sourceId} and sources.xmin = pg_current_xact_id()::xid)`

async function writeUnderLease(tx: ProjectTx, lease: Lease, change: SourceChange): Promise<void> {
  requireLease(await prepared(tx, updateUnderLease(tx, lease, change)))
}

/** Throws LeaseLost unless the statement has found the lease as it was. */
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

/** Keeps the lease while a run works; `lost` ends when it is lost. Call `stop` in any case. */
export function keepLease(ctx: ProjectContext, lease: Lease): { lost: AbortSignal; stop: () => void } {
  const lost = new AbortController()
  const beat = setInterval(
    () => {
      inProject(ctx, (tx) => holdLease(tx, lease)).catch((error: unknown) => {
        // A database that is away for a moment is no lost lease; the next commit will tell.
        if (error instanceof LeaseLost) lost.abort(error)
      })
    },
    (leaseSeconds * 1000) / 3,
  )
  return { lost: lost.signal, stop: () => clearInterval(beat) }
}
