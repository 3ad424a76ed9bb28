import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

/** Kinds that are told one by one: more than anybody chooses from. */
const maxKinds = 200

export type ItemKinds = {
  /** The kinds of content that the project's items really have, the most frequent first. */
  kinds: { kind: string; count: number }[]
  /** Whether there are more than are told. */
  more: boolean
}

/**
 * What kinds of content a project's items are of, and how many of each: what the voice's list of kinds is chosen from
 * (spec/decisions#3). Read from the index `items_by_kind` alone, never from the items.
 */
export async function itemKinds(ctx: ProjectContext): Promise<ItemKinds> {
  const rows = await inProject(ctx, (tx) =>
    tx.execute<{ kind: string; count: number }>(sql`
      select content_type as kind, count(*)::int as count from items
      where content_type is not null
      group by content_type order by count desc, content_type limit ${maxKinds + 1}`),
  )
  const kinds = rows.slice(0, maxKinds).filter(({ kind }) => kind.trim() !== '')
  return { kinds, more: rows.length > maxKinds }
}
