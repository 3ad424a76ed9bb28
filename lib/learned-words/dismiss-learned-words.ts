import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { decideLearnedWords } from './decide-learned-words'
import type { LearnedWordsInput } from './schemas'

/**
 * Records that a replacement has nothing to do with the voice, so that it is not proposed again. Throws `not-found`
 * for a replacement that no one has made.
 */
export const dismissLearnedWords = (ctx: ProjectContext<'write'>, input: LearnedWordsInput): Promise<void> =>
  inProject(ctx, (tx) => decideLearnedWords(tx, ctx, input, 'dismissed', null))
