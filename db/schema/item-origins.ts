import { foreignKey, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { items } from './items'
import { createdAt, projectOwned } from './owned'

/** The items that a topic's item was drawn from: if one changes or is withdrawn, so is what was made from it. */
export const itemOrigins = pgTable(
  'item_origins',
  {
    ...projectOwned(),
    itemId: uuid('item_id').notNull(),
    originId: uuid('origin_id').notNull(),
    /** The version of the origin that was used. */
    contentHash: text('content_hash').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.itemId, t.originId] }),
    foreignKey({
      name: 'item_origins_item_fk',
      columns: [t.projectId, t.itemId],
      foreignColumns: [items.projectId, items.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'item_origins_origin_fk',
      columns: [t.projectId, t.originId],
      foreignColumns: [items.projectId, items.id],
    }).onDelete('cascade'),
    index('item_origins_by_origin').on(t.projectId, t.originId),
  ],
)
