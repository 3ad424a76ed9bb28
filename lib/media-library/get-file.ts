import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { findFile } from './find-file'
import type { MediaFileAnswer } from './schemas'

/** Returns a file of the project's library. Throws `not-found`, also for a deleted one. */
export async function getFile(ctx: ProjectContext, input: { id: string }): Promise<MediaFileAnswer> {
  const found = isId(input.id) ? await findFile(ctx, input.id) : undefined
  if (!found) throw new AppError('not-found')
  return found
}
