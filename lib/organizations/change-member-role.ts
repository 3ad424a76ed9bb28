import { and, eq } from 'drizzle-orm'
import { memberships } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { lockMember, refuseLastOwner, requireOwnerToChangeOwners } from './owners'
import type { ChangeMemberRoleInput } from './schemas'

/**
 * Changes a member's role in the workspace. Takes the member's user id. Throws `not-found` for a non-member,
 * `forbidden` if a non-owner changes an owner or appoints one, and `wrong-state` for the last owner
 * (spec/decisions#1).
 */
export async function changeMemberRole(
  ctx: OrgContext<'manage'>,
  input: ChangeMemberRoleInput,
): Promise<void> {
  await inSystem(async (tx) => {
    const before = await lockMember(tx, ctx, input.user_id)
    if (before === input.role) return
    requireOwnerToChangeOwners(ctx, before, input.role)
    if (before === 'owner') await refuseLastOwner(tx, ctx)
    await tx
      .update(memberships)
      .set({ role: input.role })
      .where(and(eq(memberships.orgId, ctx.orgId), eq(memberships.userId, input.user_id)))
    await audit(tx, ctx, {
      action: 'member.role-changed',
      subject: input.user_id,
      data: { from: before, to: input.role },
    })
  })
}
