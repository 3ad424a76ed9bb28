import { and, eq } from 'drizzle-orm'
import { memberships, projectRoles } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { SetProjectRoleInput } from './schemas'

/**
 * Gives a member a different role in this project than in the workspace, or (with null) revokes it
 * (spec/decisions#1). Owners stay owners everywhere. Throws `not-found` for anyone who is not a member, and
 * `wrong-state` for an owner.
 */
export async function setProjectRole(
  ctx: ProjectContext<'manage'>,
  input: SetProjectRoleInput,
): Promise<void> {
  await inSystem(async (tx) => {
    const [member] = await tx
      .select({ role: memberships.role })
      .from(memberships)
      .where(and(eq(memberships.orgId, ctx.orgId), eq(memberships.userId, input.user_id)))
      .for('update')
    if (!member) throw new AppError('not-found')
    if (member.role === 'owner')
      throw new AppError('wrong-state', {
        detail: 'A workspace owner is an owner in every project.',
        hint: 'Change their role in the workspace first.',
      })
    const own = and(eq(projectRoles.projectId, ctx.projectId), eq(projectRoles.userId, input.user_id))
    if (input.role === null) await tx.delete(projectRoles).where(own)
    else
      await tx
        .insert(projectRoles)
        .values({ orgId: ctx.orgId, projectId: ctx.projectId, userId: input.user_id, role: input.role })
        .onConflictDoUpdate({
          target: [projectRoles.projectId, projectRoles.userId],
          set: { role: input.role },
        })
    await audit(tx, ctx, {
      action: 'project.role-set',
      subject: input.user_id,
      data: { role: input.role },
    })
  })
}
