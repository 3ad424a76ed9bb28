import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packageComments, packages, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { ChangeCommentInput, CommentAnswer } from '../schemas'
import { cleanCommentText, notifyMentioned, requireMentions } from './add-comment'
import { presentComments } from './list-comments'
import { lockComment, requireOwnComment } from './lock-comment'

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
    if (text !== undefined || input.deleted === false) requireOwnComment(ctx, before)
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
