import { foreignKey, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { cardRefinements } from '../allowed-values'
import { items } from './items'
import { createdAt, moment, projectOwned } from './owned'
import { valueChecks } from './value-checks'

/** The facts that an item states, extracted once per version of it (spec/writing#1). */
export const factCards = pgTable(
  'fact_cards',
  {
    ...projectOwned(),
    itemId: uuid('item_id').notNull(),
    /** The version of the item that the card was built from. */
    contentHash: text('content_hash').notNull(),
    /** The version of the rules that built it: a card of older rules is rebuilt. */
    rules: integer('rules').notNull(),
    card: jsonb('card').$type<Record<string, unknown>>().notNull(),
    /** Whether a model was asked to refine this version of the card, and with which result; null if not yet. */
    refinement: text('refinement', { enum: cardRefinements }),
    /** Until when a process that asks the model has the sole right to; it may be gone after that. */
    refiningUntil: moment('refining_until'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    primaryKey({ columns: [t.itemId] }),
    foreignKey({ columns: [t.projectId, t.itemId], foreignColumns: [items.projectId, items.id] }).onDelete(
      'cascade',
    ),
  ],
)
