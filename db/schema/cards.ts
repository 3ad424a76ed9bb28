import { foreignKey, index, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment, projectOwned } from './owned'
import { projects } from './projects'

/** What a branded card is made from; its picture is rendered when it is first wanted (spec/decisions#7, images). */
export const cards = pgTable(
  'cards',
  {
    /** Made from project and recipe: equal recipes are one card, and nobody can guess it. */
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    recipe: jsonb('recipe').$type<Record<string, unknown>>().notNull(),
    /** When a post last asked for it; what nobody uses is removed a while after. */
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
