import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'

/**
 * Marks items as withdrawn at their source and holds their packages that are not out yet; nothing is deleted
 * (decisions 4). Takes the open transaction and the items' ids.
 */
export async function withdrawItems(tx: ProjectTx, itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return
  const ids = sql.param(itemIds)
  await tx.execute(sql`
    update items set withdrawn_at = now(), updated_at = now()
    where id = any(${ids}::uuid[]) and withdrawn_at is null`)
  await tx.execute(sql`
    update packages set held = true, updated_at = now()
    where item_id = any(${ids}::uuid[]) and not held and status not in ('publishing', 'published')`)
}

/** Takes it back: the entries are listed at the source again. */
export async function restoreItems(tx: ProjectTx, itemIds: string[]): Promise<void> {
  if (itemIds.length === 0) return
  const ids = sql.param(itemIds)
  await tx.execute(sql`
    update items set withdrawn_at = null, updated_at = now()
    where id = any(${ids}::uuid[]) and withdrawn_at is not null`)
  await tx.execute(sql`
    update packages set held = false, updated_at = now() where item_id = any(${ids}::uuid[]) and held`)
}
