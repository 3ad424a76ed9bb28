import { sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  livePublications,
  liveTakedowns,
  openOrFailed,
  publicationStatuses,
  replaceWays,
  takedownStatuses,
} from '../allowed-values'
import { oneOf } from '../one-of'
import { channels } from './channels'
import { createdAt, moment, projectOwned, updatedAt } from './owned'
import { packages, variants } from './packages'
import { valueChecks } from './value-checks'

/**
 * pending -> sending (committed before the call) -> published | failed | unconfirmed (spec/decisions#7,
 * spec/security#4.2). An `unconfirmed` publication is never sent again automatically: it is reconciled, or a person
 * decides.
 */
/** A stored intent to post one variant on one channel, and its outcome. */
export const publications = pgTable(
  'publications',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    packageId: uuid('package_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    channelId: uuid('channel_id'),
    packageRevision: integer('package_revision').notNull(),
    status: text('status', { enum: publicationStatuses }).notNull().default('pending'),
    /** Exactly what is sent; its SHA-256 must equal the variant's approved hash. */
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    payloadHash: text('payload_hash').notNull(),
    /** Earliest time to send; moved when an attempt is postponed. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /**
     * When it was planned to go out, which determines its order among the channel's posts. Empty if a person wants
     * it published immediately.
     */
    plannedAt: moment('planned_at'),
    /** For a post uploaded ahead: when its network makes it public by itself (docs/decisions/0232). */
    publicAt: moment('public_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Progress of a multi-step protocol (such as an uploaded image's ID), so that no step is repeated. */
    progress: jsonb('progress').$type<Record<string, unknown>>().notNull().default({}),
    reconcileLooks: integer('reconcile_looks').notNull().default(0),
    remoteId: text('remote_id'),
    remoteUrl: text('remote_url'),
    error: jsonb('error').$type<{ code: string; message: string; hint: string }>(),
    /** When a job was last enqueued for it; the sweep enqueues another if that is long ago. */
    queuedAt: moment('queued_at'),
    /** When the first attempt began: a post found on the platform counts only if it is not older. */
    firstSendingAt: moment('first_sending_at'),
    sendingAt: moment('sending_at'),
    /** When the platform is next asked whether an unconfirmed post is there. */
    nextLookAt: moment('next_look_at'),
    finishedAt: moment('finished_at'),
    /** For a correction: the publication that it replaces, and how (docs/decisions/0185). */
    replacesId: uuid('replaces_id'),
    replaceBy: text('replace_by', { enum: replaceWays }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('publications_project_id_unique').on(t.projectId, t.id),
    unique('publications_intent_unique').on(t.projectId, t.variantId, t.channelId, t.packageRevision),
    // At most one live post per variant and channel, whatever the revision (spec/decisions#7).
    uniqueIndex('publications_live_unique')
      .on(t.projectId, t.variantId, t.channelId)
      .where(oneOf(sql`status`, livePublications)),
    foreignKey({
      columns: [t.projectId, t.packageId],
      foreignColumns: [packages.projectId, packages.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [t.projectId, t.variantId],
      foreignColumns: [variants.projectId, variants.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'publications_channel_fk',
      columns: [t.projectId, t.channelId],
      foreignColumns: [channels.projectId, channels.id],
    }),
    // Only replaces_id is cleared (written by hand in the migration, as drizzle-kit cannot express it).
    foreignKey({
      name: 'publications_replaces_fk',
      columns: [t.projectId, t.replacesId],
      foreignColumns: [t.projectId, t.id],
    }),
    index('publications_by_replaced').on(t.projectId, t.replacesId).where(sql`replaces_id is not null`),
    index('publications_by_package').on(t.projectId, t.packageId, t.id),
    index('publications_by_channel').on(t.projectId, t.channelId, t.id),
    index('publications_due').on(t.status, t.dueAt),
    index('publications_in_order')
      .on(t.projectId, t.channelId, t.plannedAt, t.id)
      .where(sql`status = 'pending' and planned_at is not null`),
    index('publications_by_sending')
      .on(t.projectId, t.channelId, t.sendingAt)
      .where(sql`sending_at is not null`),
    index('publications_by_status').on(t.projectId, t.status, t.id),
    index('publications_unconfirmed').on(t.projectId, t.packageId).where(sql`status = 'unconfirmed'`),
    // Failed and to be retried, or postponed (lib/overview).
    index('publications_retrying')
      .on(t.projectId, t.packageId)
      .where(sql`status = 'pending' and error is not null`),
    index('publications_open_by_time').on(t.projectId, t.dueAt).where(oneOf(sql`status`, openOrFailed)),
    index('publications_by_public_time').on(t.projectId, t.publicAt).where(sql`public_at is not null`),
    index('publications_by_finish').on(t.projectId, t.finishedAt).where(sql`status = 'published'`),
  ],
)

export type PublicationRow = typeof publications.$inferSelect

/** A person's request to delete a published post, and its outcome (docs/decisions/0185). */
export const takedowns = pgTable(
  'takedowns',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    publicationId: uuid('publication_id').notNull(),
    status: text('status', { enum: takedownStatuses }).notNull().default('pending'),
    askedById: text('asked_by_id'),
    askedByName: text('asked_by_name').notNull(),
    /** Earliest time to delete: until then it can be undone. */
    dueAt: moment('due_at').notNull().defaultNow(),
    /** When a job was last enqueued for it. */
    queuedAt: moment('queued_at'),
    attempts: integer('attempts').notNull().default(0),
    error: jsonb('error').$type<{ code: string; message: string; hint: string }>(),
    /** The person who confirmed deleting it by hand. */
    doneByName: text('done_by_name'),
    finishedAt: moment('finished_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('takedowns_project_id_unique').on(t.projectId, t.id),
    foreignKey({
      columns: [t.projectId, t.publicationId],
      foreignColumns: [publications.projectId, publications.id],
    }).onDelete('cascade'),
    uniqueIndex('takedowns_live_unique')
      .on(t.projectId, t.publicationId)
      .where(oneOf(sql`status`, liveTakedowns)),
    index('takedowns_due').on(t.status, t.dueAt),
    index('takedowns_by_status').on(t.projectId, t.status, t.id),
  ],
)
