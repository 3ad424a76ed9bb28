import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { approvalLinkPackages, approvalLinks } from '@/db/schema'
import type { AdmittedApprover } from '@/lib/auth/approval-link'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { recordNotification } from '@/lib/notifications/record-notification'
import { lockPackage } from '@/lib/packages/load-package'
import type { PackageRow } from '@/lib/packages/present-package'
import { storableText, storeComment } from '@/lib/packages/review/add-comment'
import { approveLocked, asksForSecondPair } from '@/lib/packages/review/approve-package'
import { requestChangesLocked } from '@/lib/packages/review/request-changes'
import { recordEvent } from '@/lib/publications/record-event'
import { nextStatus } from '@/lib/publications/states'
import { enforceRateLimit } from '@/lib/rate-limit'
import { isDecidable, isLinked } from './linked-posts'
import type { ApproverCommentInput, DecideInput } from './schemas'

/**
 * What an outside approver says of a post of their link: it approves the post or sends it back for changes, as a member's decision
 * does; by a link that only advises, and for a post that is approved already, it is recorded in the history alone. Where a
 * workspace asks for a second pair of eyes, a link that the post's author made advises too. Throws `not-found` for a post that
 * is not of this link, `stale-revision` when its text has changed since the approver saw it, `wrong-state` when it cannot be decided
 * on, and `too-many-requests`. Serves spec/planning#4 (outside approvers).
 */
export async function decideByLink({ ctx, link }: AdmittedApprover, input: DecideInput): Promise<void> {
  await enforceRateLimit(`approval-link:${link.id}`, 60, 60)
  const secondPair = await asksForSecondPair(ctx)
  await inProject(ctx, async (tx) => {
    await requireLive(tx, link.id)
    const row = await lockLinked(tx, { ctx, link }, input)
    const advises = !link.counts || (secondPair && row.authorId !== null && row.authorId === link.createdBy)
    await carryOut(tx, ctx, row, { ...input, advises, linkId: link.id })
    const decided = {
      decision: input.decision,
      revision: row.revision,
      decidedBy: input.name,
      decidedAt: new Date(),
    }
    await tx
      .insert(approvalLinkPackages)
      .values({ linkId: link.id, packageId: row.id, ...decided })
      .onConflictDoUpdate({
        target: [approvalLinkPackages.linkId, approvalLinkPackages.packageId],
        set: decided,
      })
  })
}

/**
 * Says something about a post of a link, or one of its versions, under the approver's own name. Whoever made the link is told. Throws
 * `not-found` for a post or a version that is not of this link, and `too-many-requests`.
 */
export async function commentByLink(
  { ctx, link }: AdmittedApprover,
  input: ApproverCommentInput,
): Promise<void> {
  await enforceRateLimit(`approval-link:${link.id}`, 60, 60)
  await inProject(ctx, async (tx) => {
    await requireLive(tx, link.id)
    if (!(await isLinked(tx, link, input.package_id))) throw new AppError('not-found')
    const text = storableText(input.text)
    await storeComment(tx, ctx, {
      id: input.package_id,
      text,
      variant_id: input.variant_id ?? null,
      mentions: [],
      approvalLinkId: link.id,
    })
    if (link.createdBy)
      await recordNotification(tx, ctx, {
        kind: 'mention',
        path: `/packages/${input.package_id}`,
        recipients: [link.createdBy],
        data: { excerpt: text.slice(0, 280) },
      })
  })
}

async function carryOut(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  row: PackageRow,
  { decision, reason, advises, linkId }: DecideInput & { advises: boolean; linkId: string },
): Promise<void> {
  const data = { approval_link_id: linkId, revision: row.revision }
  const moves =
    !advises && nextStatus(decision === 'approved' ? 'approve' : 'request_changes', row.status) !== undefined
  if (!moves) {
    const action = decision === 'approved' ? 'approver-approved' : 'approver-requested-changes'
    const event = { packageId: row.id, from: row.status, to: row.status, data }
    await recordEvent(tx, ctx, { ...event, action, reason: reason || null })
  } else if (decision === 'approved') await approveLocked(tx, ctx, row, data)
  else await requestChangesLocked(tx, ctx, row, reason, data)
}

/** The post of a decision, locked as it is now, if it is one of the link's and the text is the one that was seen. */
async function lockLinked(
  tx: ProjectTx,
  { link }: AdmittedApprover,
  input: DecideInput,
): Promise<PackageRow> {
  const row = await lockPackage(tx, { id: input.package_id })
  if (!(await isLinked(tx, link, row.id))) throw new AppError('not-found')
  if (row.revision !== input.revision)
    throw new AppError('stale-revision', {
      detail: 'The text of this post has changed since you opened it.',
      hint: 'Read the new text below, then decide again.',
    })
  if (!isDecidable(row))
    throw new AppError('wrong-state', {
      detail: 'The team is working on this post, so you can’t decide on it right now.',
      hint: 'Come back later, or leave a comment.',
    })
  return row
}

/** A link that was revoked or has expired this moment lets nothing through any more. */
async function requireLive(tx: ProjectTx, linkId: string): Promise<void> {
  const [live] = await tx
    .select({ id: approvalLinks.id })
    .from(approvalLinks)
    .where(
      and(
        eq(approvalLinks.id, linkId),
        isNull(approvalLinks.revokedAt),
        gt(approvalLinks.expiresAt, sql`now()`),
      ),
    )
    .for('share')
  if (!live) throw new AppError('not-found')
}
