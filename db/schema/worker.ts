import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from './owned'

// State shared by the processes that work on jobs; it belongs to no project.

/** Position of a queue's round robin (db/round-robin.ts); a lost row costs one slot. */
export const jobCursors = pgTable(
  'job_cursors',
  {
    queue: text('queue').notNull(),
    /** A class of jobs, or a class and one of its workspaces. */
    scope: text('scope').notNull(),
    /** What got the last slot: a workspace, or one of that workspace's groups. */
    position: text('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.queue, t.scope] })],
)

/** Tasks that run from time to time, in whichever process comes first. */
export const periodicTasks = pgTable('periodic_tasks', {
  name: text('name').primaryKey(),
  startedAt: moment('started_at').notNull(),
})
