import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL expression for until when networks hide some posts: the latest time at which one becomes public
 * automatically; null if none is hidden (docs/decisions/0232). Takes the condition on `publications`, aliased as
 * `hidden`.
 */
export const hiddenUntilSql = (where: SQL): SQL => sql`(select max(hidden.public_at) from publications hidden
  where ${where} and hidden.status = 'published' and hidden.public_at > now())`
