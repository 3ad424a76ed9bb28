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

/** A person's sign-in sessions. The ID is the one in the session cookie. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: ofPerson(),
    /** The value of `users.session_version` at sign-in: a session with an older version has ended. */
    version: integer('version').notNull(),
    method: text('method', { enum: signInMethods }).notNull(),
    /** Whether the person passed a second factor, at sign-in or later. */
    secondFactor: boolean('second_factor').notNull().default(false),
    /** The workspace whose company sign-in opened the session, which can then enter no other workspace. */
    orgId: uuid('org_id').references(() => organizations.id, { onDelete: 'cascade' }),
    /** Readable browser and system name, derived from the user agent. */
    device: text('device').notNull(),
    /** The network that it was last used from, without the part that identifies a single computer. */
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
    /** The authenticator's credential ID, in base64url. */
    credentialId: text('credential_id').notNull(),
    /** COSE key, in base64url. */
    publicKey: text('public_key').notNull(),
    /** The authenticator's signature counter; a number that does not grow indicates a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether a password manager syncs it, as opposed to being bound to one device. */
    synced: boolean('synced').notNull(),
    lastUsedAt: moment('last_used_at'),
    createdAt: createdAt(),
  },
  (t) => [unique('passkeys_credential_unique').on(t.credentialId), index('passkeys_user').on(t.userId, t.id)],
)

/** The secret from which a person's authenticator app derives one-time codes (RFC 6238). */
export const codeGenerators = pgTable('code_generators', {
  userId: ofPerson().primaryKey(),
  /** Encrypted by lib/vault. */
  encryptedSecret: encryptedText('encrypted_secret').notNull(),
  /** Codes are required from then on; an unconfirmed secret has no effect. */
  confirmedAt: moment('confirmed_at'),
  /** Time step of the last accepted code, which is never accepted again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** Single-use codes that replace a lost authenticator app: SHA-256 of 80 random bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: ofPerson(), codeHash: text('code_hash').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Short-lived single-use secrets: challenges, steps of a sign-in, reset links. Stored as SHA-256. */
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

/** A workspace's sign-in through its company's own server (OpenID Connect). */
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
    /** If set, members other than owners must sign in this way. */
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
