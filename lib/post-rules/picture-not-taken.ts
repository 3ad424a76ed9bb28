import { platformRules } from '@/lib/platforms/registry'
import type { Platform } from '@/lib/platforms/schemas'

const never = new Map(
  ['SVG', 'AVIF', 'HEIC', 'HEIF', 'TIFF', 'TIF', 'BMP', 'ICO', 'PSD', 'PDF'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
)

/**
 * Returns the image type ("SVG"), judged by the file extension in the URL, if the platform does not accept it and
 * we cannot convert it; otherwise undefined.
 */
export function pictureNotTaken(platform: Platform, url: string): string | undefined {
  const { pictures } = platformRules[platform].media
  if (!pictures) return undefined
  const ending = /\.([a-z]{2,4})(?:[?#]|$)/i.exec(url)?.[1]?.toLowerCase() ?? ''
  if (ending === 'gif') return pictures.types.value.includes('image/gif') ? undefined : 'GIF'
  return never.get(ending)
}
