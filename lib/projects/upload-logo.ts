import type { ProjectContext } from '@/lib/auth/context'
import { putBlob } from '@/lib/media/blobs'
import { getOwnLogo } from '@/lib/media/brand-assets'
import { cleanPicture } from '@/lib/media/clean-picture'
import { createLogoName } from '@/lib/media/logo-name'
import { releaseLogo } from '@/lib/media/release-logo'
import { getProject } from './get-project'
import { setLogo } from './set-logo'

/**
 * Makes an uploaded image the project's logo (spec/service#2.1). Takes the bytes of a PNG, JPEG or WebP. Returns
 * its address; the logo of a connected brand hub still takes precedence. The former image is deleted if it was
 * uploaded here too.
 */
export async function uploadLogo(
  ctx: ProjectContext<'manage'>,
  bytes: Buffer,
): Promise<{ logo_url: string }> {
  const picture = await cleanPicture(bytes, 512)
  const before = getOwnLogo(await getProject(ctx))
  // Stored first: a crash in between leaves an unused image, never a logo that does not exist.
  const address = await putBlob(createLogoName(ctx.projectId), picture)
  await setLogo(ctx, { logo_url: address })
  if (before) await releaseLogo(ctx.projectId, before)
  return { logo_url: address }
}
