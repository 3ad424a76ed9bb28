import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { approvalDecisions, approvalScopes } from '../allowed-values'
import { createdAt, moment, projectOwned } from './owned'
import { packages } from './packages'
import { projects } from './projects'
import { users } from './users'
import { valueChecks } from './value-checks'

/**
 * A secret address at which a person without an account sees posts and decides on them (spec/planning#4, outside
 * approvers).
 */
export const approvalLinks = pgTable(
  'approval_links',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    /** SHA-256 of the 32 random bytes in the address. */
    tokenHash: text('token_hash').notNull(),
    /** The recipient's name, as editors entered it. */
    recipient: text('recipient').notNull(),
    scope: text('scope', { enum: approvalScopes }).notNull(),
    /** The first day of a week, in the project's time zone. */
    weekStart: date('week_start', { mode: 'string' }),
    /** Whether a decision changes the post's state or is only shown as advice. */
    counts: boolean('counts').notNull().default(true),
    expiresAt: moment('expires_at').notNull(),
    /** How long it was created for; an expired link is renewed for as long again. */
    lifetimeDays: integer('lifetime_days').notNull().default(14),
    revokedAt: moment('revoked_at'),
    /** argon2id hash; null if no PIN is required. */
    pinHash: text('pin_hash'),
    /** Consecutive wrong PINs; ten lock the link. */
    pinFailures: integer('pin_failures').notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdByName: text('created_by_name').notNull(),
    lastOpenedAt: moment('last_opened_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    unique('approval_links_project_id_unique').on(t.projectId, t.id),
    index('approval_links_by_token').on(t.tokenHash),
    index('approval_links_by_project').on(t.projectId, t.id),
  ],
)

/**
 * The posts that a link was created for, with the approver's decision on each. For a week's link: only the posts
 * decided on.
 */
export const approvalLinkPackages = pgTable(
  'approval_link_packages',
  {
    ...projectOwned(),
    linkId: uuid('link_id').notNull(),
    packageId: uuid('package_id').notNull(),
    decision: text('decision', { enum: approvalDecisions }),
    /** The revision of the post that was decided on. */
    revision: integer('revision'),
    /** The name that the approver entered. */
    decidedBy: text('decided_by'),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    primaryKey({ columns: [t.linkId, t.packageId] }),
    foreignKey({
      name: 'approval_link_packages_link_fk',
      columns: [t.projectId, t.linkId],
      foreignColumns: [approvalLinks.projectId, approvalLinks.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'approval_link_packages_package_fk',
      columns: [t.projectId, t.packageId],
      foreignColumns: [packages.projectId, packages.id],
    }).onDelete('cascade'),
    index('approval_link_packages_by_package').on(t.projectId, t.packageId),
  ],
)
