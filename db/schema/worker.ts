import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './owned'

// What the processes that work on jobs remember together; it belongs to no project.

/** Where the round robin of a queue stands (db/round-robin.ts); a lost row costs one slot. */
export const jobCursors = pgTable(
  'job_cursors',
  {
    queue: text('queue').notNull(),
    /** A class of jobs, or a class and one workspace of it. */
    scope: text('scope').notNull(),
    /** What had the last slot: a workspace, or one group of that workspace. */
    position: text('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.queue, t.scope] })],
)

/** Work that is done now and then by whichever process comes first. */
export const periodicTasks = pgTable('periodic_tasks', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
})
