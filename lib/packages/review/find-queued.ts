import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inProject, type ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import {
  createdRangeOf,
  facetsOf,
  type QueueFilter,
  type QueueSort,
  type QueueTab,
  searchTextOf,
} from './queue-filter'

/**
 * Returns the ids of a project's packages that a filter finds in one list of the queue, in its order, at most
 * `most`; `after` is the last id of the previous page. Takes the open transaction. As fast for 100,000 packages as
 * for 100 (docs/decisions/0149). Serves spec/planning#4.
 */
export async function findQueued(
  tx: ProjectTx,
  query: {
    status: QueueTab
    filter: QueueFilter
    sort: QueueSort
    after?: string | undefined
    limit: number
  },
): Promise<string[]> {
  const made = createdRangeOf(query.filter)
  const rows = await prepared<{ id: string }>(
    tx,
    sql`select id from find_package_ids(
      ${query.status}::text, ${searchTextOf(query.filter)}::text, ${sql.param(facetsOf(query.filter))}::text[],
      ${made.before?.toISOString() ?? null}::text::timestamptz, ${made.since?.toISOString() ?? null}::text::timestamptz,
      ${query.sort}::text, ${query.after ?? null}::uuid, ${query.limit}::int) as id`,
  )
  return rows.map(({ id }) => id)
}

/** Returns the id of the newest package that a filter finds in one list. */
export async function findNewest(
  ctx: ProjectContext,
  query: { status: QueueTab; filter: QueueFilter },
): Promise<string | null> {
  const [id] = await inProject(ctx, (tx) => findQueued(tx, { ...query, sort: 'newest', limit: 1 }))
  return id ?? null
}

/** Returns the default order of a list: in review, flagged packages come first (spec/writing#3). */
export const defaultSort = (status: QueueTab): QueueSort =>
  status === 'in_review' ? 'flagged' : status === 'scheduled' ? 'planned' : 'newest'
