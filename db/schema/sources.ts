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

/** A pause that the source's server asked for: no failure. It is over at `until`. */
export type SourceWait = { until: string; since: string; message: string }
export type SourceError = { code: string; message: string; hint: string; since: string }

/** A place content comes from (spec/service#2.3, #2.5; spec/decisions#4). The type is open text: the registry of lib/sources knows it. */
export const sources = pgTable(
  'sources',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    sourceType: text('source_type').notNull(),
    name: text('name').notNull(),
    /** Checked by the connector's schema; secret fields are kept apart, encrypted. */
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
    /** How long the last run took; a source that takes long is synced in a queue of its own. */
    lastRunMs: integer('last_run_ms'),
    /** When it last brought something new or changed. */
    lastContentAt: moment('last_content_at'),
    /** The times its rhythm is learned from, oldest first (lib/sources/content-rhythm.ts). */
    contentTimes: moment('content_times').array().notNull().default(sql`'{}'`),
    /** From then on it has been silent for much longer than usual; null while no rhythm is known. */
    silentAfter: moment('silent_after'),
    /** ETag and Last-Modified of the index, or the connector's cursor, written only with the last batch of a sync (spec/security#3.1). */
    indexValidators: jsonb('index_validators').$type<{
      etag?: string
      lastModified?: string
      cursor?: string
    }>(),
    /** What the index held when these validators were stored, for the counts of a run that found it unchanged. */
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

/** What is known of each entry of a pull source, so that only new and changed ones are fetched (spec/decisions#4). */
export const sourceEntries = pgTable(
  'source_entries',
  {
    ...projectOwned(),
    sourceId: uuid('source_id').notNull(),
    key: text('key').notNull(),
    /** The entry as the index described it when it was last tried; null when the index tells nothing. */
    fingerprint: text('fingerprint'),
    /** A hash of what of the index goes into the item: a 304 counts only while it is the same. */
    entryHash: text('entry_hash'),
    validators: jsonb('validators').$type<{ etag?: string; lastModified?: string }>(),
    contentHash: text('content_hash'),
    itemId: uuid('item_id'),
    /** When it was last tried, with or without success: the least recently tried goes first. */
    triedAt: moment('tried_at'),
    lastFetchedAt: moment('last_fetched_at'),
    /** Why the last try failed; such an entry is tried again by every sync. */
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
