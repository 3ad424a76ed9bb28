import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { voiceVersions } from '@/db/schema'
import type { VoiceProvenance } from '@/db/schema/voices'
import { type ProjectVoice, voiceSchema } from '../schemas'

/** The version of a project's voice before it is first saved: empty, and not stored as a row. */
export const initialVersion = 0

/**
 * Returns an earlier voice of the project by its version; undefined if there is none. Version 0 is the empty voice
 * that every project starts with.
 */
export async function findVersion(
  tx: ProjectTx,
  version: number,
): Promise<{ version: number; voice: ProjectVoice; provenance: VoiceProvenance } | undefined> {
  if (version === initialVersion) return { version, voice: {}, provenance: {} }
  const [row] = await tx.select().from(voiceVersions).where(eq(voiceVersions.version, version))
  return row && { version, voice: voiceSchema.catch({}).parse(row.voice), provenance: row.provenance }
}
