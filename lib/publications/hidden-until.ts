import { type SQL, sql } from 'drizzle-orm'

/**
 * Until when networks hide what they have of some posts, for a select: the latest time at which one becomes public by itself, null where all
 * that is out can be seen (docs/decisions/0232). Takes the condition on `publications`, named `hidden`.
 */
export const hiddenUntilSql = (where: SQL): SQL => sql`(select max(hidden.public_at) from publications hidden
  where ${where} and hidden.status = 'published' and hidden.public_at > now())`
