import { bigint, foreignKey, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { projectOwned } from './owned'
import { variants } from './packages'

/**
 * Signature by which a post's text is compared with others on its channel (spec/planning#1, novelty gate). `keys`
 * are numbers that represent its words on this channel, `repeat_key` represents all of them together
 * (lib/novelty/channel-keys.ts).
 */
export const variantSignatures = pgTable(
  'variant_signatures',
  {
    ...projectOwned(),
    variantId: uuid('variant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    /** The version of the rules that extracted the words: a signature of older rules is rebuilt. */
    rules: integer('rules').notNull(),
    repeatKey: bigint('repeat_key', { mode: 'number' }),
    keys: bigint('keys', { mode: 'number' }).array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId] }),
    foreignKey({
      columns: [t.projectId, t.variantId],
      foreignColumns: [variants.projectId, variants.id],
    }).onDelete('cascade'),
    index('variant_signatures_by_repeat').on(t.projectId, t.channelId, t.repeatKey),
    index('variant_signatures_by_key').using('gin', t.keys),
  ],
)
