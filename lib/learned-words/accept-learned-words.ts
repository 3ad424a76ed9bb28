import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { writeVoice } from '@/lib/voice/editor/write-voice'
import { decideLearnedWords, formatEntry, readWordsToAvoid } from './decide-learned-words'
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
    const { words, version: seen } = await readWordsToAvoid(tx, ctx)
    const entry = formatEntry(input)
    const isListed = words.includes(entry)
    if (!isListed && words.length >= maxWords)
      throw new AppError('wrong-state', {
        detail: `The voice has ${maxWords} words to avoid already.`,
        hint: 'Remove some of them first.',
      })
    const patch = { words_to_avoid: isListed ? words : [...words, entry] }
    const { version } = await writeVoice(tx, ctx, { patch, version: seen, change: 'saved' })
    await decideLearnedWords(tx, ctx, input, 'accepted', version)
  })
