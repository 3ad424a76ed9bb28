import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { oneTimePurposes, roles, signInMethods } from '../allowed-values'
import { encryptedText } from './encrypted-text'
import { organizations } from './organizations'
import { createdAt, moment, updatedAt } from './owned'
import { users } from './users'
import { valueChecks } from './value-checks'

const ofPerson = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

const ofWorkspace = () =>
  uuid('org_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' })

/** Where somebody is signed in. The id is the one that the session's cookie carries. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ofPerson(),
    /** Of `users.session_version` at the sign-in: a session of an older one has ended. */
    version: integer('version').notNull(),
    method: text('method', { enum: signInMethods }).notNull(),
    /** Whether the person showed a second factor, at the sign-in or later. */
    secondFactor: boolean('second_factor').notNull().default(false),
    /** Whose company sign-in opened it: it then enters this workspace and no other. */
    orgId: uuid('org_id').references(() => organizations.id, { onDelete: 'cascade' }),
    /** Browser and system in words, made from what the browser says of itself. */
    device: text('device').notNull(),
    /** Of the network that it was last used from, without the part that names a single computer. */
    addressRange: text('address_range'),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [...valueChecks(t), index('login_sessions_user').on(t.userId, t.id)],
)

/** A person's passkeys (WebAuthn credentials). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    userId: ofPerson(),
    name: text('name').notNull(),
    /** As the authenticator names it, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE, in base64url. */
    publicKey: text('public_key').notNull(),
    /** Of the authenticator's signatures; a number that does not grow tells of a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Kept by a password manager that syncs it, and not by one device alone. */
    synced: boolean('synced').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [unique('passkeys_credential_unique').on(t.credentialId), index('passkeys_user').on(t.userId, t.id)],
)

/** The secret that a person's authenticator app makes one-time codes from (RFC 6238). */
export const codeGenerators = pgTable('code_generators', {
  userId: ofPerson().primaryKey(),
  /** Encrypted by lib/vault. */
  encryptedSecret: encryptedText('encrypted_secret').notNull(),
  /** Asked for from then on; a secret that nobody has confirmed is none. */
  confirmedAt: moment('confirmed_at'),
  /** Of the last code that was accepted, which is never accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** Codes that stand in for a lost authenticator app, each once: SHA-256 of 80 random bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofPerson(), codeHash: text('code_hash').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Secrets that work once and not for long: challenges, steps of a sign-in, reset links. Stored as SHA-256. */
export const oneTimeSecrets = pgTable(
  'one_time_secrets',
  {
    secretHash: text('secret_hash').primaryKey(),
    purpose: text('purpose', { enum: oneTimePurposes }).notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    index('one_time_secrets_user').on(t.userId),
    index('one_time_secrets_expiry').on(t.expiresAt),
  ],
)

/** The sign-in of a workspace through its company's own server (OpenID Connect). */
export const companySignIns = pgTable(
  'company_sign_ins',
  {
    orgId: ofWorkspace().primaryKey(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    /** Encrypted by lib/vault. */
    encryptedSecret: encryptedText('encrypted_secret'),
    defaultRole: text('default_role', { enum: roles }).notNull(),
    enabled: boolean('enabled').notNull().default(false),
    /** Members who are no owners then have to sign in this way. */
    required: boolean('required').notNull().default(false),
    updatedAt: updatedAt(),
    createdAt: createdAt(),
  },
  (t) => valueChecks(t),
)

/** Email domains of a workspace's company sign-in; a domain belongs to one workspace. */
export const companyDomains = pgTable(
  'company_domains',
  { domain: text('domain').primaryKey(), orgId: ofWorkspace() },
  (t) => [index('company_domains_org').on(t.orgId)],
)
