import { sql } from 'drizzle-orm'
import {
  boolean,
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
import { channelStatuses } from '../allowed-values'
import { encryptedText } from './encrypted-text'
import { networkCheck, networkName } from './network-name'
import { createdAt, moment, projectOwned, updatedAt } from './owned'
import { projects } from './projects'
import { valueChecks } from './value-checks'

/** A social account or webhook of a project (spec/service#2.3; spec/decisions#7). */
export const channels = pgTable(
  'channels',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    platform: networkName('platform').notNull(),
    accountKey: text('account_key').notNull(),
    displayName: text('display_name').notNull(),
    language: text('language').notNull().default('en'),
    status: text('status', { enum: channelStatuses }).notNull().default('active'),
    /** Why it cannot publish, in plain words, when the status is not `active`. */
    statusReason: text('status_reason'),
    /** True for an account on the simulated networks; it can never be mistaken for a real one. */
    sandbox: boolean('sandbox').notNull().default(false),
    /** The account's id on its platform. */
    remoteId: text('remote_id'),
    config: jsonb('config').$type<Record<string, unknown>>().notNull().default({}),
    /** Tokens and signing secrets, encrypted by the vault (spec/security#7.1). */
    credentials: encryptedText('credentials'),
    /** When the connection ends unless it is renewed; renewing happens by itself where the platform allows it. */
    expiresAt: moment('expires_at'),
    /** Until then one process is renewing the tokens; others wait (refresh tokens may be single use). */
    refreshingUntil: moment('refreshing_until'),
    dailyCap: integer('daily_cap'),
    /** The time between two posts; empty means what is usual on the platform. */
    minGapMinutes: integer('min_gap_minutes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('channels_platform', t.platform),
    unique('channels_project_id_unique').on(t.projectId, t.id),
    unique('channels_account_key_unique').on(t.projectId, t.accountKey),
    // One channel for one account: connecting it again renews the channel that is there.
    uniqueIndex('channels_account_unique')
      .on(t.projectId, t.platform, t.sandbox, t.remoteId)
      .where(sql`remote_id is not null`),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** A started OAuth connection: single use, bound to the person and the project (spec/security#6.6). */
export const oauthStates = pgTable(
  'oauth_states',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    stateHash: text('state_hash').notNull(),
    userId: uuid('user_id').notNull(),
    platform: networkName('platform').notNull(),
    /** Encrypted: the PKCE verifier and what the callback needs. */
    encrypted: encryptedText('sealed').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('oauth_states_platform', t.platform),
    unique('oauth_states_hash_unique').on(t.projectId, t.stateHash),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('oauth_states_expiry').on(t.expiresAt),
  ],
)

export type ChannelRow = typeof channels.$inferSelect
