import { eq, sql } from 'drizzle-orm'
import { channels, organizations, projects } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { endAccessJob, listAccessesToEnd } from '@/lib/jobs/end-access-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { findUploadedLogo } from '@/lib/media/brand-assets'
import { releaseLogo } from '@/lib/media/release-logo'

/**
 * Deletes a workspace with all its projects and their uploaded logos (spec/decisions#1: owners only). Takes its
 * slug, typed again as confirmation. Throws `invalid` if that does not match. The audit trail stays; access to its
 * channels is revoked at their networks.
 */
export async function deleteOrganization(ctx: OrgContext<'own'>, input: { confirm: string }): Promise<void> {
  const owned = await inSystem(async (tx) => {
    const [org] = await tx
      .select({ slug: organizations.slug })
      .from(organizations)
      .where(eq(organizations.id, ctx.orgId))
      .for('update')
    if (!org) throw new AppError('not-found')
    if (input.confirm !== org.slug)
      throw new AppError('invalid', {
        detail: 'The short name doesn’t match.',
        hint: 'Type the workspace’s short name exactly as shown.',
        errors: [{ pointer: '/confirm', detail: `Type ${org.slug}.` }],
      })
    await audit(tx, ctx, { action: 'workspace.deleted', subject: ctx.orgId, data: { slug: org.slug } })
    const deleted = await tx
      .select({ id: projects.id, settings: projects.settings })
      .from(projects)
      .where(eq(projects.orgId, ctx.orgId))
    const connected = await tx.select().from(channels).where(eq(channels.orgId, ctx.orgId))
    enqueue(tx, endAccessJob, listAccessesToEnd(connected))
    // Cascades to its projects and everything they own.
    await tx.delete(organizations).where(eq(organizations.id, ctx.orgId))
    await deleteLegacyRows(tx, ctx.orgId)
    return deleted
  })
  for (const { id, settings } of owned) {
    const logo = findUploadedLogo(settings.brand_assets)
    if (logo !== undefined) await releaseLogo(id, logo)
  }
}

// Rows without a project are not reached by that cascade. Covers every table with row-level security, so none is
// forgotten.
async function deleteLegacyRows(tx: SystemTx, orgId: string): Promise<void> {
  const tables = await tx.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id' and not a.attisdropped
    where c.relrowsecurity`)
  for (const { name } of tables)
    await tx.execute(sql`delete from ${sql.identifier(name)} where org_id = ${orgId} and project_id is null`)
}
