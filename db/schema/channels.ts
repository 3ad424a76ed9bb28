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
 * The app keys of a workspace at a network (docs/decisions/0190), which its connections are made with instead of the install's. Tokens
 * are only renewed with the app they were given to: an app whose id was replaced stays until no channel is left that was made with it.
 * Of a network of many servers, the app that we registered for the workspace at one of them (docs/decisions/0202).
 */
export const networkApps = pgTable(
  'network_apps',
  {
    id: uuid('id').primaryKey(),
    orgId: uuid('org_id')
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    platform: networkName('platform').notNull(),
    /** Its origin, of a network of many servers; else empty. */
    server: text('server'),
    /** What a registration was made for, our callback address and scopes: for others it is made anew. */
    registeredFor: text('registered_for'),
    clientId: text('client_id').notNull(),
    /** Encrypted by lib/vault. */
    encryptedSecret: encryptedText('encrypted_secret').notNull(),
    /** Since when another app connects new accounts. */
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

/** What the network said when it was asked last and something was wrong, in plain words. */
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
    /** Why it cannot publish, in plain words, when the status is not `active`. */
    statusReason: text('status_reason'),
    /** True for an account on the simulated networks; it can never be mistaken for a real one. */
    sandbox: boolean('sandbox').notNull().default(false),
    /** The account's id on its platform. */
    remoteId: text('remote_id'),
    config: jsonb('config').$type<Record<string, unknown>>().notNull().default({}),
    /** Tokens and signing secrets, encrypted by the vault (spec/security#7.1). */
    credentials: encryptedText('credentials'),
    /** When the connection ends as it stands; empty where nobody says (docs/decisions/0189). */
    expiresAt: moment('expires_at'),
    /** True where we put that end off ourselves, so that no person is needed before it. */
    renewsItself: boolean('renews_itself').notNull().default(false),
    /** When we renew it next, whether anything is posted or not. */
    renewAt: moment('renew_at'),
    renewedAt: moment('renewed_at'),
    /** When a person consented last. */
    connectedAt: moment('connected_at').notNull().defaultNow(),
    /** When the network was asked last whose account this is, what was wrong then, and when it is asked next. */
    checkedAt: moment('checked_at'),
    trouble: jsonb('trouble').$type<ConnectionTrouble>(),
    nextCheckAt: moment('next_check_at').notNull().default(sql`now() + interval '1 day'`),
    /** The workspace's app that it was connected with; empty for the install's. */
    appId: uuid('app_id'),
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
    foreignKey({ columns: [t.orgId, t.appId], foreignColumns: [networkApps.orgId, networkApps.id] }),
    index('channels_by_app').on(t.orgId, t.appId).where(sql`app_id is not null`),
    index('channels_renewal').on(t.renewAt).where(sql`renew_at is not null`),
    index('channels_check').on(t.nextCheckAt),
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
