import type { voiceVersions } from '@/db/schema'
import { type VoiceVersionAnswer, voiceSchema } from '../schemas'

/** A stored version as the wire shows it. */
export const presentVersion = (row: typeof voiceVersions.$inferSelect): VoiceVersionAnswer => ({
  version: row.version,
  voice: voiceSchema.catch({}).parse(row.voice),
  provenance: row.provenance,
  change: row.change,
  restored_from: row.restoredFrom,
  by: row.actorName,
  created_at: row.createdAt.toISOString(),
})
