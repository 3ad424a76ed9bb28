import type { ProjectContext } from '@/lib/auth/context'
import { ownLogo } from './brand-assets'
import { getProject } from './get-project'
import { releaseLogo } from './release-logo'
import { setLogo } from './set-logo'

/** Takes a project's logo away, and lets the picture go when it was uploaded here. */
export async function removeLogo(ctx: ProjectContext): Promise<void> {
  const before = ownLogo(await getProject(ctx))
  await setLogo(ctx, { logo_url: null })
  if (before) await releaseLogo(ctx.projectId, before)
}
