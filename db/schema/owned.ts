import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** A timestamp column: `timestamptz`, RFC 3339 UTC on the wire (spec/decisions#2). */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

export const createdAt = () => moment('created_at').notNull().defaultNow()
export const updatedAt = () =>
  moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

/**
 * The columns that assign a row to a project. Both default to the transaction's own settings, which only the entry
 * points of db/ set; row-level security (db/row-security.ts) compares against the same settings. project_id may be
 * empty on legacy rows (spec/service#1); such rows are visible to no project.
 */
export const projectOwned = () => ({
  orgId: uuid('org_id').notNull().default(sql`nullif(current_setting('app.org_id', true), '')::uuid`),
  projectId: uuid('project_id').default(sql`nullif(current_setting('app.project_id', true), '')::uuid`),
})
