import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packageComments } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { lockComment, requireOwnComment } from './lock-comment'

/**
 * Deletes one's own comment. Its author can restore it for an hour; after that it is gone, and `pruneComments`
 * removes its row. Throws `not-found`, and `forbidden` for somebody else's.
 */
export function deleteComment(ctx: ProjectContext<'review'>, input: { id: string }): Promise<void> {
  return inProject(ctx, async (tx) => {
    const comment = await lockComment(tx, input.id)
    if (comment.deletedAt) throw new AppError('not-found')
    requireOwnComment(ctx, comment)
    await tx.update(packageComments).set({ deletedAt: new Date() }).where(eq(packageComments.id, comment.id))
  })
}
