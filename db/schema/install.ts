import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { networkCheck, networkName } from './network-name'
import { moment } from './owned'
import { valueChecks } from './value-checks'

/** This install's worker processes and when each was last active; they belong to no project. */
export const workers = pgTable('workers', {
  id: uuid('id').primaryKey(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  startedAt: moment('started_at').notNull().defaultNow(),
  beatAt: moment('beat_at').notNull().defaultNow(),
})

/**
 * Versions of a network's API that the network no longer serves; posts wait until the install uses another version.
 */
export const endedApiVersions = pgTable(
  'ended_api_versions',
  {
    platform: networkName('platform').notNull(),
    version: text('version').notNull(),
    /** When the network last reported this. */
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('ended_api_versions_platform', t.platform),
    primaryKey({ columns: [t.platform, t.version] }),
  ],
)
