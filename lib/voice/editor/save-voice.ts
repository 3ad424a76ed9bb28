import { inProject } from '@/db/project'
import type { VoiceOrigin } from '@/db/schema/voices'
import type { ProjectContext } from '@/lib/auth/context'
import type { VoiceAnswer, VoiceField, VoicePatch } from '../schemas'
import { writeVoice } from './write-voice'

/**
 * Stores a partial voice as the next version: omitted fields stay, null clears a field. `version` is the one that
 * the caller saw, so that two people never overwrite each other's changes unknowingly. `origins` names fields that
 * were taken from a brief. Throws `stale-revision`. Serves spec/service#2.2, spec/decisions#3.
 */
export const saveVoice = (
  ctx: ProjectContext<'write'>,
  input: {
    voice: VoicePatch
    version?: number | undefined
    origins?: Partial<Record<VoiceField, VoiceOrigin>>
  },
): Promise<VoiceAnswer> =>
  inProject(ctx, (tx) =>
    writeVoice(tx, ctx, {
      patch: input.voice,
      version: input.version,
      change: Object.values(input.origins ?? {}).includes('extraction') ? 'extraction' : 'saved',
      ...(input.origins ? { origins: input.origins } : {}),
    }),
  )
