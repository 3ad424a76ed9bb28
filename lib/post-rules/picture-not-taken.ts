import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'

const never = new Map(
  ['SVG', 'AVIF', 'HEIC', 'HEIF', 'TIFF', 'TIF', 'BMP', 'ICO', 'PSD', 'PDF'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
)

/**
 * The kind of picture that an address names by its ending, when the platform does not take it and it cannot be converted on
 * its way ("SVG"); undefined when nothing speaks against it.
 */
export function pictureNotTaken(platform: Platform, url: string): string | undefined {
  const { pictures } = platformRules[platform].media
  if (!pictures) return undefined
  const ending = /\.([a-z]{2,4})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  if (ending === 'gif') return pictures.types.value.includes('image/gif') ? undefined : 'GIF'
  return never.get(ending)
}
