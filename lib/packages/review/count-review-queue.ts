import { sql } from 'drizzle-orm'
import { searchCountedUpTo } from '@/db/package-search'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { packageStatuses } from '@/lib/publications/states'
import {
  createdRangeOf,
  facetsOf,
  isFiltered,
  type QueueFilter,
  type QueueTab,
  searchTextOf,
} from './queue-filter'

/** Lists of problems are counted no further than this, so that pages stay fast whatever has happened. */
export const countedUpTo = 10_000

export type QueueCounts = Record<QueueTab, number>

/** Whether the database keeps counters for a filter; other filters are counted on demand. */
export const isCounted = (filter: QueueFilter): boolean =>
  !isFiltered(filter) || (facetsOf(filter).length === 1 && searchTextOf(filter) === null && !filter.age)

/**
 * Returns how far a filter's packages are counted; a higher count means that there are more. Undefined for exact
 * counts.
 */
export const countsEndAt = (filter: QueueFilter): number | undefined =>
  isCounted(filter) ? undefined : searchCountedUpTo

/**
 * Returns how many packages are in each list of the review queue: exact numbers, from counters in the database,
 * without a filter and for a single filter by source, channel, language, topic, flag or assignee. Other filters are
 * counted on demand, up to `countsEndAt`. `decision` counts packages that are overdue or have an unconfirmed post,
 * regardless of the filter. A list that the caller has read to its end is passed as `known` and not counted again.
 * Serves spec/planning#4.
 */
export async function countReviewQueue(
  ctx: ProjectContext,
  filter: QueueFilter = {},
  known?: { status: QueueTab; count: number },
): Promise<QueueCounts> {
  const facets = facetsOf(filter)
  const made = createdRangeOf(filter)
  const byStatus = isCounted(filter)
    ? sql`select status, sum(n)::int as n from package_counts where facet = ${facets[0] ?? ''} group by status`
    : sql`select status, n from count_found_packages(
        ${searchTextOf(filter)}::text, ${sql.param(facets)}::text[],
        ${made.before?.toISOString() ?? null}::text::timestamptz, ${made.since?.toISOString() ?? null}::text::timestamptz, ${known?.status ?? null}::text)`
  const rows = await inProject(ctx, (tx) =>
    prepared<{ status: QueueTab; n: number }>(
      tx,
      sql`${byStatus}
        union all
        select 'decision', (select count(distinct id)::int from (
          select package_id as id from publications where status = 'unconfirmed'
          union all
          select id from packages where overdue_since is not null) as all_of_them)`,
    ),
  )
  const found = new Map(rows.map(({ status, n }) => [status, n]))
  if (known && known.status !== 'decision') found.set(known.status, known.count)
  const of = (status: QueueTab) => found.get(status) ?? 0
  return Object.fromEntries(
    [...packageStatuses, 'decision' as const].map((status) => [status, of(status)]),
  ) as QueueCounts
}
