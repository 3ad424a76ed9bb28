import { boolean, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { generationOutcomes } from '../allowed-values'
import { createdAt, projectOwned } from './owned'
import { projects } from './projects'
import { valueChecks } from './value-checks'

/** Every call of a model, one row each, written when it is over (spec/decisions#7). */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    purpose: text('purpose').notNull(),
    model: text('model').notNull(),
    /** Of the voice that the prompt held, if it did. */
    voiceVersion: integer('voice_version'),
    /** Long ones are kept without their middle. */
    prompt: text('prompt').notNull(),
    output: text('output').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** The server did not say how many, so they are reckoned from the length. */
    tokensEstimated: boolean('tokens_estimated').notNull(),
    durationMs: integer('duration_ms').notNull(),
    outcome: text('outcome', { enum: generationOutcomes }).notNull(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('generations_of_day').on(t.projectId, t.createdAt),
  ],
)
