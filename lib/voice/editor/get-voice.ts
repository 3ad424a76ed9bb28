import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import type { VoiceAnswer } from '../schemas'
import { presentVoice } from './present-voice'
import { readVoice } from './read-voice'

/** Returns the project's voice, where each field came from, and its version (spec/service#4, spec/decisions#3). */
export const getVoice = async (ctx: ProjectContext): Promise<VoiceAnswer> =>
  presentVoice(await inProject(ctx, (tx) => readVoice(tx, ctx)))
