import { and, eq } from 'drizzle-orm'
import type { WordingAnswer } from '@/db/allowed-values'
import { inProject, type ProjectTx } from '@/db/project'
import { wordingChanges, wordingDecisions } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { presentVoice } from '@/lib/voice/editor/present-voice'
import { readVoice } from '@/lib/voice/editor/read-voice'
import { writeVoice } from '@/lib/voice/editor/write-voice'
import type { LearnedWordsInput } from './schemas'

/** Maximum number of words to avoid in a voice. */
const maxWords = 200

/**
 * Accepts a replacement that people keep making and adds it to the voice, as a new version: the old word becomes a
 * word to avoid, with what to write instead. Throws `not-found` for a replacement that no one has made,
 * `wrong-state` if the list is full, and `stale-revision` if someone else changes the voice at the same time.
 * Serves spec/planning#4.
 */
export const acceptLearnedWords = (ctx: ProjectContext<'write'>, input: LearnedWordsInput): Promise<void> =>
  inProject(ctx, async (tx) => {
    const { words, version: seen } = await wordsToAvoid(tx, ctx)
    const entry = entryOf(input)
    const isListed = words.includes(entry)
    if (!isListed && words.length >= maxWords)
      throw new AppError('wrong-state', {
        detail: `The voice has ${maxWords} words to avoid already.`,
        hint: 'Remove some of them first.',
      })
    const patch = { words_to_avoid: isListed ? words : [...words, entry] }
    const { version } = await writeVoice(tx, ctx, { patch, version: seen, change: 'saved' })
    await decide(tx, ctx, input, 'accepted', version)
  })

/**
 * Records that a replacement has nothing to do with the voice, so that it is not proposed again. Throws `not-found`
 * for a replacement that no one has made.
 */
export const dismissLearnedWords = (ctx: ProjectContext<'write'>, input: LearnedWordsInput): Promise<void> =>
  inProject(ctx, (tx) => decide(tx, ctx, input, 'dismissed', null))

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
    const { words, version } = await wordsToAvoid(tx, ctx)
    const patch = { words_to_avoid: words.filter((one) => one !== entryOf(input)) }
    await writeVoice(tx, ctx, { patch, version, change: 'saved' })
  })

/** The format in which the voice stores a word and what to write instead. */
const entryOf = ({ from, to }: LearnedWordsInput): string => `${from} → ${to}`

async function wordsToAvoid(
  tx: ProjectTx,
  ctx: ProjectContext,
): Promise<{ words: string[]; version: number }> {
  const { voice, version } = presentVoice(await readVoice(tx, ctx))
  return { words: voice.words_to_avoid ?? [], version }
}

async function decide(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  { language, from, to }: LearnedWordsInput,
  answer: WordingAnswer,
  voiceVersion: number | null,
): Promise<void> {
  const [made] = await tx
    .select({ id: wordingChanges.id })
    .from(wordingChanges)
    .where(
      and(
        eq(wordingChanges.language, language),
        eq(wordingChanges.fromWords, from),
        eq(wordingChanges.toWords, to),
      ),
    )
    .limit(1)
  if (!made) throw new AppError('not-found')
  const said = { answer, voiceVersion, actorId: ctx.actor.id, actorName: ctx.actor.name }
  await tx
    .insert(wordingDecisions)
    .values({ id: newId(), language, fromWords: from, toWords: to, ...said })
    .onConflictDoUpdate({
      target: [
        wordingDecisions.projectId,
        wordingDecisions.language,
        wordingDecisions.fromWords,
        wordingDecisions.toWords,
      ],
      set: said,
    })
}
