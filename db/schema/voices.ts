import { foreignKey, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { voiceChanges } from '../allowed-values'
import { createdAt, projectOwned } from './owned'
import { projects } from './projects'
import { valueChecks } from './value-checks'

/** Where the value of a voice field came from. */
export type VoiceOrigin = 'person' | 'hub' | 'extraction' | 'import'
/** By the field's wire name: where the value came from, when, and who set it (by name; empty for the system). */
export type VoiceProvenance = Record<string, { from: VoiceOrigin; at: string; by: string }>

/** Every voice a project has ever had, append-only (spec/decisions#3); the newest is also in `projects.voice`. */
export const voiceVersions = pgTable(
  'voice_versions',
  {
    id: uuid('id').primaryKey(),
    ...projectOwned(),
    /** 1, 2, 3 … within its project. */
    version: integer('version').notNull(),
    voice: jsonb('voice').$type<Record<string, unknown>>().notNull(),
    provenance: jsonb('provenance').$type<VoiceProvenance>().notNull(),
    change: text('change', { enum: voiceChanges }).notNull(),
    /** The version that it was restored from. */
    restoredFrom: integer('restored_from'),
    actorName: text('actor_name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    ...valueChecks(t),
    unique('voice_versions_unique').on(t.projectId, t.version),
    foreignKey({ columns: [t.orgId, t.projectId], foreignColumns: [projects.orgId, projects.id] }).onDelete(
      'cascade',
    ),
  ],
)
