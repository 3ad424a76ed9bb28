import { sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

/** A killed sync blocks its source for this long at most. */
export const leaseSeconds = 30

export type Lease = { sourceId: string; fence: number }

/** The lease went to another run, or the source is gone: nothing of this run may be stored any more. */
export class LeaseLost extends Error {
  constructor() {
    super('The lease of this sync was lost.')
    this.name = 'LeaseLost'
  }
}

/** Takes the lease of a source for one run; undefined while another holds it (security 3.3). */
export async function takeLease(tx: ProjectTx, sourceId: string): Promise<Lease | undefined> {
  const [row] = await tx.execute<{ fence: string }>(sql`
    update sources set lease_fence = lease_fence + 1, lease_until = now() + ${leaseSeconds} * interval '1 second'
    where id = ${sourceId}::uuid and (lease_until is null or lease_until <= now())
    returning lease_fence as fence`)
  return row && { sourceId, fence: Number(row.fence) }
}

/**
 * Called first in every transaction of a run: checks that the lease is still its own, lengthens it, and locks the row so
 * that nobody can take it before the commit. Throws LeaseLost.
 */
export async function holdLease(tx: ProjectTx, lease: Lease): Promise<void> {
  const rows = await tx.execute(sql`
    update sources set lease_until = now() + ${leaseSeconds} * interval '1 second'
    where id = ${lease.sourceId}::uuid and lease_fence = ${lease.fence} and lease_until is not null
    returning id`)
  if (rows.length === 0) throw new LeaseLost()
}

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
