import { foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { wordingAnswers } from '../allowed-values'
import { createdAt, projectOwned } from './owned'
import { packages } from './packages'
import { projects } from './projects'
import { valueChecks } from './value-checks'

/** A word or phrase that a person replaced with another while editing a post (spec/planning#4). */
export const wordingChanges = pgTable(
  'wording_changes',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    packageId: uuid('package_id').notNull(),
    language: text('language').notNull(),
    /** In lower case. */
    fromWords: text('from_words').notNull(),
    toWords: text('to_words').notNull(),
    actorId: text('actor_id'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({
      columns: [t.projectId, t.packageId],
      foreignColumns: [packages.projectId, packages.id],
    }).onDelete('cascade'),
    index('wording_changes_by_time').on(t.projectId, t.createdAt),
    index('wording_changes_by_package').on(t.projectId, t.packageId),
  ],
)

/** A project's answer to a replacement that was suggested for its voice. */
export const wordingDecisions = pgTable(
  'wording_decisions',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    language: text('language').notNull(),
    fromWords: text('from_words').notNull(),
    toWords: text('to_words').notNull(),
    answer: text('answer', { enum: wordingAnswers }).notNull(),
    /** The voice version created by accepting it. */
    voiceVersion: integer('voice_version'),
    actorId: text('actor_id'),
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('wording_decisions_unique').on(t.projectId, t.language, t.fromWords, t.toWords),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
  ],
)
