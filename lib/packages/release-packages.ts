import { and, eq, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvent } from './record-event'

/**
 * Ends the hold on the packages of items that are back at their source, in the caller's transaction. Their state stays;
 * gives the ids of the packages that changed.
 */
export async function releasePackages(
  tx: ProjectTx,
  ctx: ProjectContext,
  input: { itemIds: string[] },
): Promise<string[]> {
  if (input.itemIds.length === 0) return []
  const rows = await tx
    .update(packages)
    .set({ held: false })
    .where(and(inArray(packages.itemId, input.itemIds), eq(packages.held, true)))
    .returning({ id: packages.id, status: packages.status })
  for (const row of rows) {
    const reason = 'The item is back at its source.'
    await recordEvent(tx, ctx, {
      packageId: row.id,
      action: 'released',
      from: row.status,
      to: row.status,
      reason,
    })
  }
  return rows.map((row) => row.id)
}
