import { and, eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { projects, voiceVersions } from '@/db/schema'
import type { VoiceProvenance } from '@/db/schema/voices'
import type { SystemTx } from '@/db/system'
import { AppError } from '@/lib/errors'

export type StoredVoice = {
  voice: Record<string, unknown>
  provenance: VoiceProvenance
  /** 0 until the voice is first saved. */
  version: number
  at: Date | null
}

/**
 * Reads the project's stored voice, with the details of its newest version. Throws `not-found` if the project is
 * gone.
 */
export async function readVoice(tx: ProjectTx | SystemTx, ctx: { projectId: string }): Promise<StoredVoice> {
  const [row] = await tx
    .select({
      voice: projects.voice,
      version: projects.voiceVersion,
      provenance: voiceVersions.provenance,
      at: voiceVersions.createdAt,
    })
    .from(projects)
    .leftJoin(
      voiceVersions,
      and(eq(voiceVersions.projectId, projects.id), eq(voiceVersions.version, projects.voiceVersion)),
    )
    .where(eq(projects.id, ctx.projectId))
  if (!row) throw new AppError('not-found')
  return { ...row, provenance: row.provenance ?? {} }
}
