import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { voiceVersions } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { presentVersion } from './present-version'
import { readVoice } from './read-voice'
import { type VoiceField, type VoiceVersionAnswer, voiceFields, voiceSchema } from './schemas'

/** A version and the fields in which it differs from the present voice; undefined when there is no such version. */
export async function compareVersions(
  ctx: ProjectContext,
  version: number | undefined,
): Promise<(VoiceVersionAnswer & { changes: VoiceField[] }) | undefined> {
  if (version === undefined) return undefined
  return inProject(ctx, async (tx) => {
    const [row] = await tx.select().from(voiceVersions).where(eq(voiceVersions.version, version))
    if (!row) return undefined
    const now = voiceSchema.catch({}).parse((await readVoice(tx, ctx)).voice)
    const then = presentVersion(row)
    const changes = voiceFields.filter((field) => !isDeepStrictEqual(then.voice[field], now[field]))
    return { ...then, changes }
  })
}
