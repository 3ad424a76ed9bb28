import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import {
  type FlagCode,
  packageEventActions,
  packageMakers,
  packageStatuses,
  plannedUnscheduled,
  publishModes,
  replaceChoices,
  variantWriters,
} from '../allowed-values'
import { oneOf } from '../one-of'
import { channels } from './channels'
import { items } from './items'
import { networkCheck, networkName } from './network-name'
import { createdAt, moment, projectOwned, updatedAt } from './owned'
import { projects } from './projects'
import { topics } from './topics'
import { users } from './users'
import { valueChecks } from './value-checks'

/** Why a package needs a person's look. */
export type PackageFlag = {
  code: FlagCode
  message: string
  channel_ids: string[]
  /** Of `too_similar`: the variant that the post is too similar to. */
  nearest_variant_id?: string
}

type StoredTrace = {
  sentences: {
    field: 'title' | 'text'
    from: number
    until: number
    by: (typeof variantWriters)[number]
    facts: string[]
  }[]
  facts: { id: string; text: string; field: string; from: number; until: number }[]
  /** Absent where there is none. */
  unsupported?: {
    field: 'title' | 'text' | 'link' | 'replies'
    reply?: number
    from: number
    until: number
    message: string
  }[]
}

/** Where in a version the words are that a comment is about, in UTF-16 units of a field as it was in a revision. */
export type CommentAnchor = {
  field: 'title' | 'text'
  from: number
  until: number
  /** The words themselves, and a little of what stood around them. */
  quote: string
  before: string
  after: string
  revision: number
}

/** What is to be posted of one item, with one variant for each target channel (spec/decisions#7). */
export const packages = pgTable(
  'packages',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    itemId: uuid('item_id'),
    topicId: uuid('topic_id'),
    /** The published package that this one corrects (docs/decisions/0185). */
    correctsId: uuid('corrects_id'),
    /** The legacy brand text (spec/service#2.3); kept, not used. */
    brand: text('brand'),
    /** The item's title when the package was made, so that lists need no join. */
    title: text('title').notNull().default(''),
    status: text('status', { enum: packageStatuses }).notNull().default('draft'),
    publishMode: text('publish_mode', { enum: publishModes }).notNull().default('review'),
    stale: boolean('stale').notNull().default(false),
    /** Held because its item was withdrawn at the source. */
    held: boolean('held').notNull().default(false),
    revision: integer('revision').notNull().default(1),
    madeBy: text('made_by', { enum: packageMakers }).notNull().default('composer'),
    edited: boolean('edited').notNull().default(false),
    /** The item's content hash this package was made from; of a stale open one, the content it was last held against. */
    itemContentHash: text('item_content_hash'),
    warnings: jsonb('warnings').$type<string[]>().notNull().default([]),
    /** What a person must look at before it goes out (spec/writing#3). */
    flags: jsonb('flags').$type<PackageFlag[]>().notNull().default([]),
    /** Made by the database, so that the queue can begin with them. */
    flagged: boolean('flagged').generatedAlwaysAs(sql`flags <> '[]'::jsonb`),
    /** Who may not be the only approver when a second pair of eyes is asked for. */
    authorId: text('author_id'),
    /** Channels that a person left out; writing it anew leaves them out too (spec/planning#channels-of-a-post). */
    leftOut: uuid('left_out').array().notNull().default(sql`'{}'::uuid[]`),
    /** Channels that a person added to those its item names. */
    addedChannels: uuid('added_channels').array().notNull().default(sql`'{}'::uuid[]`),
    scheduledAt: moment('scheduled_at'),
    /** When it was due, where that is so long ago that it waits for a person (spec/planning#2); emptied by whatever happens next. */
    overdueSince: moment('overdue_since'),
    /** The member who is to work on it next. */
    assigneeId: uuid('assignee_id').references(() => users.id, { onDelete: 'set null' }),
    /** The end of the day, in the project's time zone, by which it is to be done. */
    dueAt: moment('due_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('packages_project_id_unique').on(t.projectId, t.id),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.projectId, t.itemId], foreignColumns: [items.projectId, items.id] }).onDelete(
      'cascade',
    ),
    // A deleted topic leaves its posts behind: only topic_id is emptied (written by hand in the migration, as drizzle-kit cannot).
    foreignKey({
      name: 'packages_topic_fk',
      columns: [t.projectId, t.topicId],
      foreignColumns: [topics.projectId, topics.id],
    }),
    // The same: only corrects_id is emptied.
    foreignKey({
      name: 'packages_corrects_fk',
      columns: [t.projectId, t.correctsId],
      foreignColumns: [t.projectId, t.id],
    }),
    index('packages_by_corrected').on(t.projectId, t.correctsId).where(sql`corrects_id is not null`),
    index('packages_by_topic').on(t.projectId, t.topicId, t.id).where(sql`topic_id is not null`),
    index('packages_by_item').on(t.projectId, t.itemId, t.id),
    index('packages_by_status').on(t.projectId, t.status, t.id),
    index('packages_by_flag').on(t.projectId, t.status, t.flagged, t.id),
    index('packages_by_due').on(t.projectId, t.status, sql`coalesce(due_at, 'infinity'::timestamptz)`, t.id),
    index('packages_by_time').on(
      t.projectId,
      t.status,
      sql`coalesce(scheduled_at, 'infinity'::timestamptz)`,
      t.id,
    ),
    index('packages_due').on(t.status, t.scheduledAt),
    index('packages_planned').on(t.projectId, t.scheduledAt).where(sql`status = 'scheduled'`),
    // Those with a planned time that nobody has promised to keep yet (lib/calendar).
    index('packages_proposed').on(t.projectId, t.scheduledAt).where(oneOf(sql`status`, plannedUnscheduled)),
    index('packages_overdue').on(t.projectId, t.id).where(sql`overdue_since is not null`),
    index('packages_assigned').on(t.projectId, t.assigneeId, t.id).where(sql`assignee_id is not null`),
    index('packages_due_by').on(t.projectId, t.dueAt, t.id).where(sql`due_at is not null`),
    index('packages_stale').on(t.projectId, t.id).where(sql`stale`),
    // What needs a person (lib/overview).
    index('packages_held').on(t.projectId, t.id).where(sql`held`),
    index('packages_returned').on(t.projectId, t.id).where(sql`stale and status = 'in_review'`),
  ],
)

