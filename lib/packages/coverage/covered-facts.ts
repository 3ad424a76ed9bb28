import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { type CoverageOf, coveringPosts } from './covering-posts'

/**
 * Returns when each fact of some items was last told, by the item's id and the fact's text. Reads the traces of
 * their posts.
 */
export async function coveredFacts(
  tx: ProjectTx,
  itemIds: readonly string[],
  of: CoverageOf & { exceptPackage?: string | undefined },
): Promise<Map<string, Map<string, Date>>> {
  if (itemIds.length === 0) return new Map()
  const those = sql`told.item_id = any(${sql.param([...itemIds])}::uuid[])
    and told.id is distinct from ${of.exceptPackage ?? null}::uuid`
  const rows = await tx.execute<{ item_id: string; text: string; at: string }>(sql`
    select c.item_id, fact ->> 'text' as text, max(c.covered_at) as at
    from ${coveringPosts(of, those)} c
    join variants v on v.id = c.variant_id
    cross join lateral jsonb_array_elements(v.trace -> 'facts') fact
    group by c.item_id, fact ->> 'text'`)
  const facts = new Map<string, Map<string, Date>>()
  for (const { item_id, text, at } of rows) {
    const known = facts.get(item_id) ?? new Map<string, Date>()
    facts.set(item_id, known.set(text, new Date(at)))
  }
  return facts
}
