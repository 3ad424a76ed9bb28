import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packageComments } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'

/**
 * How long the author of a deleted comment can restore it, in milliseconds; `pruneComments` removes it afterwards.
 */
export const restorableMs = 3_600_000

/** Locks a comment and returns its row, also a deleted one as long as it can be restored. Throws `not-found`. */
export async function lockComment(tx: ProjectTx, id: string): Promise<typeof packageComments.$inferSelect> {
  const [comment] = await tx
    .select()
    .from(packageComments)
    .where(eq(packageComments.id, requireId(id)))
    .for('no key update')
  if (!comment || (comment.deletedAt && comment.deletedAt.getTime() < Date.now() - restorableMs))
    throw new AppError('not-found')
  return comment
}

/** Throws `forbidden` unless the caller wrote the comment. */
export function requireOwnComment(ctx: ProjectContext, comment: { authorId: string | null }): void {
  if (comment.authorId !== null && comment.authorId === ctx.actor.id) return
  throw new AppError('forbidden', {
    detail: 'Only its author can change this comment.',
    hint: 'Reply with a comment of your own.',
  })
}
