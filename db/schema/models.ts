import { bigint, boolean, date, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { modelKinds } from '../allowed-values'
import { encryptedText } from './encrypted-text'
import { organizations } from './organizations'
import { moment, updatedAt } from './owned'
import { valueChecks } from './value-checks'

const ofWorkspace = () =>
  uuid('org_id')
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' })

/** A workspace's model and its limits (spec/writing#4). Without an address the installation's model applies. */
export const modelSettings = pgTable(
  'model_settings',
  {
    orgId: ofWorkspace().primaryKey(),
    kind: text('kind', { enum: modelKinds }),
    baseUrl: text('base_url'),
    model: text('model'),
    /** Encrypted by lib/vault. */
    encryptedKey: encryptedText('encrypted_key'),
    /** The origin of the server that the key was entered for: it is sent to no other. */
    keyServer: text('key_server'),
    imageModel: text('image_model'),
    /** When the image model refused reference images; null once the settings are saved. */
    referencesRefusedAt: moment('references_refused_at'),
    embeddingModel: text('embedding_model'),
    vision: boolean('vision').notNull().default(false),
    /** Whether the model refines fact cards before it writes. */
    refinesCards: boolean('refines_cards').notNull().default(true),
    tokensPerDay: bigint('tokens_per_day', { mode: 'number' }),
    tokensPerMonth: bigint('tokens_per_month', { mode: 'number' }),
    /** In millionths of a US dollar. */
    microsPerMonth: bigint('micros_per_month', { mode: 'number' }),
    updatedAt: updatedAt(),
  },
  (t) => valueChecks(t),
)

/** A model's prices from a workspace's own table, in millionths of a US dollar per million tokens. */
export const modelPrices = pgTable(
  'model_prices',
  {
    orgId: ofWorkspace(),
    model: text('model').notNull(),
    inputMicros: bigint('input_micros', { mode: 'number' }).notNull(),
    cachedInputMicros: bigint('cached_input_micros', { mode: 'number' }).notNull(),
    outputMicros: bigint('output_micros', { mode: 'number' }).notNull(),
    source: text('source').notNull(),
    asOf: date('as_of').notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.model] })],
)

/** Model servers that told a workspace to wait, so that no process calls them in the meantime (spec/decisions#10). */
export const modelWaits = pgTable(
  'model_waits',
  {
    orgId: ofWorkspace(),
    /** Address and model. */
    server: text('server').notNull(),
    until: moment('until').notNull(),
    /** Consecutive refusals; without a Retry-After the wait grows with them. */
    refusals: integer('refusals').notNull(),
  },
  (t) => [primaryKey({ columns: [t.orgId, t.server] })],
)
