import type { ProjectSettings } from '@/db/schema/projects'

type BrandAssets = NonNullable<ProjectSettings['brand_assets']>
type Logos = { hub?: string | null; uploaded?: string | null }

/**
 * Returns a project's brand assets with another logo from the hub or another one of its own. Null removes a logo;
 * what is left out stays. Both are stored, and `logo_url` is the one to show: the hub's, otherwise the brand's own.
 * Serves spec/decisions#logo.
 */
export function withLogos(assets: BrandAssets = {}, change: Logos = {}): BrandAssets {
  const { logo_url: _, hub_logo_url: _hub, uploaded_logo_url: _uploaded, ...others } = assets
  const hub = change.hub === undefined ? assets.hub_logo_url : change.hub
  const uploaded = change.uploaded === undefined ? findUploadedLogo(assets) : change.uploaded
  const shown = hub ?? uploaded
  return {
    ...others,
    ...(hub ? { hub_logo_url: hub } : {}),
    ...(uploaded ? { uploaded_logo_url: uploaded } : {}),
    ...(shown ? { logo_url: shown } : {}),
  }
}

/** The brand's own logo, whether or not it is the one that is shown. */
export function findUploadedLogo(assets: BrandAssets = {}): string | undefined {
  if (assets.uploaded_logo_url !== undefined) return assets.uploaded_logo_url
  return assets.logo_url === assets.hub_logo_url ? undefined : assets.logo_url
}

/** Like `findUploadedLogo`, for a project in its API representation. */
export const getOwnLogo = ({ settings }: { settings: Record<string, unknown> }): string | undefined =>
  findUploadedLogo((settings as ProjectSettings).brand_assets)
