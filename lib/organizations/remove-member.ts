import { and, eq, isNull } from 'drizzle-orm'
import { apiTokens, memberships, packages, projectRoles } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { lockMember, refuseLastOwner, requireOwnerToChangeOwners } from './owners'

/**
 * Removes a member from the workspace: their project roles and their API tokens end, and posts assigned to them
 * become unassigned. Throws `not-found`, `forbidden` (for an owner, by a non-owner) and `wrong-state` (the last
 * owner).
 */
export async function removeMember(ctx: OrgContext<'manage'>, input: { user_id: string }): Promise<void> {
  await inSystem(async (tx) => {
    const role = await lockMember(tx, ctx, input.user_id)
    requireOwnerToChangeOwners(ctx, role)
    if (role === 'owner') await refuseLastOwner(tx, ctx)
    await endMembership(tx, ctx, input.user_id)
    await audit(tx, ctx, { action: 'member.removed', subject: input.user_id, data: { role } })
  })
}

/** Ends the membership and everything that depends on it. The caller must have checked that this is allowed. */
export async function endMembership(tx: SystemTx, ctx: OrgContext, userId: string): Promise<void> {
  await tx.delete(projectRoles).where(and(eq(projectRoles.orgId, ctx.orgId), eq(projectRoles.userId, userId)))
  await tx
    .update(apiTokens)
    .set({ revokedAt: new Date() })
    .where(and(eq(apiTokens.orgId, ctx.orgId), eq(apiTokens.userId, userId), isNull(apiTokens.revokedAt)))
  await tx
    .update(packages)
    .set({ assigneeId: null })
    .where(and(eq(packages.orgId, ctx.orgId), eq(packages.assigneeId, userId)))
  await tx.delete(memberships).where(and(eq(memberships.orgId, ctx.orgId), eq(memberships.userId, userId)))
}
