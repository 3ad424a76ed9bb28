import { and, eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { packageComments, packages, variants } from '@/db/schema'
import type { CommentAnchor } from '@/db/schema/packages'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId, newId } from '@/lib/ids'
import { recordNotification } from '@/lib/notifications/record-notification'
import { findPeople } from '@/lib/organizations/list-people'
import { recordEvent } from '@/lib/publications/record-event'
import type { CommentAnswer, CommentInput } from '../schemas'
import { findMentionedMembers, makeAnchor, mentionPattern } from './comment-anchor'
import { presentComments } from './list-comments'

/**
 * Adds a comment on a package, on one of its variants or on a passage of a variant; may mention members. Throws
 * `not-found` (also for a variant of another package), `invalid` for a mention of somebody who may not see the
 * project, and `conflict` if the passage is not in the stored text. Serves spec/planning#4.
 */
export async function addComment(ctx: ProjectContext<'review'>, input: CommentInput): Promise<CommentAnswer> {
  const text = cleanCommentText(input.text)
  const mentions = await requireMentions(ctx, text)
  const row = await inProject(ctx, (tx) => storeComment(tx, ctx, { ...input, text, mentions }))
  const [answer] = await presentComments(ctx, [row])
  if (!answer) throw new AppError('internal')
  return answer
}

/**
 * Stores a comment and its event in the open transaction. An outside approver's comment includes the approval link
 * it came through.
 */
export async function storeComment(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  input: CommentInput & { mentions: string[]; approvalLinkId?: string },
) {
  const variantId = input.variant_id ?? null
  if (!isId(input.id) || (variantId !== null && !isId(variantId))) throw new AppError('not-found')
  const [pkg] = await tx
    .select({ status: packages.status, revision: packages.revision, title: packages.title })
    .from(packages)
    .where(eq(packages.id, input.id))
  if (!pkg) throw new AppError('not-found')
  const words = variantId === null ? null : await wordsOf(tx, input.id, variantId)
  const [comment] = await tx
    .insert(packageComments)
    .values({
      id: newId(),
      packageId: input.id,
      variantId,
      authorId: ctx.actor.id,
      authorName: ctx.actor.name,
      text: input.text,
      mentions: input.mentions,
      approvalLinkId: input.approvalLinkId ?? null,
      anchor: input.anchor ? anchorOf(input.anchor, words, pkg.revision) : null,
    })
    .returning()
  if (!comment) throw new AppError('internal')
  await recordEvent(tx, ctx, {
    packageId: input.id,
    action: 'comment',
    from: pkg.status,
    to: pkg.status,
    data: { comment_id: comment.id, ...(input.mentions.length ? { mentions: input.mentions } : {}) },
  })
  await notifyMentioned(tx, ctx, { ...comment, title: pkg.title }, input.mentions)
  return { comment, words }
}

/** Notifies members that a comment mentions them. */
export const notifyMentioned = (
  tx: ProjectTx,
  ctx: ProjectContext,
  comment: { id: string; packageId: string; text: string; title: string },
  recipients: readonly string[],
): Promise<void> =>
  recordNotification(tx, ctx, {
    kind: 'mention',
    path: `/packages/${comment.packageId}`,
    recipients,
    data: { title: comment.title, excerpt: comment.text.replace(mentionPattern, '@…').slice(0, 280) },
  })

async function wordsOf(tx: ProjectTx, packageId: string, variantId: string) {
  const [words] = await tx
    .select({ title: variants.title, text: variants.text })
    .from(variants)
    .where(and(eq(variants.id, variantId), eq(variants.packageId, packageId)))
  if (!words) throw new AppError('not-found', { detail: 'This version doesn’t belong to this post.' })
  return words
}

/** The passage must be where the caller saw it: text that is typed but not saved is not visible to others. */
function anchorOf(
  given: NonNullable<CommentInput['anchor']>,
  words: { title: string | null; text: string } | null,
  revision: number,
): CommentAnchor {
  const { field, from, until, quote } = given
  const stored = words?.[field] ?? ''
  if (!words || stored.slice(from, until) !== quote || quote.trim() === '')
    throw new AppError('conflict', {
      detail: 'The selected words aren’t in the saved text.',
      hint: 'Save your changes, select the words again and comment.',
    })
  return { field, ...makeAnchor(stored, { from, until }), revision }
}

/**
 * Makes a comment storable: NUL cannot be stored (spec/decisions#2), and a lone surrogate becomes the replacement
 * character.
 */
export const cleanCommentText = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/**
 * Returns the ids of the members that a text mentions. Throws `invalid` if one of them may not see the project or
 * does not exist.
 */
export async function requireMentions(ctx: ProjectContext, text: string): Promise<string[]> {
  const ids = findMentionedMembers(text)
  const people = await findPeople(ctx, ids)
  if (ids.some((id) => !people.has(id)))
    throw new AppError('invalid', {
      detail: 'You can only mention members of this workspace.',
      errors: [{ pointer: '/text', detail: 'You can only mention members of this workspace.' }],
    })
  return ids
}
