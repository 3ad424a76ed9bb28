import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { approvalLinks } from '@/db/schema'
import { AppError } from '@/lib/errors'

/** Throws `not-found` if the link was revoked or has expired since the approver was let in. */
export async function requireLiveLink(tx: ProjectTx, linkId: string): Promise<void> {
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
