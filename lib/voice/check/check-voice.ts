import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { enforceRateLimit } from '@/lib/rate-limit'
import { checkText, type VoiceIssue } from './check-text'
import { voiceCheckOf } from './voice-check-of'

/**
 * Checks a text against the project's voice as it is stored (spec/http-api#endpoints). Takes the text, at most 20,000 characters, and
 * its language when known. Gives issues in the order of the text. Throws `too-many-requests` after 120 checks of a person
 * within a minute.
 */
export async function checkVoice(
  ctx: ProjectContext,
  input: { text: string; language?: string | undefined },
): Promise<{ issues: VoiceIssue[] }> {
  await enforceRateLimit(`voice-check:${ctx.actor.id ?? ctx.projectId}`, 120, 60)
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
