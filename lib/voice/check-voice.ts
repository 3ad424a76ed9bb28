import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { checkText, type VoiceIssue } from './check/check-text'
import { voiceCheckOf } from './voice-check-of'

/**
 * Checks a text against the project's voice as it is stored (http-api.md). Takes the text, at most 100,000 characters, and
 * its language when known. Gives issues in the order of the text.
 */
export async function checkVoice(
  ctx: ProjectContext,
  input: { text: string; language?: string | undefined },
): Promise<{ issues: VoiceIssue[] }> {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select({ voice: projects.voice, settings: projects.settings })
      .from(projects)
      .where(eq(projects.id, ctx.projectId)),
  )
  if (!row) throw new AppError('not-found')
  const { voice, levels } = voiceCheckOf(row)
  return { issues: checkText(input.text, voice, { language: input.language, levels }) }
}
