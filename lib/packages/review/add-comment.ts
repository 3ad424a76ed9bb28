import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packageComments, packages, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId, newId } from '@/lib/ids'
import { recordEvent } from '@/lib/publications/record-event'
import type { CommentAnswer, CommentInput } from '../schemas'
import { presentComment } from './list-comments'

/** Says something about a package or one of its variants. Throws `not-found` (also for a variant of another package). */
export function addComment(ctx: ProjectContext<'review'>, input: CommentInput): Promise<CommentAnswer> {
  return inProject(ctx, async (tx) => {
    const variantId = input.variant_id ?? null
    if (!isId(input.id) || (variantId !== null && !isId(variantId))) throw new AppError('not-found')
    const [row] = await tx.select({ status: packages.status }).from(packages).where(eq(packages.id, input.id))
    if (!row) throw new AppError('not-found')
    if (variantId !== null) {
      const [variant] = await tx
        .select({ id: variants.id })
        .from(variants)
        .where(and(eq(variants.id, variantId), eq(variants.packageId, input.id)))
      if (!variant) throw new AppError('not-found', { detail: 'This version doesn’t belong to this post.' })
    }
    // NUL cannot be stored (spec/decisions#2); a lone surrogate becomes the replacement sign.
    const text = input.text.replaceAll('\0', '').toWellFormed()
    const [comment] = await tx
      .insert(packageComments)
      .values({
        id: newId(),
        packageId: input.id,
        variantId,
        authorId: ctx.actor.id,
        authorName: ctx.actor.name,
        text,
      })
      .returning()
    if (!comment) throw new AppError('internal')
    await recordEvent(tx, ctx, {
      packageId: input.id,
      action: 'comment',
      from: row.status,
      to: row.status,
      data: { comment_id: comment.id },
    })
    return presentComment(comment)
  })
}
