import { sql } from 'drizzle-orm'
import {
  customType,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { itemStatuses } from '../allowed-values'
import { createdAt, moment, projectOwned, updatedAt } from './owned'
import { projects } from './projects'
import { sources } from './sources'
import { topics } from './topics'
import { valueChecks } from './value-checks'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** One piece of content (spec/service#2.3, #2.6; spec/decisions#5). */
export const items = pgTable(
  'items',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    sourceId: uuid('source_id'),
    /** The entry's identity at its source: the slug for manifest sources. */
    externalId: text('external_id').notNull(),
    title: text('title').notNull(),
    contentType: text('content_type'),
    contentSubtype: text('content_subtype'),
    featuredImage: text('featured_image'),
    mediaUrls: text('media_urls').array().notNull().default(sql`'{}'::text[]`),
    tags: text('tags').array().notNull().default(sql`'{}'::text[]`),
    languages: text('languages').array().notNull().default(sql`'{}'::text[]`),
    publishedAt: moment('published_at'),
    url: text('url'),
    rawContent: text('raw_content').notNull().default(''),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull().default({}),
    contentHash: text('content_hash').notNull(),
    status: text('status', { enum: itemStatuses }).notNull().default('new'),
    /** The topic whose run made it (spec/planning#1). */
    topicId: uuid('topic_id'),
    withdrawnAt: moment('withdrawn_at'),
    /** When its publisher last changed it, where they say so: an older version that arrives late is not applied. */
    sourceUpdatedAt: moment('source_updated_at'),
    /** What the list is searched by; made by the database, so that no writer can forget it (see db/item-search.ts). */
    search: tsvector('search').generatedAlwaysAs(
      sql`item_terms(project_id, title, external_id, content_subtype, tags)`,
    ),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('items_project_id_unique').on(t.projectId, t.id),
    unique('items_source_external_unique').on(t.projectId, t.sourceId, t.externalId),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    // A deleted source leaves its items behind: only source_id is emptied (written by hand in the migration, as drizzle-kit cannot).
    foreignKey({
      name: 'items_source_fk',
      columns: [t.projectId, t.sourceId],
      foreignColumns: [sources.projectId, sources.id],
    }),
    // As with sources.
    foreignKey({
      name: 'items_topic_fk',
      columns: [t.projectId, t.topicId],
      foreignColumns: [topics.projectId, topics.id],
    }),
    // A run of a topic makes one item, whatever is killed or done twice.
    uniqueIndex('items_topic_external_unique')
      .on(t.projectId, t.topicId, t.externalId)
      .where(sql`topic_id is not null`),
    index('items_by_source').on(t.projectId, t.sourceId, t.id),
    index('items_withdrawn').on(t.projectId, t.id).where(sql`withdrawn_at is not null`),
    index('items_by_status').on(t.projectId, t.status, t.id),
    index('items_by_update').on(t.projectId, t.updatedAt),
    index('items_by_kind').on(t.projectId, t.contentType),
    index('items_by_search').using('gin', t.search),
  ],
)

export type ItemRow = typeof items.$inferSelect
