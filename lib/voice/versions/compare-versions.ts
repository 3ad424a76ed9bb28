import { isDeepStrictEqual } from 'node:util'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { readVoice } from '../editor/read-voice'
import { type ProjectVoice, type VoiceField, voiceFields, voiceSchema } from '../schemas'
import { findVersion } from './find-version'

/**
 * Returns a version and the fields in which it differs from the current voice; undefined if there is no such
 * version.
 */
export async function compareVersions(
  ctx: ProjectContext,
  version: number | undefined,
): Promise<{ version: number; voice: ProjectVoice; changes: VoiceField[] } | undefined> {
  if (version === undefined) return undefined
  return inProject(ctx, async (tx) => {
    const then = await findVersion(tx, version)
    if (!then) return undefined
    const now = voiceSchema.catch({}).parse((await readVoice(tx, ctx)).voice)
    const changes = voiceFields.filter((field) => !isDeepStrictEqual(then.voice[field], now[field]))
    return { version, voice: then.voice, changes }
  })
}
