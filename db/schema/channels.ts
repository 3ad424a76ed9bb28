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
import { organizations } from './organizations'
import { createdAt, moment, projectOwned, updatedAt } from './owned'
import { projects } from './projects'
import { valueChecks } from './value-checks'

/**
 * A workspace's app keys at a network (docs/decisions/0190), used for its connections instead of the install's.
 * Tokens can only be renewed with the app they were issued to: an app whose client ID was replaced stays until no
 * channel connected with it is left. For a network of many servers, the app that we registered for the workspace at
 * one of them (docs/decisions/0202).
 */
export const networkApps = pgTable(
  'network_apps',
  {
    id: uuid('id').primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    platform: networkName('platform').notNull(),
    /** The server's origin, for a network of many servers; otherwise empty. */
    server: text('server'),
    /** The callback address and scopes that an app was registered for; if they change, it is registered anew. */
    registeredFor: text('registered_for'),
    clientId: text('client_id').notNull(),
    /** Encrypted by lib/vault. */
    encryptedSecret: encryptedText('encrypted_secret').notNull(),
    /** Since when new accounts are connected with another app. */
    replacedAt: moment('replaced_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('network_apps_platform', t.platform),
    unique('network_apps_org_id_unique').on(t.orgId, t.id),
    uniqueIndex('network_apps_current')
      .on(t.orgId, t.platform, sql`coalesce(server, '')`)
      .where(sql`replaced_at is null`),
    index('network_apps_by_client').on(t.orgId, t.platform, t.clientId),
  ],
)

/** The problem found when the network was last checked, in plain words. */
export type ConnectionTrouble = { message: string; hint: string }

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
    /** Why the channel cannot publish, in plain words, if the status is not `active`. */
    statusReason: text('status_reason'),
    /** Whether this is an account on the simulated networks; it can never be mistaken for a real one. */
    sandbox: boolean('sandbox').notNull().default(false),
    /** The account's ID on its platform. */
    remoteId: text('remote_id'),
    config: jsonb('config').$type<Record<string, unknown>>().notNull().default({}),
    /** Tokens and signing secrets, encrypted by the vault (spec/security#7.1). */
    credentials: encryptedText('credentials'),
    /** When the connection will end unless renewed; empty if unknown (docs/decisions/0189). */
    expiresAt: moment('expires_at'),
    /** Whether we extend the connection ourselves, so that no person is needed before it ends. */
    renewsItself: boolean('renews_itself').notNull().default(false),
    /** When we renew it next, even if nothing is posted. */
    renewAt: moment('renew_at'),
    renewedAt: moment('renewed_at'),
    /** When a person last gave consent. */
    connectedAt: moment('connected_at').notNull().defaultNow(),
    /** When we last asked the network whose account this is, what was wrong then, and when we ask next. */
    checkedAt: moment('checked_at'),
    trouble: jsonb('trouble').$type<ConnectionTrouble>(),
    nextCheckAt: moment('next_check_at').notNull().default(sql`now() + interval '1 day'`),
    /** The workspace's app that the channel was connected with; empty for the install's. */
    appId: uuid('app_id'),
    /** One process is renewing the tokens until then; others wait (refresh tokens may be single-use). */
    refreshingUntil: moment('refreshing_until'),
    dailyCap: integer('daily_cap'),
    /** Minimum time between two posts; empty for the platform's default. */
    minGapMinutes: integer('min_gap_minutes'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('channels_platform', t.platform),
    unique('channels_project_id_unique').on(t.projectId, t.id),
    unique('channels_account_key_unique').on(t.projectId, t.accountKey),
    // One channel per account: connecting the account again renews the existing channel.
    uniqueIndex('channels_account_unique')
      .on(t.projectId, t.platform, t.sandbox, t.remoteId)
      .where(sql`remote_id is not null`),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ columns: [t.orgId, t.appId], foreignColumns: [networkApps.orgId, networkApps.id] }),
    index('channels_by_app').on(t.orgId, t.appId).where(sql`app_id is not null`),
    index('channels_renewal').on(t.renewAt).where(sql`renew_at is not null`),
    index('channels_check').on(t.nextCheckAt),
  ],
)

/** An OAuth connection in progress: single-use, bound to the person and the project (spec/security#6.6). */
export const oauthStates = pgTable(
  'oauth_states',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    stateHash: text('state_hash').notNull(),
    userId: uuid('user_id').notNull(),
    platform: networkName('platform').notNull(),
    /** The PKCE verifier and whatever else the callback needs, encrypted. */
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
