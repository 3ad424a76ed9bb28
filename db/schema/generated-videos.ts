import { foreignKey, jsonb, pgTable, real, text, unique, uuid } from 'drizzle-orm/pg-core'
import { generatedVideoFormats, generatedVideoStatuses } from '../allowed-values'
import { createdAt, projectOwned, updatedAt } from './owned'
import { variants } from './packages'
import { valueChecks } from './value-checks'

/** A video that somebody asked for, made of the words of a version of a post; one for each version (docs/decisions/0206). */
export const generatedVideos = pgTable(
  'generated_videos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...projectOwned(),
    variantId: uuid('variant_id').notNull(),
    /** New with each time it is asked for; the file in the library gets it as its id, so that it is made once. */
    runId: uuid('run_id').notNull(),
    status: text('status', { enum: generatedVideoStatuses }).notNull().default('waiting'),
    format: text('format', { enum: generatedVideoFormats }).notNull(),
    /** How much of it is made, from 0 to 1. */
    progress: real('progress').notNull().default(0),
    /** A hash of the words that the present file shows, and where that file is; empty until there is one. */
    wordsHash: text('words_hash'),
    address: text('address'),
    /** What the version showed before. */
    replaced: jsonb('replaced').$type<(typeof variants.$inferSelect)['media']>().notNull().default([]),
    /** Why it could not be made, for people. */
    problem: jsonb('problem').$type<{ message: string; hint: string }>(),
    askedBy: text('asked_by'),
    askedByName: text('asked_by_name').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('generated_videos_variant_unique').on(t.projectId, t.variantId),
    foreignKey({
      name: 'generated_videos_variant_fk',
      columns: [t.projectId, t.variantId],
      foreignColumns: [variants.projectId, variants.id],
    }).onDelete('cascade'),
  ],
)
