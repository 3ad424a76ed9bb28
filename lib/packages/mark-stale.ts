import { eq, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { cancelPublications } from '@/lib/publishing/cancel-publications'
import { unsealVariants } from './approve-package'
import type { PlannedPackage } from './plan-item'
import { recordEvent } from './record-event'

const reason = 'The item has changed.'

/**
 * Marks locked packages as no longer saying what their item says; those in `back` were approved or scheduled and return to
 * review. A scheduled one that is being sent at this moment stays as it is, only marked.
 */
export async function markStale(
  tx: ProjectTx,
  ctx: ProjectContext,
  rows: readonly PlannedPackage[],
  back: ReadonlySet<string>,
): Promise<void> {
  if (rows.length === 0) return
  await tx
    .update(packages)
    .set({ stale: true })
    .where(
      inArray(
        packages.id,
        rows.map((row) => row.id),
      ),
    )
  for (const row of rows) {
    let to = row.status
    if (back.has(row.id)) {
      const { started } = await cancelPublications(tx, ctx, { packageId: row.id })
      if (started === 0) {
        to = 'in_review'
        await unsealVariants(tx, row)
        await tx.update(packages).set({ status: to, scheduledAt: null }).where(eq(packages.id, row.id))
      }
    }
    await recordEvent(tx, ctx, { packageId: row.id, action: 'stale', from: row.status, to, reason })
  }
}
