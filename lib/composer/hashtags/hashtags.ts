import { capitalize } from '../material/phrases'

/** A longer hashtag is a sentence, and no one reads it. */
const maxLength = 30
const maxWords = 3

/**
 * Builds hashtags from an item's own tags and names, in their order: CamelCase, umlauts kept, no duplicates.
 * Anything that doesn't make a readable hashtag (no letter, too long) is skipped; nothing is invented. `limit` is
 * the maximum number.
 */
export function buildHashtags(sources: readonly string[], limit: number): string[] {
  const tags = new Map<string, string>()
  for (const source of sources) {
    // Keep a source's own hashtag as the source writes it.
    const tag = source.startsWith('#') ? source.slice(1) : camelCase(source)
    // Skip long phrases, and scores such as "3:2 nach 0:2".
    if (source.trim().split(/\s+/u).length > maxWords || /\d\s?[:/]\s?\d/u.test(source)) continue
    if (!/\p{L}/u.test(tag) || tag.length < 2 || tag.length > maxLength) continue
    if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].slice(0, limit)
}

const camelCase = (source: string): string =>
  (
    source
      .normalize('NFC')
      .replace(/['’]/gu, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .map(capitalize)
    .join('')

/** Builds tags for YouTube: the words as they are, within its total of 500 characters (commas and quotes count). */
export function buildVideoTags(sources: readonly string[], limit: number): string[] {
  const tags = new Map<string, string>()
  for (const source of sources) {
    const tag = source
      .normalize('NFC')
      .replace(/[<>,"#]/g, ' ')
      .replace(/\s+/gu, ' ')
      .trim()
    if (/\p{L}/u.test(tag) && tag.length <= maxLength) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].slice(0, limit)
}
