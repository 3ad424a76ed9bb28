import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import { users } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { flagWords } from './flag-words'
import { facetParts, type QueueTab } from './queue-filter'

export type FilterPart = (typeof facetParts)[number]
/** A value that one list of the queue can be filtered by, with the number of its packages that have it. */
export type FilterOption = { value: string; label: string; count: number }

/**
 * Returns what one list of the review queue can be filtered by: the sources, channels, languages, topics, flags and
 * assignees of its packages, by name, with their counts. Uses the counters in the database. Serves spec/planning#4.
 */
export async function listFilterOptions(
  ctx: ProjectContext,
  status: QueueTab,
): Promise<Record<FilterPart, FilterOption[]>> {
  const rows = await inProject(ctx, (tx) =>
    prepared<{ part: FilterPart; value: string; count: number; name: string | null }>(
      tx,
      sql`
      select facets.part, facets.value, facets.count, coalesce(channels.display_name, sources.name, topics.name) as name
      from (
        select split_part(facet, ':', 1) as part, substr(facet, strpos(facet, ':') + 1) as value, sum(n)::int as count
        from package_counts
        where facet <> '' and (${status}::text = 'decision' or status = ${status})
        group by facet having sum(n) > 0
      ) as facets
      left join channels on facets.part = 'channel' and channels.id::text = facets.value
      left join sources on facets.part = 'source' and sources.id::text = facets.value
      left join topics on facets.part = 'topic' and topics.id::text = facets.value`,
    ),
  )
  const people = await namesOf(rows.flatMap(({ part, value }) => (part === 'assignee' ? value : [])))
  const labelOf = (part: FilterPart, value: string, name: string | null): string | undefined => {
    if (part === 'language') return languageName(value)
    if (part === 'flag') return flagWords(value)
    return (part === 'assignee' ? people.get(value) : name) ?? undefined
  }
  const options = Object.fromEntries(facetParts.map((part) => [part, [] as FilterOption[]])) as Record<
    FilterPart,
    FilterOption[]
  >
  for (const { part, value, count, name } of rows) {
    const label = labelOf(part, value, name)
    // Values that have been deleted are not offered.
    if (label !== undefined) options[part].push({ value, label, count })
  }
  for (const part of facetParts) options[part].sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return options
}

async function namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await inSystem((tx) =>
    tx
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(sql`${users.id} = any(${sql.param([...ids])}::uuid[])`),
  )
  return new Map(rows.map(({ id, name }) => [id, name ?? 'Unnamed']))
}

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })
function languageName(tag: string): string {
  try {
    return languages.of(tag) ?? tag
  } catch {
    return tag
  }
}
