import type { LengthUnit, NetworkRules, ServerLimits } from '@/lib/networks/rules'
import { graphemeLength } from '@/lib/text/grapheme-length'
import { shortLinkLength } from '@/lib/text/short-link-length'
import { weightedLength } from '@/lib/text/weighted-length'
import { platformRules } from './registry'
import { renderPost } from './render-post'
import type { Platform, VariantContent } from './schemas'

/** A live counter: `left` is negative when the text is too long. */
export type Measure = { used: number; limit: number; unit: LengthUnit; left: number }

const encoder = new TextEncoder()

/** The length of a text as a platform counts it; takes any string. */
export function measureLength(text: string, unit: LengthUnit): number {
  if (unit === 'bytes') return encoder.encode(text).length
  if (unit === 'graphemes') return graphemeLength(text)
  if (unit === 'short-links') return shortLinkLength(text)
  return unit === 'weighted' ? weightedLength(text) : text.length
}

/**
 * The counters beside the editor's fields: of the text as it will be posted (with link and hashtags), of the title where
 * the platform has one, and of the tags where the platform limits them together. `limits` are those of the channel's server. Browser-safe and quick enough for
 * every keystroke.
 */
export function measureVariant(
  content: VariantContent,
  limits: ServerLimits = {},
): {
  text: Measure
  title: Measure | null
  tags: Measure | null
} {
  const rules = platformRules[content.platform]
  const post = renderPost(content)
  const tagLimit = rules.hashtags.totalCharacters?.value
  return {
    text: measure(
      measureLength(post.text, rules.text.unit),
      limits.text ?? limitOf(rules.text, content),
      rules.text.unit,
    ),
    title: rules.title
      ? measure(measureLength(post.title ?? '', rules.title.unit), rules.title.limit.value, rules.title.unit)
      : null,
    tags: tagLimit === undefined ? null : measure(measureTags(content.hashtags), tagLimit, 'characters'),
  }
}

/** The counter of one reply: a post of a thread, where a channel's server may allow more, or a comment. Null where a network takes none. */
export function measureReply(reply: string, platform: Platform, limits: ServerLimits = {}): Measure | null {
  const { replies, text } = platformRules[platform]
  if (!replies) return null
  const limit = (replies.name === 'thread' ? limits.text : undefined) ?? replies.limit.value
  return measure(measureLength(reply, text.unit), limit, text.unit)
}

const limitOf = ({ limit, limitWithMedia }: NetworkRules['text'], { media }: VariantContent): number =>
  media.length > 0 && limitWithMedia ? limitWithMedia.value : limit.value

/** The length of a tag list where a tag with a space is counted with quotation marks and the commas count too. */
const measureTags = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (/\s/u.test(tag) ? 2 : 0), 0) + Math.max(0, tags.length - 1)

const measure = (used: number, limit: number, unit: LengthUnit): Measure => ({
  used,
  limit,
  unit,
  left: limit - used,
})

/**
 * The longest beginning of a text that `fits`, as a UTF-16 offset that never parts a surrogate pair. `fits` must not become
 * true again for a longer text; X's counting nearly keeps to that (an address may weigh less than its beginning).
 */
export function fittingLength(text: string, fits: (beginning: string) => boolean): number {
  if (fits(text)) return text.length
  let low = 0
  let high = Math.min(512, text.length)
  // What is far too long is not measured again and again.
  while (high < text.length && fits(text.slice(0, high))) {
    low = high
    high = Math.min(2 * high, text.length)
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (fits(text.slice(0, middle))) low = middle
    else high = middle
  }
  const code = text.charCodeAt(low - 1)
  return code >= 0xd800 && code <= 0xdbff ? low - 1 : low
}
