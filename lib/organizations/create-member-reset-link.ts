import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { createResetLink, isMemberOnlyOf } from '@/lib/auth/reset/reset-link'
import { AppError } from '@/lib/errors'
import { lockMember, requireOwnerToChangeOwners } from './owners'

/**
 * Creates a password reset link for a member, for an admin to hand over. Only for members who belong to no other
 * workspace: otherwise one workspace's admin could gain access to another. Returns the link, which is shown once.
 * Throws `not-found`, `forbidden` (for an owner, by a non-owner) and `wrong-state`. Serves spec/planning#5.
 */
export async function createMemberResetLink(
  ctx: OrgContext<'manage'>,
  input: { user_id: string },
): Promise<{ link: string }> {
  return inSystem(async (tx) => {
    requireOwnerToChangeOwners(ctx, await lockMember(tx, ctx, input.user_id))
    if (!(await isMemberOnlyOf(tx, input.user_id, ctx.orgId)))
      throw new AppError('wrong-state', {
        detail: 'This person also belongs to another workspace, so you can’t reset their password.',
        hint: 'They can use “Forgot your password?”, or ask the site’s administrator.',
      })
    await audit(tx, ctx, { action: 'member.reset-link-created', subject: input.user_id })
    return { link: await createResetLink(tx, input.user_id, ctx.orgId) }
  })
}
