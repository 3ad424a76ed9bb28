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

/** Length of a text as a platform counts it. Accepts any string. */
export function measureLength(text: string, unit: LengthUnit): number {
  if (unit === 'bytes') return encoder.encode(text).length
  if (unit === 'graphemes') return graphemeLength(text)
  if (unit === 'short-links') return shortLinkLength(text)
  return unit === 'weighted' ? weightedLength(text) : text.length
}

/**
 * Computes the counters next to the editor's fields: for the text as it will be posted (with link and hashtags),
 * for the title if the platform has one, and for the tags if the platform limits their total length. `limits` are
 * those of the channel's server. Browser-safe and fast enough for every keystroke.
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

/**
 * Computes the counter of one reply: a post of a thread, for which the channel's server may allow more, or a
 * comment. Null if the network takes no replies.
 */
export function measureReply(reply: string, platform: Platform, limits: ServerLimits = {}): Measure | null {
  const { replies, text } = platformRules[platform]
  if (!replies) return null
  const limit = (replies.name === 'thread' ? limits.text : undefined) ?? replies.limit.value
  return measure(measureLength(reply, text.unit), limit, text.unit)
}

const limitOf = ({ limit, limitWithMedia }: NetworkRules['text'], { media }: VariantContent): number =>
  media.length > 0 && limitWithMedia ? limitWithMedia.value : limit.value

/** Length of a tag list in which tags with spaces count with quotation marks, and the separating commas count too. */
const measureTags = (tags: readonly string[]): number =>
  tags.reduce((sum, tag) => sum + tag.length + (/\s/u.test(tag) ? 2 : 0), 0) + Math.max(0, tags.length - 1)

const measure = (used: number, limit: number, unit: LengthUnit): Measure => ({
  used,
  limit,
  unit,
  left: limit - used,
})

/**
 * Returns the length of the longest prefix of a text that `fits`, in UTF-16 units, never splitting a surrogate
 * pair. If a prefix does not fit, no longer one may; X's counting nearly meets that (a URL may count less than a
 * prefix of it).
 */
export function fittingLength(text: string, fits: (beginning: string) => boolean): number {
  if (fits(text)) return text.length
  let low = 0
  let high = Math.min(512, text.length)
  // Avoids measuring texts that are far too long over and over.
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
