import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL condition for packages made from one of these items, or from a topic's item that was drawn from one
 * (spec/planning#1).
 */
export const madeFromItems = (itemIds: readonly string[]): SQL => {
  const ids = sql`${sql.param([...itemIds])}::uuid[]`
  return sql`item_id = any(${ids} || array(select o.item_id from item_origins o where o.origin_id = any(${ids})))`
}
