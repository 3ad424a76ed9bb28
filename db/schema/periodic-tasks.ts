import { pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from './owned'

/** Work that is done now and then by whichever process comes first; it belongs to no project. */
export const periodicTasks = pgTable('chores', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
})
