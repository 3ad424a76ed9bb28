import { and, eq } from 'drizzle-orm'
import { channels, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { endAccessJob, listAccessesToEnd } from '@/lib/jobs/end-access-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { findUploadedLogo } from '@/lib/media/brand-assets'
import { releaseLogo } from '@/lib/media/release-logo'

/**
 * Deletes a project with everything it owns, including its uploaded logo; access to its channels is revoked at
 * their networks. Takes the project's short name, typed again as confirmation (spec/http-api#endpoints). Throws
 * `bad-request` if that does not match.
 */
export async function deleteProject(
  ctx: ProjectContext<'manage'>,
  input: { confirm?: string | undefined },
): Promise<void> {
  const logo = await inSystem(async (tx) => {
    const own = and(eq(projects.id, ctx.projectId), eq(projects.orgId, ctx.orgId))
    const [project] = await tx
      .select({ slug: projects.slug, settings: projects.settings })
      .from(projects)
      .where(own)
    if (!project) throw new AppError('not-found')
    if (input.confirm !== project.slug)
      throw new AppError('bad-request', {
        detail: 'To delete a project, confirm with its short name.',
        hint: 'Add ?confirm= with the project’s short name.',
      })
    await audit(tx, ctx, { action: 'project.deleted', subject: ctx.projectId, data: { slug: project.slug } })
    const connected = await tx.select().from(channels).where(eq(channels.projectId, ctx.projectId))
    enqueue(tx, endAccessJob, listAccessesToEnd(connected))
    await tx.delete(projects).where(own)
    return findUploadedLogo(project.settings.brand_assets)
  })
  if (logo !== undefined) await releaseLogo(ctx.projectId, logo)
}
