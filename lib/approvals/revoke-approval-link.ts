import { eq, isNull, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { approvalLinks } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'

/** Revokes an approval link at once. Throws `not-found`, also for one that is already revoked. */
export function revokeApprovalLink(ctx: ProjectContext<'write'>, { id }: { id: string }): Promise<void> {
  return inProject(ctx, async (tx) => {
    const [gone] = await tx
      .update(approvalLinks)
      .set({ revokedAt: new Date() })
      .where(sql`${eq(approvalLinks.id, requireId(id))} and ${isNull(approvalLinks.revokedAt)}`)
      .returning({ recipient: approvalLinks.recipient })
    if (!gone) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'approval_link.revoked', subject: id, data: gone })
  })
}
