import { desc, eq, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { approvalLinkPackages, approvalLinks } from '@/db/schema'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import type { ApprovalLinkAnswer } from './schemas'

/** Maximum number of active links per project; also how many are listed, newest first. */
export const maxApprovalLinks = 500

/** Returns the URL of an approval link, which contains its secret. */
export const approvalLinkUrl = (token: string): string => `${env().APP_URL}/approve/${token}`

/** Returns one approval link, within a transaction. Throws `not-found`. */
export async function readLink(tx: ProjectTx, id: string): Promise<ApprovalLinkAnswer> {
  const [link] = await readLinks(tx, id)
  if (!link) throw new AppError('not-found')
  return link
}

/** Returns a project's approval links, newest first, or the one with this id. */
export async function readLinks(tx: ProjectTx, id?: string): Promise<ApprovalLinkAnswer[]> {
  const rows = await tx
    .select({
      link: approvalLinks,
      posts: sql<number>`count(${approvalLinkPackages.packageId})::int`,
      approved: sql<number>`count(*) filter (where ${approvalLinkPackages.decision} = 'approved')::int`,
      changes: sql<number>`count(*) filter (where ${approvalLinkPackages.decision} = 'changes_requested')::int`,
    })
    .from(approvalLinks)
    .leftJoin(approvalLinkPackages, eq(approvalLinkPackages.linkId, approvalLinks.id))
    .where(id === undefined ? undefined : eq(approvalLinks.id, id))
    .groupBy(approvalLinks.id)
    .orderBy(desc(approvalLinks.id))
    .limit(maxApprovalLinks)
  return rows.map(({ link, posts, approved, changes }) => ({
    id: link.id,
    recipient: link.recipient,
    scope: link.scope,
    week_start: link.weekStart,
    counts: link.counts,
    has_pin: link.pinHash !== null,
    state: link.revokedAt
      ? 'revoked'
      : link.expiresAt.getTime() <= Date.now()
        ? 'expired'
        : link.pinHash !== null && link.pinFailures >= 10
          ? 'locked'
          : 'active',
    posts: link.scope === 'packages' ? posts : null,
    approved,
    changes_requested: changes,
    created_by_name: link.createdByName,
    created_at: link.createdAt.toISOString(),
    expires_at: link.expiresAt.toISOString(),
    last_opened_at: link.lastOpenedAt?.toISOString() ?? null,
  }))
}
