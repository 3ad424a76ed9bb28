import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

/** Maximum number of kinds listed: more than anyone chooses from. */
const maxKinds = 200

export type ItemKinds = {
  /** The kinds of content that the project's items actually have, most frequent first. */
  kinds: { kind: string; count: number }[]
  /** Whether there are more than are listed. */
  more: boolean
}

/**
 * Returns the kinds of content in a project and how many items each has: the voice's list of kinds is chosen from
 * these (spec/decisions#3). Read from the index `items_by_kind` alone, never from the items.
 */
export async function listItemKinds(ctx: ProjectContext): Promise<ItemKinds> {
  const rows = await inProject(ctx, (tx) =>
    tx.execute<{ kind: string; count: number }>(sql`
      select content_type as kind, count(*)::int as count from items
      where content_type is not null
      group by content_type order by count desc, content_type limit ${maxKinds + 1}`),
  )
  const kinds = rows.slice(0, maxKinds).filter(({ kind }) => kind.trim() !== '')
  return { kinds, more: rows.length > maxKinds }
}
