import type { Span } from '@/lib/text/span'
import { findLinks } from './find-links'

// Source: docs.x.com "Counting characters" and twitter-text 3.1.0 configuration 3; checked 2026-11-21.
const linkWeight = 23
const lightRanges: readonly (readonly [number, number])[] = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
]

/** Above this length, a text is far over the limit regardless of its addresses. */
const maxWeighedLength = 6_000

// One emoji counts 2, however many code points it has. Built at run time, since browsers from before 2023 do not
// know the property; there, each pictograph is counted, which is never less.
const oneEmoji = '\\p{RGI_Emoji}|[0-9#*]\\u20E3'
const emoji = ((): RegExp => {
  try {
    return new RegExp(oneEmoji, 'vy')
  } catch {
    return /\p{Emoji_Presentation}|[0-9#*]\uFE0F?\u20E3/uy
  }
})()
/** Where an emoji may begin. Trying the list of all emoji at every character takes 300 times as long. */
const emojiStart = /[0-9#*](?=\uFE0F?\u20E3)|[\u00A9\u00AE\u203C-\u3299\u{1F000}-\u{1FAFF}]/gu

/**
 * Returns the weighted length that X counts against 280: after NFC, any address 23, any emoji 2, Latin and similar
 * characters 1, the rest 2. A text far over the limit is weighed character by character, which is close enough and
 * much quicker. Takes any string, including lone surrogates; returns an integer. Serves spec/decisions#7.
 */
export function weightedLength(text: string): number {
  const normal = text.normalize('NFC')
  if (normal.length > maxWeighedLength) return roughWeight(normal)
  const links = mapEndsByStart(findLinks(normal))
  const emojis = mapEndsByStart(findEmoji(normal))
  let weight = 0
  for (let at = 0; at < normal.length; ) {
    const link = links.get(at)
    const sign = emojis.get(at)
    if (link !== undefined) {
      weight += linkWeight
      at = link
    } else if (sign !== undefined) {
      weight += 2
      at = sign
    } else {
      const code = normal.codePointAt(at) ?? 0
      weight += weightOf(code)
      at += code > 0xffff ? 2 : 1
    }
  }
  return weight
}

function findEmoji(text: string): Span[] {
  const found: Span[] = []
  let reached = 0
  for (const { index } of text.matchAll(emojiStart)) {
    if (index < reached) continue
    emoji.lastIndex = index
    if (!emoji.test(text)) continue
    reached = emoji.lastIndex
    found.push({ from: index, until: reached })
  }
  return found
}

const weightOf = (code: number): number =>
  code <= 0x10ff || lightRanges.some(([from, until]) => code >= from && code <= until) ? 1 : 2

function roughWeight(text: string): number {
  let weight = 0
  for (const sign of text) weight += weightOf(sign.codePointAt(0) ?? 0)
  return weight
}

const mapEndsByStart = (spans: Span[]): Map<number, number> => new Map(spans.map((s) => [s.from, s.until]))
