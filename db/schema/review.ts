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
 * What a package is found by in the review queue: its facets (`source:…`, `channel:…`, `language:…`, `topic:…`, `flag:…`), and these
 * with the words of its title and texts. Kept by the database alone (db/package-search.ts), which writes it where one of them changes.
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
 * How many packages a project has in each state, in all (facet '') and with each facet: the sum of `n`. The database adds a row for
 * each change and joins rows now and then, so that nobody waits for a counter (docs/decisions/0149).
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

/** Filters, search and order of the review queue that a person keeps under a name (spec/planning#4). */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** As in the address of the page, without its question mark. */
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

/** How a package was before a bulk action, for undoing it. */
export type PackageBefore = {
  id: string
  status: PackageStatus
  revision: number
  scheduled_at: string | null
  topic_id: string | null
  variants: { id: string; approved_hash: string | null; scheduled_at: string | null }[]
}
/** What a bulk action changed of a topic: its values before and after. */
export type TopicBefore = {
  id: string
  before: { trust: number; publish_mode: string; notice: string | null }
  after: { trust: number; publish_mode: string }
}

/** One bulk action, with what it takes to undo it for ten seconds (spec/planning#4). Rows are removed when that time is long over. */
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
