import { getTableColumns, sql } from 'drizzle-orm'
import { sources } from '@/db/schema'

// Pushing does not touch the source's own row (see db/schema/push.ts): the totals of the latest deliveries are
// added here.
const deliveries = sql`from push_deliveries as d where d.source_id = ${sources.id}`

/** All columns needed to show a source. */
export const sourceColumns = {
  ...getTableColumns(sources),
  pushedLately: sql<number>`(select coalesce(sum(d.created), 0)::int ${deliveries})`,
  lastDelivery: sql<
    number | null
  >`(select (extract(epoch from d.created_at) * 1000)::float8 ${deliveries} and d.mode = 'push' and d.counts is not null order by d.id desc limit 1)`,
}
