import { eq } from 'drizzle-orm'
import { organizations } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { UpdateOrganizationInput } from './schemas'

/**
 * Renames a workspace, or sets whether it requires a second approver before publishing (spec/decisions#7) or a
 * second factor from everyone who enters. The slug in URLs stays, so that links keep working. Throws `forbidden` if
 * a non-owner changes the second factor.
 */
export async function updateOrganization(
  ctx: OrgContext<'manage'>,
  input: UpdateOrganizationInput,
): Promise<void> {
  const { require_second_factor: asksFactor } = input
  await inSystem(async (tx) => {
    if (asksFactor !== undefined && ctx.role !== 'owner') await refuseChange(tx, ctx, asksFactor)
    const [row] = await tx
      .update(organizations)
      .set({
        ...(input.name === undefined ? {} : { name: input.name }),
        ...(input.require_second_approver === undefined
          ? {}
          : { requireSecondApprover: input.require_second_approver }),
        ...(asksFactor === undefined ? {} : { requireSecondFactor: asksFactor }),
        updatedAt: new Date(),
      })
      .where(eq(organizations.id, ctx.orgId))
      .returning({ id: organizations.id })
    if (!row) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'workspace.updated', subject: ctx.orgId, data: { ...input } })
  })
}

async function refuseChange(tx: SystemTx, ctx: OrgContext, wanted: boolean): Promise<void> {
  const [row] = await tx
    .select({ now: organizations.requireSecondFactor })
    .from(organizations)
    .where(eq(organizations.id, ctx.orgId))
  if (row && row.now !== wanted)
    throw new AppError('forbidden', {
      detail: 'Only an owner can change whether everyone needs a second factor.',
      hint: 'Ask an owner of the workspace.',
    })
}
