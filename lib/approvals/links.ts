import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { approvalLinkPackages, approvalLinks, packages } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { hashPassword } from '@/lib/auth/passwords/passwords'
import { newSecret, urlSecretDigest } from '@/lib/auth/secrets'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { isId, newId, requireId } from '@/lib/ids'
import {
  type ApprovalLinkAnswer,
  type CreateApprovalLinkInput,
  createApprovalLinkInput,
  type NewApprovalLink,
} from './schemas'

/** Maximum number of active links per project; also how many are listed, newest first. */
const maxLinks = 500
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
    if (count >= maxLinks)
      throw new AppError('wrong-state', {
        detail: `This project has ${maxLinks} approval links that work already.`,
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
    return { ...(await readLink(tx, id)), url: addressOf(token) }
  })
}

/** Lists a project's approval links, newest first, without their secrets. */
export function listApprovalLinks(ctx: ProjectContext): Promise<ApprovalLinkAnswer[]> {
  return inProject(ctx, (tx) => readLinks(tx))
}

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
    return { ...(await readLink(tx, id)), url: addressOf(token) }
  })
}

const addressOf = (token: string): string => `${env().APP_URL}/approve/${token}`

async function readLink(tx: ProjectTx, id: string): Promise<ApprovalLinkAnswer> {
  const [link] = await readLinks(tx, id)
  if (!link) throw new AppError('not-found')
  return link
}

async function readLinks(tx: ProjectTx, id?: string): Promise<ApprovalLinkAnswer[]> {
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
    .limit(maxLinks)
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
