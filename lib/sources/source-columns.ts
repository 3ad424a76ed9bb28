import { getTableColumns, sql } from 'drizzle-orm'
import { sources } from '@/db/schema'

// Pushing leaves the source's own row alone (see db/schema/push.ts): what the newest deliveries brought is added here.
const deliveries = sql`from push_deliveries as d where d.source_id = ${sources.id}`

/** Everything that is shown of a source. */
export const sourceColumns = {
  ...getTableColumns(sources),
  pushedLately: sql<number>`(select coalesce(sum(d.created), 0)::int ${deliveries})`,
  lastDelivery: sql<
    number | null
  >`(select (extract(epoch from d.created_at) * 1000)::float8 ${deliveries} and d.mode = 'push' and d.counts is not null order by d.id desc limit 1)`,
}
