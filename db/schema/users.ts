import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { accountTypes, referenceImageKinds } from '../allowed-values'
import { createdAt, moment, updatedAt } from './owned'
import { valueChecks } from './value-checks'

/** People. Column names of the sign-in tables are those that the auth adapter expects. */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    name: text('name'),
    /** In lower case. */
    email: text('email').notNull(),
    emailVerified: moment('email_verified'),
    image: text('image'),
    /** argon2id hash; empty for people who only sign in by other means, such as GitHub or Google. */
    passwordHash: text('password_hash'),
    /** Incremented to end all of this person's sessions at once. */
    sessionVersion: integer('session_version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('users_email_unique').on(t.email)],
)

export const accounts = pgTable(
  'accounts',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: accountTypes }).notNull(),
    provider: text('provider').notNull(),
    providerAccountId: text('provider_account_id').notNull(),
    refresh_token: text('refresh_token'),
    access_token: text('access_token'),
    expires_at: integer('expires_at'),
    token_type: text('token_type'),
    scope: text('scope'),
    id_token: text('id_token'),
    session_state: text('session_state'),
  },
  (t) => [...valueChecks(t), primaryKey({ columns: [t.provider, t.providerAccountId] })],
)

/**
 * A logo or an image whose look generated images should follow, in every project of the person (spec/service#2.2).
 */
export const referenceImages = pgTable(
  'reference_images',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: referenceImageKinds }).notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    /** Where the image is served. */
    address: text('address').notNull(),
    /** Default images are included in every generation. */
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [...valueChecks(t), index('reference_images_user').on(t.userId, t.id)],
)

/** A person's writing style, in every project (spec/service#2.2); stored under its wire names. */
export const userStyles = pgTable('user_styles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  style: jsonb('style').$type<Record<string, unknown>>().notNull(),
  /** Incremented with every change, so that two tabs never overwrite each other unknowingly. */
  revision: integer('revision').notNull().default(1),
  updatedAt: updatedAt(),
})
