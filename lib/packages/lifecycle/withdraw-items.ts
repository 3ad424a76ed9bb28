import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { holdPackages } from '@/lib/packages/lifecycle/hold-packages'
import { releasePackages } from '@/lib/packages/lifecycle/release-packages'

/**
 * Marks items as withdrawn at their source and puts their unpublished packages on hold; deletes nothing
 * (spec/decisions#4). Takes the open transaction and the items' ids.
 */
export async function withdrawItems(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  itemIds: string[],
): Promise<void> {
  if (itemIds.length === 0) return
  await tx.execute(sql`
    update items set withdrawn_at = now(), updated_at = now()
    where id = any(${sql.param(itemIds)}::uuid[]) and withdrawn_at is null`)
  await holdPackages(tx, ctx, { itemIds })
}

/**
 * Reverts `withdrawItems`: the entries are listed at the source again. Returns the ids of items that may have been
 * left out because of their kind, because the voice may have enabled it while they were away.
 */
export async function restoreItems(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  itemIds: string[],
): Promise<{ id: string }[]> {
  if (itemIds.length === 0) return []
  const rows = await tx.execute<{ id: string; waits: boolean }>(sql`
    update items set withdrawn_at = null, updated_at = now()
    where id = any(${sql.param(itemIds)}::uuid[]) and withdrawn_at is not null
    returning id, status = 'new' and content_type is not null as waits`)
  await releasePackages(tx, ctx, { itemIds })
  return rows.filter(({ waits }) => waits)
}
