import type { ProjectContext } from '@/lib/auth/context'
import { getVoice } from '../editor/get-voice'
import type { ProjectVoice } from '../schemas'
import { getFullStyle } from '../style/get-full-style'
import { toPromptBlock } from './to-prompt-block'

/**
 * Returns the prompt block of a project's voice with the caller's style (spec/http-api#endpoints). Takes an unsaved
 * voice to preview its block; otherwise uses the stored one.
 */
export async function getPromptBlock(
  ctx: ProjectContext,
  input: { voice?: ProjectVoice | undefined },
): Promise<{ text: string }> {
  const voice = input.voice ?? (await getVoice(ctx)).voice
  return { text: toPromptBlock(voice, await getFullStyle(ctx.actor.id)) }
}
