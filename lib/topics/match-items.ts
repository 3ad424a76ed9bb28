import { type SQL, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import type { TopicQuery } from '@/db/schema/topics'
import { type CoverageOf, coveringPosts } from '@/lib/packages/coverage/covering-posts'
import { dayOf } from '@/lib/time-zones/wall-time'
import { normalizeContentType } from '@/lib/voice/editor/offered-content-types'

/** An item that a topic may draw on, with the values that the day-dependent parts of the query need. */
export type MatchedItem = {
  id: string
  title: string
  contentType: string | null
  sourceId: string | null
  /** When it was published at its source, or came in. */
  dated: Date
  /** The day in the date field whose anniversary is wanted: `YYYY-MM-DD`. */
  anniversary: string | null
  coveredAt: Date | null
}

type Row = {
  id: string
  title: string
  content_type: string | null
  source_id: string | null
  dated: string
  anniversary: string | null
  covered_at: string | null
}

/**
 * Returns the items that match the parts of a topic's query that do not depend on the day, with when a post about
 * each last went out or is planned. Never includes items that topics made, nor withdrawn or archived ones. One
 * statement, whatever the number of items and posts.
 */
export async function matchItems(
  tx: ProjectTx,
  query: TopicQuery,
  { timeZone, coverage }: { timeZone: string; coverage: CoverageOf },
): Promise<MatchedItem[]> {
  const { kinds = [], tags = [], source_ids = [], item_ids = [] } = query
  const ids = (given: readonly string[]) => sql`any(${sql.param([...given])}::uuid[])`
  const conditions = [
    sql`i.topic_id is null and i.withdrawn_at is null and i.status <> 'archived'`,
    ...(kinds.length > 0
      ? [
          sql`lower(regexp_replace(trim(i.content_type), '[[:space:]_-]+', ' ', 'g'))
            = any(${sql.param(kinds.map(normalizeContentType))}::text[])`,
        ]
      : []),
    ...(tags.length > 0 ? [sql`i.tags && ${sql.param(tags)}::text[]`] : []),
    ...(source_ids.length > 0 ? [sql`i.source_id = ${ids(source_ids)}`] : []),
    ...(item_ids.length > 0 ? [sql`i.id = ${ids(item_ids)}`] : []),
  ]
  // Reads all posts of the project. Without statistics the planner would look up each one separately, which takes
  // minutes.
  await tx.execute(sql`set local enable_nestloop = off`)
  const rows = await tx.execute<Row>(sql`
    select i.id, i.title, i.content_type, i.source_id, coalesce(i.published_at, i.created_at) as dated,
      ${query.anniversary_of === undefined ? sql`null` : dayOfField(query.anniversary_of, timeZone)} as anniversary,
      c.covered_at
    from items i
    left join (
      select item_id, max(covered_at) as covered_at from ${coveringPosts(coverage)} posts group by item_id
    ) c on c.item_id = i.id
    where ${sql.join(conditions, sql` and `)}`)
  await tx.execute(sql`set local enable_nestloop = on`)
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    contentType: row.content_type,
    sourceId: row.source_id,
    dated: new Date(row.dated),
    anniversary: row.anniversary,
    coveredAt: row.covered_at === null ? null : new Date(row.covered_at),
  }))
}

/** SQL for the day in an item's date field, in a time zone; null if the field has no date. */
function dayOfField(field: string, timeZone: string): SQL {
  const day = (moment: SQL) => sql`to_char(${moment} at time zone ${timeZone}::text, 'YYYY-MM-DD')`
  if (field === 'published_at') return day(sql`i.published_at`)
  const value = sql`coalesce(i.metadata ->> ${field}::text, i.metadata -> 'bible' ->> ${field}::text)`
  return sql`case
    when ${value} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then ${value}
    when ${value} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}[T ]' and pg_input_is_valid(${value}, 'timestamptz')
      then ${day(sql`(${value})::timestamptz`)} end`
}

const day = 86_400_000

/**
 * Returns the items that match the query on a day, in the order in which they are drawn on: never covered first,
 * then those covered longest ago; ties go to the older item. Pure. Serves spec/planning#1.
 */
export function inOrderOfCoverage(
  items: readonly MatchedItem[],
  query: TopicQuery,
  { at, timeZone }: { at: Date; timeZone: string },
  /** What a look-ahead has already drawn on. */
  taken: ReadonlyMap<string, Date> = new Map(),
): MatchedItem[] {
  const { min_age_days: youngest = 0, max_age_days: oldest, not_covered_for_days: pause } = query
  const today = dayOf(at, timeZone)
  const days = daysKept(today)
  return items
    .map((item) => ({ ...item, coveredAt: taken.get(item.id) ?? item.coveredAt }))
    .filter(({ dated, coveredAt, anniversary }) => {
      const age = at.getTime() - dated.getTime()
      if (youngest > 0 && age < youngest * day) return false
      if (oldest !== undefined && age > oldest * day) return false
      if (query.never_covered && coveredAt) return false
      if (pause !== undefined && coveredAt && Math.abs(at.getTime() - coveredAt.getTime()) < pause * day)
        return false
      if (query.anniversary_of === undefined) return true
      return (
        anniversary !== null && anniversary.slice(0, 4) < today.slice(0, 4) && days.has(anniversary.slice(5))
      )
    })
    .sort(
      (a, b) =>
        (a.coveredAt?.getTime() ?? Number.NEGATIVE_INFINITY) -
          (b.coveredAt?.getTime() ?? Number.NEGATIVE_INFINITY) || (a.id < b.id ? -1 : 1),
    )
}

/** Returns the month-days whose anniversary falls on this day: 29 February counts as the 28th in years without it. */
function daysKept(today: string): ReadonlySet<string> {
  const [year, monthDay] = [Number(today.slice(0, 4)), today.slice(5)]
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return new Set(monthDay === '02-28' && !isLeap ? [monthDay, '02-29'] : [monthDay])
}
