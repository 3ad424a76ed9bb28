import { sql } from 'drizzle-orm'
import { bigint, foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { revisionActions, variantWriters } from '../allowed-values'
import { networkCheck, networkName } from './network-name'
import { createdAt, projectOwned } from './owned'
import { packages } from './packages'
import { valueChecks } from './value-checks'

/**
 * Every text that a variant has had, with who wrote it and why (spec/planning#4). Written by triggers
 * (db/variant-revisions.ts), so that no code can change a variant and forget it. Revisions outlive their variant: a
 * channel that is left out keeps its texts.
 */
export const variantRevisions = pgTable(
  'variant_revisions',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    ...projectOwned(),
    /** Increases with each revision, also within one transaction. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity(),
    packageId: uuid('package_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    channelId: uuid('channel_id'),
    /** The package revision that had this text. */
    packageRevision: integer('package_revision').notNull(),
    platform: networkName('platform').notNull(),
    language: text('language').notNull(),
    title: text('title'),
    text: text('text').notNull(),
    hashtags: text('hashtags').array().notNull(),
    media: jsonb('media')
      .$type<{ url: string; alt: string; made_by?: string | undefined; title?: string | undefined }[]>()
      .notNull(),
    link: text('link'),
    replies: text('replies').array().notNull().default(sql`'{}'::text[]`),
    collaborators: text('collaborators').array().notNull().default(sql`'{}'::text[]`),
    writtenBy: text('written_by', { enum: variantWriters }).notNull(),
    action: text('action', { enum: revisionActions }).notNull(),
    actorId: text('actor_id'),
    /** Empty for texts from before revisions were stored. */
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    networkCheck('variant_revisions_platform', t.platform),
    foreignKey({
      columns: [t.projectId, t.packageId],
      foreignColumns: [packages.projectId, packages.id],
    }).onDelete('cascade'),
    index('variant_revisions_by_variant').on(t.projectId, t.packageId, t.variantId, t.number),
  ],
)
