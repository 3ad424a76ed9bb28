import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { approvalLinks } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { newSecret, urlSecretDigest } from '@/lib/auth/secrets'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { approvalLinkUrl, readLink } from './read-links'
import type { NewApprovalLink } from './schemas'

const day = 86_400_000

/**
 * Gives a link a new URL; the old one stops working. A locked link works again, and an expired one is renewed for
 * its original lifetime. Throws `not-found`, and `wrong-state` for a revoked link.
 */
export function reissueApprovalLink(
  ctx: ProjectContext<'write'>,
  { id }: { id: string },
): Promise<NewApprovalLink> {
  const token = newSecret('approve')
  return inProject(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(approvalLinks)
      .where(eq(approvalLinks.id, requireId(id)))
      .for('no key update')
    if (!row) throw new AppError('not-found')
    if (row.revokedAt)
      throw new AppError('wrong-state', {
        detail: 'This link was revoked.',
        hint: 'Create a new one.',
      })
    const expired = row.expiresAt.getTime() <= Date.now()
    await tx
      .update(approvalLinks)
      .set({
        tokenHash: urlSecretDigest(token),
        pinFailures: 0,
        ...(expired ? { expiresAt: new Date(Date.now() + row.lifetimeDays * day) } : {}),
      })
      .where(eq(approvalLinks.id, id))
    await audit(tx, ctx, {
      action: 'approval_link.reissued',
      subject: id,
      data: { recipient: row.recipient },
    })
    return { ...(await readLink(tx, id)), url: approvalLinkUrl(token) }
  })
}
