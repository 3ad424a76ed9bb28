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
import { deliveryModes, secretKinds } from '../allowed-values'
import { createdAt, moment, projectOwned } from './owned'
import { sources } from './sources'
import { valueChecks } from './value-checks'

export type DeliveryCounts = {
  received: number
  created: number
  updated: number
  unchanged: number
  rejected: number
  superseded: number
  stale: number
  withdrawn?: number | undefined
  ignored?: number | undefined
}
/** The stored result of one item of a delivery: its index, its outcome, and what was wrong with it. */
export type DeliveryResult = {
  index: number
  external_id: string | null
  status: string
  item_id: string | null
  errors?: { pointer: string; detail: string }[]
  notes?: string[]
}

/**
 * A publisher's credentials for a source's inbound addresses (spec/security#1.6), stored as SHA-256 only. At most
 * two of a kind are live, the second one while the first is being replaced.
 */
export const sourceSecrets = pgTable(
  'source_secrets',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    sourceId: uuid('source_id').notNull(),
    kind: text('kind', { enum: secretKinds }).notNull().default('bearer'),
    secretHash: text('secret_hash').notNull(),
    last4: text('last4').notNull(),
    /** For a replaced secret: the end of its grace period. */
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('source_secrets_hash_unique').on(t.sourceId, t.secretHash),
    foreignKey({
      columns: [t.projectId, t.sourceId],
      foreignColumns: [sources.projectId, sources.id],
    }).onDelete('cascade'),
  ],
)

/**
 * The latest requests to a push source and their results. Pushing writes one row here and nothing on the source
 * itself, so that concurrent pushes do not wait for each other; the number of items these rows created is added to
 * the source's count when they are cleaned up.
 */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    sourceId: uuid('source_id').notNull(),
    mode: text('mode', { enum: deliveryModes }).notNull(),
    /** The HTTP status of the response. */
    status: integer('status').notNull(),
    created: integer('created').notNull().default(0),
    counts: jsonb('counts').$type<DeliveryCounts>(),
    /** For a request that was rejected as a whole. */
    problem: jsonb('problem').$type<{ code: string; detail: string }>(),
    /** The first of the rejected and changed items. */
    results: jsonb('results').$type<DeliveryResult[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    foreignKey({
      columns: [t.projectId, t.sourceId],
      foreignColumns: [sources.projectId, sources.id],
    }).onDelete('cascade'),
    index('push_deliveries_source').on(t.projectId, t.sourceId, t.id),
  ],
)

/** The latest request bodies of a source that has sampling on, for trying out a mapping (spec/decisions#10). */
export const pushSamples = pgTable(
  'push_samples',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    sourceId: uuid('source_id').notNull(),
    /** As received, JSON or not. */
    body: text('body').notNull(),
    /** The headers that describe the delivery. */
    headers: jsonb('headers').$type<Record<string, string>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      columns: [t.projectId, t.sourceId],
      foreignColumns: [sources.projectId, sources.id],
    }).onDelete('cascade'),
    index('push_samples_source').on(t.projectId, t.sourceId, t.id),
  ],
)

/** Responses that are replayed when the same request arrives with the same Idempotency-Key (spec/decisions#6). */
export const pushAnswers = pgTable(
  'push_answers',
  {
    ...projectOwned(),
    sourceId: uuid('source_id').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    /** Byte for byte as it was sent. */
    answer: text('answer').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sourceId, t.key] }),
    foreignKey({
      columns: [t.projectId, t.sourceId],
      foreignColumns: [sources.projectId, sources.id],
    }).onDelete('cascade'),
    index('push_answers_age').on(t.createdAt),
  ],
)
