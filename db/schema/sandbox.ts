import { bigint, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { sandboxFaultKinds, sandboxMediaStatuses } from '../allowed-values'
import { bytea } from './bytea'
import { networkCheck, networkName } from './network-name'
import { createdAt, moment } from './owned'
import { valueChecks } from './value-checks'

/**
 * Accounts on the simulated networks (spec/decisions#8). They belong to no project: like real accounts, anyone may
 * connect them.
 */
export const sandboxAccounts = pgTable(
  'sandbox_accounts',
  {
    id: uuid('id').primaryKey(),
    network: networkName('network').notNull(),
    /** The account's ID in the format of the network's API. */
    remoteId: text('remote_id').notNull(),
    handle: text('handle').notNull(),
    displayName: text('display_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('sandbox_accounts_network', t.network),
    unique('sandbox_accounts_handle_unique').on(t.network, t.handle),
    unique('sandbox_accounts_remote_unique').on(t.network, t.remoteId),
  ],
)

/** One consent given on a simulated network, with its code and the tokens issued for it. Only hashes are stored. */
export const sandboxGrants = pgTable(
  'sandbox_grants',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => sandboxAccounts.id, { onDelete: 'cascade' }),
    network: networkName('network').notNull(),
    redirectUri: text('redirect_uri').notNull(),
    scope: text('scope').notNull(),
    codeHash: text('code_hash').notNull(),
    codeChallenge: text('code_challenge'),
    codeExpiresAt: moment('code_expires_at').notNull(),
    codeUsedAt: moment('code_used_at'),
    accessHash: text('access_hash'),
    accessExpiresAt: moment('access_expires_at'),
    refreshHash: text('refresh_hash'),
    /** The previous refresh token: using it again revokes the grant. */
    spentRefreshHash: text('spent_refresh_hash'),
    revokedAt: moment('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('sandbox_grants_network', t.network),
    unique('sandbox_grants_code_unique').on(t.codeHash),
    unique('sandbox_grants_access_unique').on(t.accessHash),
    unique('sandbox_grants_refresh_unique').on(t.refreshHash),
    index('sandbox_grants_account').on(t.accountId),
  ],
)

/** Uploads and containers on a simulated network. */
export const sandboxMedia = pgTable(
  'sandbox_media',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => sandboxAccounts.id, { onDelete: 'cascade' }),
    network: networkName('network').notNull(),
    remoteId: text('remote_id').notNull(),
    status: text('status', { enum: sandboxMediaStatuses }).notNull(),
    contentType: text('content_type'),
    bytes: bytea('bytes'),
    alt: text('alt').notNull().default(''),
    /** What the network stores about it: a container's caption and children, an upload's snippet. */
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('sandbox_media_network', t.network),
    unique('sandbox_media_remote_unique').on(t.network, t.remoteId),
  ],
)

/** Received parts of a chunked upload, so that neither side holds a whole video in memory. */
export const sandboxMediaParts = pgTable(
  'sandbox_media_parts',
  {
    mediaId: uuid('media_id')
      .notNull()
      .references(() => sandboxMedia.id, { onDelete: 'cascade' }),
    /** The part's offset in the file, or its number if the network counts parts. */
    at: bigint('at', { mode: 'number' }).notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.mediaId, t.at] })],
)

export const sandboxPosts = pgTable(
  'sandbox_posts',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => sandboxAccounts.id, { onDelete: 'cascade' }),
    network: networkName('network').notNull(),
    remoteId: text('remote_id').notNull(),
    title: text('title'),
    text: text('text').notNull(),
    tags: text('tags').array().notNull(),
    mediaIds: uuid('media_ids').array().notNull(),
    editedAt: moment('edited_at'),
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('sandbox_posts_network', t.network),
    unique('sandbox_posts_remote_unique').on(t.network, t.remoteId),
    index('sandbox_posts_network').on(t.network, t.id),
    index('sandbox_posts_account').on(t.accountId, t.id),
  ],
)

/** Faults that the next calls of an account run into; written by tests only. */
export const sandboxFaults = pgTable(
  'sandbox_faults',
  {
    id: uuid('id').primaryKey(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => sandboxAccounts.id, { onDelete: 'cascade' }),
    /** Applies to calls whose method and path (`POST /2/tweets`) contain this. */
    path: text('path').notNull(),
    kind: text('kind', { enum: sandboxFaultKinds }).notNull(),
    remaining: integer('remaining').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [...valueChecks(t), index('sandbox_faults_account').on(t.accountId)],
)
