import { foreignKey, index, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, projectOwned } from './owned'
import { projects } from './projects'

/** What a branded card is made from; its image is rendered on first request (spec/decisions#7, images). */
export const cards = pgTable(
  'cards',
  {
    /** Derived from project and recipe: equal recipes share one card, and the ID cannot be guessed. */
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    recipe: jsonb('recipe').$type<Record<string, unknown>>().notNull(),
    /** When a post last requested it; unused cards are removed some time later. */
    wantedAt: moment('wanted_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('cards_project_id_unique').on(t.projectId, t.id),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('cards_by_wanted').on(t.wantedAt),
  ],
)
