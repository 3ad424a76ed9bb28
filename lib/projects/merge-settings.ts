import type { ProjectSettings } from '@/db/schema/projects'
import { withLogos } from '@/lib/media/brand-assets'

/** What a client may send; null removes a key. */
export type SettingsPatch = {
  brand_assets?: (Record<string, unknown> & { logo_url?: string | null }) | null
  [key: string]: unknown
}

/**
 * Merges a client's changes into a project's settings, key by key: null removes a key, and a key that is left out
 * stays, so that a client cannot drop what the service stores there. `brand_assets` is merged the same way. Pure.
 * Serves spec/decisions#10 "settings".
 */
export function mergeSettings(stored: ProjectSettings, patch: SettingsPatch): ProjectSettings {
  const { brand_assets: assets, ...others } = patch
  const merged = mergeKeys(stored, others) as ProjectSettings
  if (assets === undefined) return merged
  if (assets === null) return mergeKeys(merged, { brand_assets: null }) as ProjectSettings
  const { logo_url: logo, ...keys } = assets
  const own = logo === undefined || logo === keys.hub_logo_url ? {} : { uploaded: logo }
  return { ...merged, brand_assets: withLogos(mergeKeys(stored.brand_assets ?? {}, keys), own) }
}

function mergeKeys(stored: Record<string, unknown>, patch: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries({ ...stored, ...patch }).filter(([, value]) => value !== null && value !== undefined),
  )
}
