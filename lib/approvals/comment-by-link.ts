import { inProject } from '@/db/project'
import type { AdmittedApprover } from '@/lib/auth/tokens/approval-link'
import { AppError } from '@/lib/errors'
import { recordNotification } from '@/lib/notifications/record-notification'
import { cleanCommentText, storeComment } from '@/lib/packages/review/add-comment'
import { enforceRateLimit } from '@/lib/rate-limit'
import { isLinked } from './linked-posts'
import { requireLiveLink } from './require-live-link'
import type { ApproverCommentInput } from './schemas'

/**
 * Adds a comment on one of the link's posts, or on one of its versions, under the approver's own name. Notifies the
 * link's creator. Throws `not-found` for a post or a version that is not on this link, and `too-many-requests`.
 */
export async function commentByLink(
  { ctx, link }: AdmittedApprover,
  input: ApproverCommentInput,
): Promise<void> {
  await enforceRateLimit(`approval-link:${link.id}`, 60, 60)
  await inProject(ctx, async (tx) => {
    await requireLiveLink(tx, link.id)
    if (!(await isLinked(tx, link, input.package_id))) throw new AppError('not-found')
    const text = cleanCommentText(input.text)
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
