import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bulkActions, type PackageStatus, packageStatuses } from '../allowed-values'
import { createdAt, moment, projectOwned, updatedAt } from './owned'
import { packages } from './packages'
import { projects } from './projects'
import { valueChecks } from './value-checks'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What the review queue searches packages by: their facets (`source:…`, `channel:…`, `language:…`, `topic:…`,
 * `assignee:…`, `flag:…`), alone and together with the words of title and texts. Maintained only by the database
 * (db/package-search.ts), whenever one of them changes.
 */
export const packageSearch = pgTable(
  'package_search',
  {
    packageId: uuid('package_id').primaryKey(),
    ...projectOwned(),
    facets: text('facets').array().notNull().default(sql`'{}'::text[]`),
    search: tsvector('search').notNull().default(sql`''::tsvector`),
  },
  (t) => [
    foreignKey({
      columns: [t.projectId, t.packageId],
      foreignColumns: [packages.projectId, packages.id],
    }).onDelete('cascade'),
    index('package_search_by_word').using('gin', t.search),
  ],
)

/**
 * How many packages a project has in each state, in total (facet '') and with each facet: the sum of `n`. The
 * database adds a row for each change and merges rows now and then, so that no transaction waits for a counter
 * (docs/decisions/0149).
 */
export const packageCounts = pgTable(
  'package_counts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ...projectOwned(),
    status: text('status', { enum: packageStatuses }).notNull(),
    facet: text('facet').notNull(),
    n: integer('n').notNull(),
  },
  (t) => [
    ...valueChecks(t),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('package_counts_by_facet').on(t.projectId, t.facet, t.status),
  ],
)

/** A person's named combination of filters, search and sort order of the review queue (spec/planning#4). */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** The page's query string, without the question mark. */
    query: text('query').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('saved_views_name_unique').on(t.projectId, t.userId, t.name),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** A package's state before a bulk action, for undoing it. */
export type PackageBefore = {
  id: string
  status: PackageStatus
  revision: number
  scheduled_at: string | null
  topic_id: string | null
  variants: { id: string; approved_hash: string | null; scheduled_at: string | null }[]
}
/** What a bulk action changed in a topic: its values before and after. */
export type TopicBefore = {
  id: string
  before: { trust: number; publish_mode: string; notice: string | null }
  after: { trust: number; publish_mode: string }
}

/**
 * One bulk action, with what it takes to undo it for ten seconds (spec/planning#4). Rows are removed long after
 * that time is over.
 */
export const bulkDecisions = pgTable(
  'bulk_decisions',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    userId: text('user_id').notNull(),
    action: text('action', { enum: bulkActions }).notNull(),
    packages: jsonb('packages').$type<PackageBefore[]>().notNull(),
    topics: jsonb('topics').$type<TopicBefore[]>().notNull().default([]),
    undoneAt: moment('undone_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('bulk_decisions_by_time').on(t.projectId, t.createdAt),
  ],
)
