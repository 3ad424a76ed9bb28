import { eq } from 'drizzle-orm'
import { channels, items, organizations, packages, sources } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'

/**
 * Deletes a workspace with all its projects (decisions 1: owners only). Takes its short name typed again as the
 * confirmation. Throws `invalid` when that does not match. The audit trail stays.
 */
export async function deleteOrganization(ctx: OrgContext, input: { confirm: string }): Promise<void> {
  await inSystem(async (tx) => {
    const [org] = await tx
      .select({ slug: organizations.slug })
      .from(organizations)
      .where(eq(organizations.id, ctx.orgId))
      .for('update')
    if (!org) throw new AppError('not-found')
    if (input.confirm !== org.slug)
      throw new AppError('invalid', {
        detail: 'The short name does not match.',
        hint: 'Type the short name of the workspace exactly as it is shown.',
        errors: [{ pointer: '/confirm', detail: `Type ${org.slug}.` }],
      })
    await audit(tx, ctx, { action: 'workspace.deleted', subject: ctx.orgId, data: { slug: org.slug } })
    // With the workspace go its projects and all they own; legacy rows belong to no project and go here.
    await tx.delete(organizations).where(eq(organizations.id, ctx.orgId))
    for (const table of [packages, items, sources, channels])
      await tx.delete(table).where(eq(table.orgId, ctx.orgId))
  })
}
