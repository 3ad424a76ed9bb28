import { eq } from 'drizzle-orm'
import { organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { UpdateOrganizationInput } from './schemas'

/**
 * Renames a workspace, or asks for a second pair of eyes before publishing (spec/decisions#7). The short name in addresses
 * stays, so that links keep working.
 */
export async function updateOrganization(
  ctx: OrgContext<'manage'>,
  input: UpdateOrganizationInput,
): Promise<void> {
  await inSystem(async (tx) => {
    const [row] = await tx
      .update(organizations)
      .set({
        ...(input.name === undefined ? {} : { name: input.name }),
        ...(input.require_second_approver === undefined
          ? {}
          : { requireSecondApprover: input.require_second_approver }),
        updatedAt: new Date(),
      })
      .where(eq(organizations.id, ctx.orgId))
      .returning({ id: organizations.id })
    if (!row) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'workspace.updated', subject: ctx.orgId, data: { ...input } })
  })
}
