import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { liveRuns, runOutcomes, runStatuses, runTriggers } from '../allowed-values'
import { oneOf } from '../one-of'
import { createdAt, moment, projectOwned } from './owned'
import { sources } from './sources'
import { valueChecks } from './value-checks'

export type RunCounts = {
  discovered: number
  created: number
  updated: number
  unchanged: number
  skipped: number
  failed: number
  withdrawn: number
  remaining: number
  held?: number
}

/** One sync of one source (spec/decisions#4). */
export const syncRuns = pgTable(
  'sync_runs',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    sourceId: uuid('source_id').notNull(),
    trigger: text('trigger', { enum: runTriggers }).notNull(),
    status: text('status', { enum: runStatuses }).notNull().default('queued'),
    counts: jsonb('counts').$type<RunCounts>(),
    /** How many entries this run is going to fetch, for the progress bar. */
    planned: integer('planned'),
    error: jsonb('error').$type<{ code: string; message: string; hint: string }>(),
    /** Noteworthy lines that belong to no entry (a held withdrawal, a removed NUL character). */
    notes: jsonb('notes').$type<string[]>().notNull().default([]),
    /** Whether a person has confirmed that a large number of vanished entries is really gone. */
    acceptWithdrawals: boolean('accept_withdrawals').notNull().default(false),
    /** False if no entry was touched, or if its lines were removed because of their age. */
    hasLines: boolean('has_lines').notNull().default(true),
    /** When its job was enqueued; a run that waits far too long gets another. */
    enqueuedAt: moment('enqueued_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('sync_runs_project_id_unique').on(t.projectId, t.id),
    foreignKey({
      columns: [t.projectId, t.sourceId],
      foreignColumns: [sources.projectId, sources.id],
    }).onDelete('cascade'),
    index('sync_runs_source').on(t.projectId, t.sourceId, t.id),
    // At most one run per source is waiting or in progress, no matter who requests it and on how many machines.
    uniqueIndex('sync_runs_one_live').on(t.projectId, t.sourceId).where(oneOf(sql`status`, liveRuns)),
    index('sync_runs_lines').on(t.sourceId, t.id).where(sql`has_lines`),
    index('sync_runs_live').on(t.status, t.enqueuedAt).where(oneOf(sql`status`, liveRuns)),
  ],
)

/** What happened to each entry that a run touched, with the reason; entries it had no need to fetch have no row. */
export const syncRunEntries = pgTable(
  'sync_run_entries',
  {
    ...projectOwned(),
    runId: uuid('run_id').notNull(),
    /** Position in the run; a key may occur twice (a duplicate slug is skipped under its own name). */
    seq: integer('seq').notNull(),
    key: text('key').notNull(),
    outcome: text('outcome', { enum: runOutcomes }).notNull(),
    reason: text('reason'),
    itemId: uuid('item_id'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    primaryKey({ columns: [t.runId, t.seq] }),
    foreignKey({
      columns: [t.projectId, t.runId],
      foreignColumns: [syncRuns.projectId, syncRuns.id],
    }).onDelete('cascade'),
  ],
)
