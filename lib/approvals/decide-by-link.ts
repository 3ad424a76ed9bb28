import { inProject, type ProjectTx } from '@/db/project'
import { approvalLinkPackages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { AdmittedApprover } from '@/lib/auth/tokens/approval-link'
import { AppError } from '@/lib/errors'
import { lockPackage } from '@/lib/packages/load-package'
import type { PackageRow } from '@/lib/packages/present-package'
import { approveLocked, requiresSecondApprover } from '@/lib/packages/review/approve-package'
import { requestChangesLocked } from '@/lib/packages/review/request-changes'
import { recordEvent } from '@/lib/publications/record-event'
import { nextStatus } from '@/lib/publications/states'
import { enforceRateLimit } from '@/lib/rate-limit'
import { isDecidable, isLinked } from './linked-posts'
import { requireLiveLink } from './require-live-link'
import type { DecideInput } from './schemas'

/**
 * Records an outside approver's decision on one of their link's posts: approves it or sends it back for changes,
 * like a member's decision. If the link is advisory, or the post is already approved, the decision is only recorded
 * in the history. If the workspace requires a second approver, a link created by the post's author is advisory
 * too. Throws `not-found` for a post that is not on this link, `stale-revision` if its text has changed since the
 * approver saw it, `wrong-state` if it cannot be decided on, and `too-many-requests`. Serves spec/planning#4
 * (outside approvers).
 */
export async function decideByLink({ ctx, link }: AdmittedApprover, input: DecideInput): Promise<void> {
  await enforceRateLimit(`approval-link:${link.id}`, 60, 60)
  const needsSecondApprover = await requiresSecondApprover(ctx)
  await inProject(ctx, async (tx) => {
    await requireLiveLink(tx, link.id)
    const row = await lockLinked(tx, { ctx, link }, input)
    const advises =
      !link.counts || (needsSecondApprover && row.authorId !== null && row.authorId === link.createdBy)
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

/**
 * Locks the post to decide on and returns its current row. Throws unless it is one of the link's posts, its text is
 * still the one that was seen, and it can be decided on.
 */
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
