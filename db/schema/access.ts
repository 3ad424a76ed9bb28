import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { roles } from '../allowed-values'
import { organizations } from './organizations'
import { createdAt, moment } from './owned'
import { projects } from './projects'
import { users } from './users'
import { valueChecks } from './value-checks'

/** API tokens: shown once, stored as SHA-256 (the token is 32 random bytes, so no slow hash is needed). */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: uuid('id').primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** If set, the token works in this project only. */
    projectId: uuid('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    role: text('role', { enum: roles }).notNull(),
    tokenHash: text('token_hash').notNull(),
    last4: text('last4').notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('api_tokens_hash_unique').on(t.tokenHash),
    index('api_tokens_org').on(t.orgId, t.id),
  ],
)

/** Who changed what in a workspace; rows outlive what they describe. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: uuid('id').primaryKey(),
    orgId: uuid('org_id').notNull(),
    projectId: uuid('project_id'),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    index('audit_events_org').on(t.orgId, t.id),
    // Listing one person's, action's or project's events in a workspace reads no other rows.
    index('audit_events_actor').on(t.orgId, t.actorId, t.id),
    index('audit_events_action').on(t.orgId, t.action, t.id),
    index('audit_events_project').on(t.orgId, t.projectId, t.id),
  ],
)

/** Sessions that a person signed out of, kept until their cookies would have expired anyway. */
export const endedSessions = pgTable('ended_sessions', {
  id: uuid('id').primaryKey(),
  endedAt: moment('ended_at').notNull().defaultNow(),
})

/** Fixed-window counters, in the database so that they apply across any number of processes (spec/security#1.7). */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').notNull(),
    windowStart: bigint('window_start', { mode: 'number' }).notNull(),
    count: integer('count').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.key, t.windowStart] })],
)
