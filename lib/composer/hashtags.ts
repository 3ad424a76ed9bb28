import { capitalised } from './phrases'

/** Above this a hashtag is a sentence and nobody reads it. */
const maxLength = 30
const maxWords = 3

/**
 * Hashtags made of an item's own tags and names, in their order: CamelCase, umlauts kept, each once. What does not make a readable
 * hashtag (no letter, too long) is passed over; nothing is invented. `limit` is how many at most.
 */
export function hashtagsFrom(sources: readonly string[], limit: number): string[] {
  const tags = new Map<string, string>()
  for (const source of sources) {
    // A source's own hashtag is written as the source writes it.
    const tag = source.startsWith('#') ? source.slice(1) : camelCase(source)
    // "3:2 nach 0:2"
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
    .map(capitalised)
    .join('')

/** Tags as YouTube takes them: the words as they are, within its 500 characters in all (commas and quotes count). */
export function videoTagsFrom(sources: readonly string[], limit: number): string[] {
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
