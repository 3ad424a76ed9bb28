import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { lockMember, refuseLastOwner } from './owners'
import { endMembership } from './remove-member'

/**
 * Removes the actor from the workspace. Throws `wrong-state` for the last owner (spec/decisions#1,
 * spec/security#6.3).
 */
export async function leaveOrganization(ctx: OrgContext): Promise<void> {
  const userId = ctx.actor.id
  if (!userId) throw new AppError('forbidden')
  await inSystem(async (tx) => {
    const role = await lockMember(tx, ctx, userId)
    if (role === 'owner') await refuseLastOwner(tx, ctx)
    await endMembership(tx, ctx, userId)
    await audit(tx, ctx, { action: 'member.left', subject: userId, data: { role } })
  })
}
