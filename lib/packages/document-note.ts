import { networks } from '@/lib/networks/registry'
import type { Platform } from '@/lib/platforms/schemas'
import { isDocument } from '@/lib/post-rules/validate-document'

/**
 * Tells people that the content links a PDF, which no post includes automatically, and how to add it; undefined if
 * no channel's network takes documents. Stored in the package's warnings. Pure.
 */
export function documentNote(
  media: readonly (string | null)[],
  platforms: readonly Platform[],
): string | undefined {
  const takers = [...new Set(platforms)].filter((platform) => networks[platform].rules.media.documents)
  if (takers.length === 0 || !media.some((url) => url !== null && isDocument(url))) return undefined
  const labels = takers.map((platform) => networks[platform].label).join(' and ')
  return `The content has a PDF. To post it on ${labels}, upload it to the media library and choose it for that version.`
}
