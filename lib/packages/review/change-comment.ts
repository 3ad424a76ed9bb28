import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { packageComments, packages, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { ChangeCommentInput, CommentAnswer } from '../schemas'
import { cleanCommentText, notifyMentioned, requireMentions } from './add-comment'
import { presentComments } from './list-comments'

/** How long a deleted comment can be restored, in milliseconds. */
/** How long the author of a deleted comment can restore it; `pruneComments` removes it afterwards. */
export const restorableMs = 3_600_000

/**
 * Edits one's own comment, resolves or reopens anyone's, or restores one's own deleted comment. Throws `not-found`,
 * `forbidden` for editing or restoring somebody else's, and `invalid` like `addComment`. Serves spec/planning#4.
 */
export async function changeComment(
  ctx: ProjectContext<'review'>,
  input: ChangeCommentInput,
): Promise<CommentAnswer> {
  const text = input.text === undefined ? undefined : cleanCommentText(input.text)
  const mentions = text === undefined ? undefined : await requireMentions(ctx, text)
  const row = await inProject(ctx, async (tx) => {
    const before = await lockComment(tx, input.id)
    if (text !== undefined || input.deleted === false) requireOwn(ctx, before)
    if (before.deletedAt && input.deleted !== false) throw new AppError('not-found')
    const [comment] = await tx
      .update(packageComments)
      .set({
        ...(text !== undefined && text !== before.text ? { text, mentions, editedAt: new Date() } : {}),
        ...(input.resolved === undefined || input.resolved === (before.resolvedAt !== null)
          ? {}
          : input.resolved
            ? { resolvedAt: new Date(), resolvedBy: ctx.actor.id }
            : { resolvedAt: null, resolvedBy: null }),
        deletedAt: null,
      })
      .where(eq(packageComments.id, before.id))
      .returning()
    if (!comment) throw new AppError('not-found')
    const added = (mentions ?? []).filter((id) => !before.mentions.includes(id))
    if (added.length) {
      const [pkg] = await tx
        .select({ title: packages.title })
        .from(packages)
        .where(eq(packages.id, comment.packageId))
      await notifyMentioned(tx, ctx, { ...comment, title: pkg?.title ?? '' }, added)
    }
    const [words] = comment.variantId
      ? await tx
          .select({ title: variants.title, text: variants.text })
          .from(variants)
          .where(eq(variants.id, comment.variantId))
      : []
    return { comment, words: words ?? null }
  })
  const [answer] = await presentComments(ctx, [row])
  if (!answer) throw new AppError('internal')
  return answer
}

/**
 * Deletes one's own comment. Its author can restore it for an hour; after that it is gone, and `pruneComments`
 * removes its row. Throws `not-found`, and `forbidden` for somebody else's.
 */
export function deleteComment(ctx: ProjectContext<'review'>, input: { id: string }): Promise<void> {
  return inProject(ctx, async (tx) => {
    const comment = await lockComment(tx, input.id)
    if (comment.deletedAt) throw new AppError('not-found')
    requireOwn(ctx, comment)
    await tx.update(packageComments).set({ deletedAt: new Date() }).where(eq(packageComments.id, comment.id))
  })
}

async function lockComment(tx: ProjectTx, id: string): Promise<typeof packageComments.$inferSelect> {
  const [comment] = await tx
    .select()
    .from(packageComments)
    .where(eq(packageComments.id, requireId(id)))
    .for('no key update')
  if (!comment || (comment.deletedAt && comment.deletedAt.getTime() < Date.now() - restorableMs))
    throw new AppError('not-found')
  return comment
}

function requireOwn(ctx: ProjectContext, comment: { authorId: string | null }): void {
  if (comment.authorId !== null && comment.authorId === ctx.actor.id) return
  throw new AppError('forbidden', {
    detail: 'Only its author can change this comment.',
    hint: 'Reply with a comment of your own.',
  })
}
