import { sql } from 'drizzle-orm'

/** Condition for queries on `sources`: sources that fail, or have been silent for much longer than usual. */
export const needsAttention = sql`(sources.status = 'error' or (sources.status = 'active' and sources.silent_after <= now()))`
