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

/** As many entries as a voice holds. */
const maxWords = 200

/**
 * Takes a replacement that people keep making into the voice, as a new version: the old word is one to avoid, with what to write instead.
 * Throws `not-found` for one that nobody makes, and `wrong-state` where the list is full, `stale-revision` when somebody changes the voice at the same time. Serves spec/planning#4.
 */
export const acceptLearnedWords = (ctx: ProjectContext<'write'>, input: LearnedWordsInput): Promise<void> =>
  inProject(ctx, async (tx) => {
    const { words, version: seen } = await wordsToAvoid(tx, ctx)
    if (words.length >= maxWords)
      throw new AppError('wrong-state', {
        detail: `The voice has ${maxWords} words to avoid already.`,
        hint: 'Remove some of them first.',
      })
    const entry = entryOf(input)
    const patch = { words_to_avoid: words.includes(entry) ? words : [...words, entry] }
    const { version } = await writeVoice(tx, ctx, { patch, version: seen, change: 'saved' })
    await decide(tx, ctx, input, 'accepted', version)
  })

/** Says that a replacement is no matter of the voice; it is not proposed again. Throws `not-found` for one that nobody makes. */
export const dismissLearnedWords = (ctx: ProjectContext<'write'>, input: LearnedWordsInput): Promise<void> =>
  inProject(ctx, (tx) => decide(tx, ctx, input, 'dismissed', null))

/** Takes an answer back: one that was accepted leaves the voice, as a new version. Throws `not-found` where there is none. */
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

/** As the voice stores a word and what to write instead. */
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