export const variants = pgTable(
  'variants',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    packageId: uuid('package_id').notNull(),
    channelId: uuid('channel_id'),
    platform: networkName('platform').notNull(),
    language: text('language').notNull(),
    title: text('title'),
    text: text('text').notNull(),
    hashtags: text('hashtags').array().notNull().default(sql`'{}'::text[]`),
    media: jsonb('media')
      .$type<
        {
          url: string
          alt: string
          made_by?: string | undefined
          focal?: { x: number; y: number } | undefined
          title?: string | undefined
        }[]
      >()
      .notNull()
      .default([]),
    link: text('link'),
    replies: text('replies').array().notNull().default(sql`'{}'::text[]`),
    collaborators: text('collaborators').array().notNull().default(sql`'{}'::text[]`),
    edited: boolean('edited').notNull().default(false),
    writtenBy: text('written_by', { enum: variantWriters }).notNull().default('composer'),
    /** Which of its structures the composer used. */
    structure: text('structure'),
    /** The language of the item where a model translated it. */
    translatedFrom: text('translated_from'),
    /** Its own time, where that is not the package's (spec/planning#2). */
    scheduledAt: moment('scheduled_at'),
    /** What each sentence is based on (spec/writing#3); lib/facts/trace.ts says its shape. */
    trace: jsonb('trace').$type<StoredTrace>().notNull().default({ sentences: [], facts: [] }),
    /** SHA-256 of the payload that was approved; sending anything else is refused (spec/security#4.4). */
    approvedHash: text('approved_hash'),
    /** Of a correction: how a person wants the post on this channel to be replaced; empty where nobody has chosen. */
    replaceBy: text('replace_by', { enum: replaceChoices }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('variants_platform', t.platform),
    unique('variants_project_id_unique').on(t.projectId, t.id),
    unique('variants_package_channel_unique').on(t.projectId, t.packageId, t.channelId),
    foreignKey({
      columns: [t.projectId, t.packageId],
      foreignColumns: [packages.projectId, packages.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'variants_channel_fk',
      columns: [t.projectId, t.channelId],
      foreignColumns: [channels.projectId, channels.id],
    }),
    index('variants_by_package').on(t.projectId, t.packageId),
    index('variants_by_own_time').on(t.projectId, t.scheduledAt).where(sql`scheduled_at is not null`),
  ],
)

/** Every change of a package's state, with who and when. */
export const packageEvents = pgTable(
  'package_events',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    packageId: uuid('package_id').notNull(),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action', { enum: packageEventActions }).notNull(),
    fromStatus: text('from_status', { enum: packageStatuses }),
    toStatus: text('to_status', { enum: packageStatuses }),
    reason: text('reason'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    foreignKey({
      columns: [t.projectId, t.packageId],
      foreignColumns: [packages.projectId, packages.id],
    }).onDelete('cascade'),
    index('package_events_by_package').on(t.projectId, t.packageId, t.id),
  ],
)

export const packageComments = pgTable(
  'package_comments',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    packageId: uuid('package_id').notNull(),
    variantId: uuid('variant_id'),
    authorId: text('author_id'),
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    /** The words of the version that it is about, where it is about some. */
    anchor: jsonb('anchor').$type<CommentAnchor>(),
    /** The members it names; in the text they stand as `@[id]`. */
    mentions: uuid('mentions').array().notNull().default(sql`'{}'::uuid[]`),
    /** Of an outside approver: the link it came by. */
    approvalLinkId: uuid('approval_link_id'),
    resolvedAt: moment('resolved_at'),
    resolvedBy: uuid('resolved_by').references(() => users.id, { onDelete: 'set null' }),
    editedAt: moment('edited_at'),
    /** Kept for a while, so that its author can take that back. */
    deletedAt: moment('deleted_at'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      columns: [t.projectId, t.packageId],
      foreignColumns: [packages.projectId, packages.id],
    }).onDelete('cascade'),
    index('package_comments_by_package').on(t.projectId, t.packageId, t.id),
  ],
)
