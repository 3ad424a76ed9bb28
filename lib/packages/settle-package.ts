import { and, desc, eq, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvent } from './record-event'
import type { PackageStatus } from './states'

/**
 * Brings a package's state in line with its publications, in the transaction that changed one of them: `publishing` while
 * something is being sent or its outcome is not known, `published` when every channel has it, `failed` when all are
 * decided and at least one refused. The newest publication of each variant counts; cancelled ones do not. Gives the
 * state after it. Packages that are not scheduled, publishing or failed are left alone. Serves decisions 7.
 */
export async function settlePackage(
  tx: ProjectTx,
  ctx: ProjectContext,
  input: { packageId: string },
): Promise<PackageStatus | undefined> {
  const [row] = await tx
    .select({ status: packages.status })
    .from(packages)
    .where(
      and(eq(packages.id, input.packageId), inArray(packages.status, ['scheduled', 'publishing', 'failed'])),
    )
    .for('no key update')
  if (!row) return undefined
  const all = await tx
    .select({ variantId: publications.variantId, status: publications.status })
    .from(publications)
    .where(eq(publications.packageId, input.packageId))
    .orderBy(desc(publications.packageRevision), desc(publications.id))
  const newest = new Map<string, string>()
  for (const one of all) {
    if (one.status !== 'cancelled' && !newest.has(one.variantId)) newest.set(one.variantId, one.status)
  }
  const to = settled([...newest.values()], row.status)
  if (to === row.status) return to
  await tx.update(packages).set({ status: to }).where(eq(packages.id, input.packageId))
  await recordEvent(tx, ctx, { packageId: input.packageId, action: 'settled', from: row.status, to })
  return to
}

function settled(outcomes: string[], now: PackageStatus): PackageStatus {
  if (outcomes.length === 0) return now
  if (outcomes.every((outcome) => outcome === 'published')) return 'published'
  if (outcomes.every((outcome) => outcome === 'pending')) return now
  if (
    outcomes.some((outcome) => outcome === 'pending' || outcome === 'sending' || outcome === 'unconfirmed')
  ) {
    return 'publishing'
  }
  return 'failed'
}
