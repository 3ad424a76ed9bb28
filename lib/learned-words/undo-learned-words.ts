import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { wordingDecisions } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { writeVoice } from '@/lib/voice/editor/write-voice'
import { formatEntry, readWordsToAvoid } from './decide-learned-words'
import type { LearnedWordsInput } from './schemas'

/**
 * Undoes an answer. An accepted replacement is removed from the voice, as a new version. Throws `not-found` if
 * there is no answer.
 */
export const undoLearnedWords = (ctx: ProjectContext<'write'>, input: LearnedWordsInput): Promise<void> =>
  inProject(ctx, async (tx) => {
    const [taken] = await tx
      .delete(wordingDecisions)
      .where(
        and(
          eq(wordingDecisions.language, input.language),
          eq(wordingDecisions.fromWords, input.from),
          eq(wordingDecisions.toWords, input.to),
        ),
      )
      .returning({ answer: wordingDecisions.answer })
    if (!taken) throw new AppError('not-found')
    if (taken.answer === 'dismissed') return
    const { words, version } = await readWordsToAvoid(tx, ctx)
    const patch = { words_to_avoid: words.filter((one) => one !== formatEntry(input)) }
    await writeVoice(tx, ctx, { patch, version, change: 'saved' })
  })
