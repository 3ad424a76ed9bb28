import { and, gt, inArray, isNull, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { approvalLinkPackages, approvalLinks, packages } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { hashPassword } from '@/lib/auth/passwords/passwords'
import { newSecret, urlSecretDigest } from '@/lib/auth/secrets'
import { AppError } from '@/lib/errors'
import { isId, newId } from '@/lib/ids'
import { approvalLinkUrl, maxApprovalLinks, readLink } from './read-links'
import { type CreateApprovalLinkInput, createApprovalLinkInput, type NewApprovalLink } from './schemas'

const day = 86_400_000

/**
 * Creates a link through which someone without an account sees some posts, or a week's posts, and decides on them.
 * Returns its URL, this once: only a hash of its secret is stored. Throws `not-found` for a post of another
 * project, and `wrong-state` if there are too many links. Serves spec/planning#4 (outside approvers).
 */
export async function createApprovalLink(
  ctx: ProjectContext<'write'>,
  given: CreateApprovalLinkInput,
): Promise<NewApprovalLink> {
  const input = createApprovalLinkInput.parse(given)
  const ids = [...new Set(input.package_ids ?? [])]
  if (!ids.every(isId)) throw new AppError('not-found')
  const [id, token] = [newId(), newSecret('approve')]
  const pinHash = input.pin === undefined ? null : await hashPassword(input.pin)
  return inProject(ctx, async (tx) => {
    const [{ count } = { count: 0 }] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(approvalLinks)
      .where(and(isNull(approvalLinks.revokedAt), gt(approvalLinks.expiresAt, new Date())))
    if (count >= maxApprovalLinks)
      throw new AppError('wrong-state', {
        detail: `This project has ${maxApprovalLinks} approval links that work already.`,
        hint: 'Revoke those that nobody needs any more.',
      })
    const found = ids.length
      ? await tx.select({ id: packages.id }).from(packages).where(inArray(packages.id, ids))
      : []
    if (found.length !== ids.length) throw new AppError('not-found')
    await tx.insert(approvalLinks).values({
      id,
      tokenHash: urlSecretDigest(token),
      recipient: input.recipient,
      scope: input.week_start === undefined ? 'packages' : 'week',
      weekStart: input.week_start ?? null,
      counts: input.counts,
      pinHash,
      expiresAt: new Date(Date.now() + input.expires_in_days * day),
      lifetimeDays: input.expires_in_days,
      createdBy: ctx.actor.id,
      createdByName: ctx.actor.name,
    })
    if (ids.length)
      await tx.insert(approvalLinkPackages).values(ids.map((packageId) => ({ linkId: id, packageId })))
    await audit(tx, ctx, {
      action: 'approval_link.created',
      subject: id,
      data: { recipient: input.recipient, posts: ids.length, week: input.week_start ?? null },
    })
    return { ...(await readLink(tx, id)), url: approvalLinkUrl(token) }
  })
}
