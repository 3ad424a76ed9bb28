import type { ProjectContext } from '@/lib/auth/context'
import { getOwnLogo } from '@/lib/media/brand-assets'
import { releaseLogo } from '@/lib/media/release-logo'
import { getProject } from './get-project'
import { setLogo } from './set-logo'

/** Removes a project's logo, and deletes the image if it was uploaded here. */
export async function removeLogo(ctx: ProjectContext<'manage'>): Promise<void> {
  const before = getOwnLogo(await getProject(ctx))
  await setLogo(ctx, { logo_url: null })
  if (before) await releaseLogo(ctx.projectId, before)
}
