import { foreignKey, jsonb, pgTable, real, text, unique, uuid } from 'drizzle-orm/pg-core'
import { generatedVideoFormats, generatedVideoStatuses } from '../allowed-values'
import { createdAt, projectOwned, updatedAt } from './owned'
import { variants } from './packages'
import { valueChecks } from './value-checks'

/** A requested video, generated from the text of a version of a post; one per version (docs/decisions/0206). */
export const generatedVideos = pgTable(
  'generated_videos',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ...projectOwned(),
    variantId: uuid('variant_id').notNull(),
    /** Changes with every request. The library file uses it as its ID, so the video is generated only once. */
    runId: uuid('run_id').notNull(),
    status: text('status', { enum: generatedVideoStatuses }).notNull().default('waiting'),
    format: text('format', { enum: generatedVideoFormats }).notNull(),
    /** Progress of the generation, from 0 to 1. */
    progress: real('progress').notNull().default(0),
    /** Hash of the text that the current file shows, and the file's address; empty until there is a file. */
    wordsHash: text('words_hash'),
    address: text('address'),
    /** The version's previous media. */
    replaced: jsonb('replaced').$type<(typeof variants.$inferSelect)['media']>().notNull().default([]),
    /** Why it could not be generated, in plain words. */
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
