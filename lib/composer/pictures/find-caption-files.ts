import { storedCaptions } from '@/lib/mapping/read-captions'
import { maxCaptions, type VariantMedia } from '@/lib/platforms/schemas'
import type { ComposerItem } from '../schemas'

/**
 * Returns an item's caption files for a video, one per language; an empty object if there are none. Files that name
 * no video belong to the item's first one, and files that name no language are in the item's language. Pure.
 */
export function findCaptionFiles(
  { card, metadata }: Pick<ComposerItem, 'card' | 'metadata'>,
  url: string,
  isFirst: boolean,
): Pick<VariantMedia, 'captions'> {
  const own = storedCaptions
    .parse(metadata.captions)
    .filter(({ video }) => (video === undefined ? isFirst : video === url))
  const byLanguage = new Map<string, string>()
  for (const { url: file, language = card.language.code } of own)
    if (language !== 'und' && !byLanguage.has(language)) byLanguage.set(language, file)
  const captions = [...byLanguage].slice(0, maxCaptions).map(([language, file]) => ({ url: file, language }))
  return captions.length > 0 ? { captions } : {}
}
