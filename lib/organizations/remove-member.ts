import { and, eq, isNull } from 'drizzle-orm'
import { apiTokens, memberships, packages, projectRoles } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { lockMember, refuseLastOwner, refuseOverOwners } from './owners'

/**
 * Takes a member out of the workspace: their roles in its projects end, and so do the API tokens in their name;
 * posts that were assigned to them are assigned to nobody. Throws
 * `not-found`, `forbidden` (an owner, by somebody who is none) and `wrong-state` (the last owner).
 */
export async function removeMember(ctx: OrgContext<'manage'>, input: { user_id: string }): Promise<void> {
  await inSystem(async (tx) => {
    const role = await lockMember(tx, ctx, input.user_id)
    refuseOverOwners(ctx, role)
    if (role === 'owner') await refuseLastOwner(tx, ctx)
    await endMembership(tx, ctx, input.user_id)
    await audit(tx, ctx, { action: 'member.removed', subject: input.user_id, data: { role } })
  })
}

/** Deletes the membership and what hangs on it. The caller has checked that it may. */
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
