import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvents } from '@/lib/publications/record-event'
import type { PackageStatus } from '@/lib/publications/states'
import { madeFromItems } from './made-from-items'

const reason = 'The content is back at its source.'

/**
 * Releases the held packages of items that are back at their source, in the caller's transaction. Their status does
 * not change. Returns the ids of the packages that changed.
 */
export async function releasePackages(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  input: { itemIds: readonly string[] },
): Promise<string[]> {
  if (input.itemIds.length === 0) return []
  const rows = await tx.execute<{ id: string; status: PackageStatus }>(sql`
    update packages set held = false, updated_at = now()
    where ${madeFromItems(input.itemIds)} and held
    returning id, status`)
  await recordEvents(
    tx,
    rows.map(({ id, status }) => ({
      packageId: id,
      action: 'release',
      from: status,
      to: status,
      reason,
      actor: ctx.actor,
    })),
  )
  return rows.map((row) => row.id)
}
