import type { CommentAnswer } from '../schemas'

/** What an anchor holds of the words that a comment is about. */
type Anchor = { from: number; until: number; quote: string; before: string; after: string }

/** How much is kept of what stands around the words, to tell the same words in two places apart. */
export const contextLength = 32

/**
 * Where the words of a comment stand in a text as it is now: at their old place, or moved by an edit elsewhere. Of several places
 * the one whose surroundings are most like the old ones counts, then the nearest. Undefined when the words are gone.
 * Takes and gives UTF-16 offsets. Pure. Serves spec/planning#4 (comments on a selected sentence).
 */
export function findAnchor(text: string, anchor: Anchor): { from: number; until: number } | undefined {
  const { quote } = anchor
  let best: { from: number; alike: number } | undefined
  for (let from = text.indexOf(quote); from >= 0; from = text.indexOf(quote, from + 1)) {
    const alike = likeness(text, from, anchor)
    const nearer = best && Math.abs(from - anchor.from) < Math.abs(best.from - anchor.from)
    if (!best || alike > best.alike || (alike === best.alike && nearer)) best = { from, alike }
  }
  return best && { from: best.from, until: best.from + quote.length }
}

/** How many characters around a place are those that stood around the words. */
function likeness(text: string, from: number, { quote, before, after }: Anchor): number {
  let alike = 0
  while (alike < before.length && text[from - 1 - alike] === before[before.length - 1 - alike]) alike++
  let behind = 0
  const until = from + quote.length
  while (behind < after.length && text[until + behind] === after[behind]) behind++
  return alike + behind
}

/** The anchor of some words of a text, with what stands around them. Pure. */
export function makeAnchor(text: string, at: { from: number; until: number }): Anchor {
  return {
    ...at,
    quote: text.slice(at.from, at.until),
    before: text.slice(Math.max(0, at.from - contextLength), at.from),
    after: text.slice(at.until, at.until + contextLength),
  }
}

/** A member in the text of a comment. */
export const mentionToken = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/g

/** The ids of the members that a comment names, each once, in their order. Pure. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(mentionToken)].map(([, id]) => id as string)),
]

/** A comment's text in parts: words, and people by their names. One who is no member any more is “former member”. Pure. */
export function commentParts({
  text,
  mentions,
}: Pick<CommentAnswer, 'text' | 'mentions'>): { text: string; person: boolean }[] {
  const names = new Map(mentions.map(({ id, name }) => [id, name]))
  const parts: { text: string; person: boolean }[] = []
  let at = 0
  for (const found of text.matchAll(mentionToken)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), person: false })
    parts.push({ text: `@${names.get(found[1] ?? '') ?? 'former member'}`, person: true })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at), person: false })
  return parts
}
