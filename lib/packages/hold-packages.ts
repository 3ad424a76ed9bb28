import { and, eq, inArray, notInArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { cancelPublications } from '@/lib/publishing/cancel-publications'
import { recordEvent } from './record-event'

/**
 * Holds the unpublished packages of items that were withdrawn at their source, in the caller's transaction: held ones are
 * not approved, scheduled or sent, and what was scheduled goes back to review. Gives the ids of the packages that changed.
 * Serves decisions 4 ("An entry that disappears").
 */
export async function holdPackages(
  tx: ProjectTx,
  ctx: ProjectContext,
  input: { itemIds: string[] },
): Promise<string[]> {
  if (input.itemIds.length === 0) return []
  const rows = await tx
    .select({ id: packages.id, status: packages.status })
    .from(packages)
    .where(
      and(
        inArray(packages.itemId, input.itemIds),
        eq(packages.held, false),
        notInArray(packages.status, ['published', 'publishing']),
      ),
    )
    .orderBy(packages.id)
    .for('update')
  for (const row of rows) {
    const to = row.status === 'scheduled' || row.status === 'approved' ? 'in_review' : row.status
    if (row.status === 'scheduled') await cancelPublications(tx, ctx, { packageId: row.id })
    await tx
      .update(packages)
      .set({ held: true, status: to, ...(to === row.status ? {} : { scheduledAt: null }) })
      .where(eq(packages.id, row.id))
    const reason = 'The item was withdrawn at its source.'
    await recordEvent(tx, ctx, { packageId: row.id, action: 'held', from: row.status, to, reason })
  }
  return rows.map((row) => row.id)
}
