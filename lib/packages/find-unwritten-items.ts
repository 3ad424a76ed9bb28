import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { type EmptyPost, explainEmptyPost } from './explain-empty-post'

/**
 * Returns which of the given items, one page at most, have a package but no version for any channel, and what is
 * missing for one, by item. Rejected packages do not count: nothing more is written for them. Serves spec/decisions#7.
 */
export async function findUnwrittenItems(
  ctx: ProjectContext,
  itemIds: string[],
): Promise<Map<string, EmptyPost['missing']>> {
  if (itemIds.length === 0) return new Map()
  const rows = await inProject(ctx, (tx) =>
    prepared<{ itemId: string; warnings: string[] }>(
      tx,
      sql`
      select distinct on (p.item_id) p.item_id as "itemId", p.warnings from packages p
      where p.item_id = any(${sql.param(itemIds)}::uuid[]) and p.status <> 'rejected' and not exists (
        select from packages one join variants v on v.package_id = one.id where one.item_id = p.item_id)
      order by p.item_id, p.id desc`,
    ),
  )
  return new Map(rows.map(({ itemId, warnings }) => [itemId, explainEmptyPost(warnings).missing]))
}
