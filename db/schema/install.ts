import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from './owned'

/** The worker processes of this install and when each was last seen at work; they belong to no project. */
export const workers = pgTable('workers', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  beatAt: moment('beat_at').notNull().defaultNow(),
})

/** Versions of a network's API that it no longer answers; posts wait until the install uses another. */
export const endedApiVersions = pgTable(
  'ended_api_versions',
  {
    platform: text('platform').notNull(),
    version: text('version').notNull(),
    /** When the network last said so. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.platform, t.version] })],
)
