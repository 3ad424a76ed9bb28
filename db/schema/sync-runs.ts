import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, moment, projectOwned } from './owned'
import { sources } from './sources'

export type RunTrigger = 'schedule' | 'manual' | 'notify'
export type RunStatus = 'queued' | 'running' | 'succeeded' | 'partial' | 'failed'
export type RunOutcome = 'created' | 'updated' | 'unchanged' | 'skipped' | 'failed' | 'withdrawn'
export type RunCounts = {
  discovered: number
  created: number
  updated: number
  unchanged: number
  skipped: number
  failed: number
  withdrawn: number
  remaining: number
}

/** One sync of one source (decisions 4). */
export const syncRuns = pgTable(
  'sync_runs',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    sourceId: uuid('source_id').notNull(),
    trigger: text('trigger').$type<RunTrigger>().notNull(),
    status: text('status').$type<RunStatus>().notNull().default('queued'),
    counts: jsonb('counts').$type<RunCounts>(),
    /** How many entries this run means to fetch, for the progress bar. */
    planned: integer('planned'),
    error: jsonb('error').$type<{ code: string; message: string; hint: string }>(),
    /** Lines worth reading that belong to no entry (a held withdrawal, a removed NUL character). */
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('sync_runs_project_id_unique').on(t.projectId, t.id),
    foreignKey({
      columns: [t.projectId, t.sourceId],
      foreignColumns: [sources.projectId, sources.id],
    }).onDelete('cascade'),
    index('sync_runs_source').on(t.projectId, t.sourceId, t.id),
  ],
)

/** What happened to each entry of a run that was not simply unchanged, with the reason. */
export const syncRunEntries = pgTable(
  'sync_run_entries',
  {
    ...projectOwned(),
    runId: uuid('run_id').notNull(),
    key: text('key').notNull(),
    outcome: text('outcome').$type<RunOutcome>().notNull(),
    reason: text('reason'),
    itemId: uuid('item_id'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.key] }),
    foreignKey({
      columns: [t.projectId, t.runId],
      foreignColumns: [syncRuns.projectId, syncRuns.id],
    }).onDelete('cascade'),
  ],
)
