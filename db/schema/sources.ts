import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { publishModes, sourceStatuses } from '../allowed-values'
import { encryptedText } from './encrypted-text'
import { createdAt, moment, projectOwned, updatedAt } from './owned'
import { projects } from './projects'
import { valueChecks } from './value-checks'

/** A pause that the source's server requested, which is not a failure. Ends at `until`. */
export type SourceWait = { until: string; since: string; message: string }
export type SourceError = { code: string; message: string; hint: string; since: string }

/**
 * A place that content comes from (spec/service#2.3, #2.5; spec/decisions#4). The type is free text: the registry
 * of lib/sources knows which exist.
 */
export const sources = pgTable(
  'sources',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    sourceType: text('source_type').notNull(),
    name: text('name').notNull(),
    /** Validated by the connector's schema; secret fields are stored separately, encrypted. */
    config: jsonb('config').$type<Record<string, unknown>>().notNull(),
    secrets: encryptedText('secrets'),
    publishMode: text('publish_mode', { enum: publishModes }).notNull().default('review'),
    status: text('status', { enum: sourceStatuses }).notNull().default('active'),
    error: jsonb('error').$type<SourceError>(),
    waiting: jsonb('waiting').$type<SourceWait>(),
    consecutiveFailures: integer('consecutive_failures').notNull().default(0),
    syncIntervalMinutes: integer('sync_interval_minutes').notNull().default(60),
    lastSyncedAt: moment('last_synced_at'),
    nextSyncAt: moment('next_sync_at'),
    /** Duration of the last run; slow sources are synced in a queue of their own. */
    lastRunMs: integer('last_run_ms'),
    /** When it last delivered something new or changed. */
    lastContentAt: moment('last_content_at'),
    /** The times that its rhythm is derived from, oldest first (lib/sources/health/content-rhythm.ts). */
    contentTimes: moment('content_times').array().notNull().default(sql`'{}'`),
    /** From then on it has been silent for much longer than usual; null while its rhythm is unknown. */
    silentAfter: moment('silent_after'),
    /** ETag and Last-Modified of the index, or the connector's cursor, written only with the last batch of a sync (spec/security#3.1). */
    indexValidators: jsonb('index_validators').$type<{
      etag?: string
      lastModified?: string
      cursor?: string
    }>(),
    /**
     * What the index contained when these validators were stored, for the counts of a run that finds it unchanged.
     */
    indexEntries: integer('index_entries').notNull().default(0),
    indexSkipped: integer('index_skipped').notNull().default(0),
    itemCount: integer('item_count').notNull().default(0),
    /** The lease of the running sync: a higher fence replaces a lower one, and a lost fence cannot commit (spec/security#3.3). */
    leaseFence: bigint('lease_fence', { mode: 'number' }).notNull().default(0),
    leaseUntil: moment('lease_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('sources_project_id_unique').on(t.projectId, t.id),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('sources_due').on(t.status, t.nextSyncAt),
  ],
)

/**
 * What is known about each entry of a pull source, so that only new and changed entries are fetched
 * (spec/decisions#4).
 */
export const sourceEntries = pgTable(
  'source_entries',
  {
    ...projectOwned(),
    sourceId: uuid('source_id').notNull(),
    key: text('key').notNull(),
    /** The index's description of the entry at the last attempt; null if the index gives none. */
    fingerprint: text('fingerprint'),
    /** Hash of the index data that goes into the item: a 304 counts only while this is unchanged. */
    entryHash: text('entry_hash'),
    validators: jsonb('validators').$type<{ etag?: string; lastModified?: string }>(),
    contentHash: text('content_hash'),
    itemId: uuid('item_id'),
    /** When it was last tried, successfully or not: the least recently tried goes first. */
    triedAt: moment('tried_at'),
    lastFetchedAt: moment('last_fetched_at'),
    /** Why the last attempt failed; such an entry is retried by every sync. */
    failure: text('failure'),
    withdrawnAt: moment('withdrawn_at'),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.key] }),
    foreignKey({
      columns: [t.projectId, t.sourceId],
      foreignColumns: [sources.projectId, sources.id],
    }).onDelete('cascade'),
  ],
)

export type SourceRow = typeof sources.$inferSelect
