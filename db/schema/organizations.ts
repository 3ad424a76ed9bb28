import { bigint, boolean, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { roles } from '../allowed-values'
import { createdAt, moment, updatedAt } from './owned'
import { users } from './users'
import { valueChecks } from './value-checks'

/** A company or account; the pages call it a workspace. */
export const organizations = pgTable(
  'organizations',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    slug: text('slug').notNull(),
    /** If set, an author may not be the only approver (spec/decisions#7). */
    requireSecondApprover: boolean('require_second_approver').notNull().default(false),
    /** If set, only people who signed in with two factors may enter. */
    requireSecondFactor: boolean('require_second_factor').notNull().default(false),
    /** Maximum number of bytes in its media libraries together, if it differs from the install's default. */
    mediaQuotaBytes: bigint('media_quota_bytes', { mode: 'number' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('organizations_slug_unique').on(t.slug)],
)

export const memberships = pgTable(
  'memberships',
  {
    orgId: uuid('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role', { enum: roles }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    primaryKey({ columns: [t.orgId, t.userId] }),
    index('memberships_user').on(t.userId),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    email: text('email'),
    role: text('role', { enum: roles }).notNull(),
    tokenHash: text('token_hash').notNull(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('invitations_token_unique').on(t.tokenHash),
    index('invitations_org').on(t.orgId),
  ],
)
