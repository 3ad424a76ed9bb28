import { and, eq } from 'drizzle-orm'
import type { WordingAnswer } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { wordingChanges, wordingDecisions } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { presentVoice } from '@/lib/voice/editor/present-voice'
import { readVoice } from '@/lib/voice/editor/read-voice'
import type { LearnedWordsInput } from './schemas'

/** The format in which the voice stores a word and what to write instead. */
export const formatEntry = ({ from, to }: LearnedWordsInput): string => `${from} → ${to}`

/** Returns the voice's words to avoid and its version. */
export async function readWordsToAvoid(
  tx: ProjectTx,
  ctx: ProjectContext,
): Promise<{ words: string[]; version: number }> {
  const { voice, version } = presentVoice(await readVoice(tx, ctx))
  return { words: voice.words_to_avoid ?? [], version }
}

/** Stores the answer to a replacement. Throws `not-found` for a replacement that no one has made. */
export async function decideLearnedWords(
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
