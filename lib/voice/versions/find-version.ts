import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { voiceVersions } from '@/db/schema'
import type { VoiceProvenance } from '@/db/schema/voices'
import { type ProjectVoice, voiceSchema } from '../schemas'

/** The voice of a project before anything was saved: it says nothing, and no row is kept of it. */
export const beginning = 0

/** An earlier voice of the project by its version; undefined when there is none. Version 0 is the empty voice it began with. */
export async function findVersion(
  tx: ProjectTx,
  version: number,
): Promise<{ version: number; voice: ProjectVoice; provenance: VoiceProvenance } | undefined> {
  if (version === beginning) return { version, voice: {}, provenance: {} }
  const [row] = await tx.select().from(voiceVersions).where(eq(voiceVersions.version, version))
  return row && { version, voice: voiceSchema.catch({}).parse(row.voice), provenance: row.provenance }
}
