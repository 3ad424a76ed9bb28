import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Where the round robin of a queue stands (db/round-robin.ts); it belongs to no project, and a lost row costs one turn. */
export const jobCursors = pgTable(
  'job_cursors',
  {
    queue: text('queue').notNull(),
    /** A class of jobs, or a class and one workspace of it. */
    scope: text('scope').notNull(),
    /** What had the last turn: a workspace, or one group of that workspace. */
    position: text('position').notNull(),
  },
  (t) => [primaryKey({ columns: [t.queue, t.scope] })],
)
