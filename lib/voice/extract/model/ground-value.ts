import type { Span } from '@/lib/text/span'
import { cleanText } from '../clean-text'
import { findColorTokens } from '../find-color-tokens'
import type { WordOverlap } from './create-word-overlap'
import type { Ground, GroundedValue } from './ground'

/** The words of the evidence, and those of its surroundings. */
export type EvidenceOverlap = { said: WordOverlap; around: WordOverlap }

/** Minimum share of a text's words that must occur in the brief. */
const minWordShare = 0.6

/** Grounds a text: most of its words must occur in the brief; it is firmer the closer they are to the evidence. */
export function groundText(ground: Ground, here: EvidenceOverlap, raw: string): GroundedValue | undefined {
  const value = raw.split('\n').map(cleanText).filter(Boolean).join('\n')
  if (ground.traces(value) < minWordShare) return undefined
  return { value, firmness: measureFirmness(here, [value], 0.8) }
}

/** Grounds a list of adjectives or kinds of content: drops each item that does not occur in the brief in any form. */
export function groundList(
  ground: Ground,
  here: EvidenceOverlap,
  items: readonly string[],
): GroundedValue | undefined {
  return groundEntries(
    here,
    items,
    items.filter((item) => ground.traces(item) === 1),
  )
}

/** Grounds words to avoid: they must occur in the brief as they are, on both sides of an arrow. */
export function groundWords(
  ground: Ground,
  here: EvidenceOverlap,
  items: readonly string[],
): GroundedValue | undefined {
  const plain = items.map((item) => normalizeArrow(item))
  return groundEntries(
    here,
    plain,
    plain.filter((item) => item.split(' → ').every((side) => isInBrief(ground, side))),
  )
}

/** "synergy -> teamwork" with a uniform arrow. */
function normalizeArrow(item: string): string {
  const at = /→|->|=>|⇒/.exec(item)
  return at
    ? `${item.slice(0, at.index).trimEnd()} → ${item.slice(at.index + at[0].length).trimStart()}`
    : item
}

const isInBrief = ({ find, text }: Ground, words: string): boolean =>
  find(words) !== undefined || (words.length > 0 && words.length < 3 && text.includes(words))

/** Grounds image styles by kind of content: the brief must name the kind, and the style must come from the brief. */
export function groundStyles(
  ground: Ground,
  here: EvidenceOverlap,
  given: readonly { content_type: string; style: string }[],
): GroundedValue | undefined {
  const cleaned = given.map(({ content_type, style }) => [cleanText(content_type), cleanText(style)] as const)
  const kept = cleaned.filter(
    ([kind, style]) => ground.traces(kind) === 1 && ground.traces(style) >= minWordShare,
  )
  const standing = groundEntries(
    here,
    cleaned,
    kept,
    kept.map((pair) => pair.join(' ')),
  )
  return standing && { ...standing, value: Object.fromEntries(kept) }
}

/**
 * Grounds a color: its code must be in the evidence or on the same line. If there is only a color name, uses the
 * code that this name always has here, as a guess.
 */
export function groundColor(text: string, place: Span, raw: string): GroundedValue | undefined {
  const value = findColorTokens(raw, { from: 0, until: Math.min(raw.length, 100) })[0]?.hex
  if (!value) return undefined
  const line = findLine(text, place)
  const tokens = findColorTokens(text, line)
  if (tokens.some(({ hex, by }) => by === 'code' && hex === value)) {
    const inside = findColorTokens(text, place).some(({ hex }) => hex === value)
    return { value, firmness: 3, evidence: inside ? place : line }
  }
  const [only, ...more] = findColorTokens(text, place)
  if (only?.by !== 'name' || more.length > 0) return undefined
  return { value: only.hex, firmness: 1 }
}

function groundEntries<T>(
  here: EvidenceOverlap,
  given: readonly T[],
  kept: readonly T[],
  said = kept.map(String),
): GroundedValue | undefined {
  if (kept.length === 0) return undefined
  const firm = measureFirmness(here, said, 1)
  // A model that invents one entry may be wrong about the others too.
  return { value: [...new Set(kept)], firmness: kept.length < given.length && firm === 3 ? 2 : firm }
}

function measureFirmness(
  { said, around }: EvidenceOverlap,
  values: readonly string[],
  enough: number,
): 1 | 2 | 3 {
  if (values.every((value) => said(value) >= enough)) return 3
  return values.every((value) => around(value) >= enough) ? 2 : 1
}

function findLine(text: string, { from, until }: Span): Span {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', until)
  return { from: Math.max(start, from - 300), until: Math.min(end < 0 ? text.length : end, until + 300) }
}
