import { sql } from 'drizzle-orm'
import { bigint, boolean, foreignKey, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { generationOutcomes, modelOrigins } from '../allowed-values'
import { createdAt, moment, projectOwned } from './owned'
import { projects } from './projects'
import { valueChecks } from './value-checks'

/**
 * The ledger: one row per model call. Written before the call with the maximum that it may use (outcome `running`),
 * and settled afterwards with what it did use (spec/writing#4). A call that tests the workspace's settings belongs
 * to no project.
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    purpose: text('purpose').notNull(),
    model: text('model').notNull(),
    modelFrom: text('model_from', { enum: modelOrigins }).notNull().default('install'),
    /** Version of the voice in the prompt, if it contained one. */
    voiceVersion: integer('voice_version'),
    // What the call was for. No foreign keys: the ledger outlives these rows.
    itemId: uuid('item_id'),
    packageId: uuid('package_id'),
    variantId: uuid('variant_id'),
    topicId: uuid('topic_id'),
    /**
     * Identifies the request that the call answers: work restarted after its process died does not call the model
     * again.
     */
    requestKey: text('request_key'),
    /** Long prompts are stored without their middle part. */
    prompt: text('prompt').notNull(),
    output: text('output').notNull(),
    /** All of the prompt's tokens, including those that the server had cached. */
    inputTokens: integer('input_tokens').notNull(),
    cachedInputTokens: integer('cached_input_tokens').notNull().default(0),
    outputTokens: integer('output_tokens').notNull(),
    /** The server did not report token counts, so they are estimated from the length or are the possible maximum. */
    tokensEstimated: boolean('tokens_estimated').notNull(),
    /** In millionths of a US dollar; null if no price is known. */
    priceMicros: bigint('price_micros', { mode: 'number' }),
    durationMs: integer('duration_ms').notNull(),
    outcome: text('outcome', { enum: generationOutcomes }).notNull(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    /** When the call is certainly over: if it is still `running` after that, its process was killed. */
    deadlineAt: moment('deadline_at'),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
    index('generations_of_day').on(t.projectId, t.createdAt),
    index('generations_of_workspace').on(t.orgId, t.createdAt),
    index('generations_of_topic').on(t.projectId, t.topicId, t.createdAt).where(sql`topic_id is not null`),
    index('generations_by_request').on(t.projectId, t.requestKey).where(sql`request_key is not null`),
    index('generations_running').on(t.deadlineAt).where(sql`outcome = 'running'`),
  ],
)
