import { inArray } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'

/** Returns the titles of the project's items with these ids, in the same order; missing items are left out. */
export async function listItemTitles(
  ctx: ProjectContext,
  { ids }: { ids: readonly string[] },
): Promise<{ id: string; title: string }[]> {
  if (ids.length === 0) return []
  const rows = await inProject(ctx, (tx) =>
    tx
      .select({ id: items.id, title: items.title })
      .from(items)
      .where(inArray(items.id, [...ids])),
  )
  const titles = new Map(rows.map(({ id, title }) => [id, title]))
  return ids.flatMap((id) => {
    const title = titles.get(id)
    return title === undefined ? [] : [{ id, title }]
  })
}
