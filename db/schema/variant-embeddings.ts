import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea } from './bytea'
import { projectOwned } from './owned'
import { variants } from './packages'

/**
 * What a post says, as a vector by an embedding model (spec/planning#1, novelty gate). Only vectors of the same model
 * on the same server are compared; deleted when the text changes.
 */
export const variantEmbeddings = pgTable(
  'variant_embeddings',
  {
    ...projectOwned(),
    variantId: uuid('variant_id').notNull(),
    channelId: uuid('channel_id').notNull(),
    /** Address and name of the model. */
    model: text('model').notNull(),
    /** A signed byte for each dimension; empty if the text says nothing that could be compared. */
    vector: bytea('vector').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.variantId] }),
    foreignKey({
      columns: [t.projectId, t.variantId],
      foreignColumns: [variants.projectId, variants.id],
    }).onDelete('cascade'),
    index('variant_embeddings_newest').on(t.projectId, t.channelId, t.model, t.variantId),
  ],
)
