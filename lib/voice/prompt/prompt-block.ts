import type { ProjectContext } from '@/lib/auth/context'
import { getVoice } from '../editor/get-voice'
import type { ProjectVoice } from '../schemas'
import { fullStyle } from '../style/full-style'
import { toPromptBlock } from './to-prompt-block'

/**
 * The prompt block of a project's voice with the style of whoever asks (spec/http-api#endpoints). Takes a voice that is not stored yet to
 * show what it would give, else the stored one is used.
 */
export async function promptBlock(
  ctx: ProjectContext,
  input: { voice?: ProjectVoice | undefined },
): Promise<{ text: string }> {
  const voice = input.voice ?? (await getVoice(ctx)).voice
  return { text: toPromptBlock(voice, await fullStyle(ctx.actor.id)) }
}
