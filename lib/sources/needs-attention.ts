import { sql } from 'drizzle-orm'

/** Inside a query on `sources`: those that fail, and those that have been silent for much longer than usual. */
export const needsAttention = sql`(sources.status = 'error' or (sources.status = 'active' and sources.silent_after <= now()))`
