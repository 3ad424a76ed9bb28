import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'

/** Sets or (with null) removes the logo's address, and leaves all other settings as they are (spec 2.1). */
export async function setLogo(ctx: ProjectContext, input: { logo_url: string | null }): Promise<void> {
  await inProject(ctx, async (tx) => {
    const own = eq(projects.id, ctx.projectId)
    const [project] = await tx.select({ settings: projects.settings }).from(projects).where(own).for('update')
    if (!project) throw new AppError('not-found')
    const { logo_url: _, ...others } = project.settings.brand_assets ?? {}
    // Without a logo of its own the brand shows the one its hub gave.
    const logo = input.logo_url ?? others.hub_logo_url
    const assets = logo === undefined ? others : { ...others, logo_url: logo }
    await tx
      .update(projects)
      .set({ settings: { ...project.settings, brand_assets: assets }, updatedAt: new Date() })
      .where(own)
    await audit(tx, ctx, { action: 'project.logo-set', subject: ctx.projectId })
  })
}
