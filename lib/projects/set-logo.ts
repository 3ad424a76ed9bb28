import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { withLogos } from '@/lib/media/brand-assets'

/**
 * Sets or (with null) removes the address of the brand's own logo, and leaves all other settings unchanged
 * (spec/service#2.1). If the brand hub provides a logo, that one is still shown (spec/decisions#10).
 */
export async function setLogo(
  ctx: ProjectContext<'write'>,
  input: { logo_url: string | null },
): Promise<void> {
  await inProject(ctx, async (tx) => {
    const own = eq(projects.id, ctx.projectId)
    const [project] = await tx.select({ settings: projects.settings }).from(projects).where(own).for('update')
    if (!project) throw new AppError('not-found')
    const assets = withLogos(project.settings.brand_assets, { uploaded: input.logo_url })
    await tx
      .update(projects)
      .set({ settings: { ...project.settings, brand_assets: assets }, updatedAt: new Date() })
      .where(own)
    await audit(tx, ctx, { action: 'project.logo-set', subject: ctx.projectId })
  })
}
