import type { CommentAnswer } from '../schemas'

/** What an anchor stores about the passage that a comment is about. */
type Anchor = { from: number; until: number; quote: string; before: string; after: string }

/** How many characters of context are kept around the passage, to tell identical passages apart. */
export const contextLength = 32

/**
 * Finds the passage of a comment in the current text: at its old position, or moved by an edit elsewhere. Of
 * several occurrences, takes the one whose context is most similar, then the nearest. Returns undefined if the
 * passage is gone. Takes and returns UTF-16 offsets. Pure. Serves spec/planning#4 (comments on a selected
 * sentence).
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

/** Returns how many characters around a position match the original context. */
function likeness(text: string, from: number, { quote, before, after }: Anchor): number {
  let alike = 0
  while (alike < before.length && text[from - 1 - alike] === before[before.length - 1 - alike]) alike++
  let behind = 0
  const until = from + quote.length
  while (behind < after.length && text[until + behind] === after[behind]) behind++
  return alike + behind
}

/** Builds the anchor of a passage of a text, with its context. Pure. */
export function makeAnchor(text: string, at: { from: number; until: number }): Anchor {
  return {
    ...at,
    quote: text.slice(at.from, at.until),
    before: text.slice(Math.max(0, at.from - contextLength), at.from),
    after: text.slice(at.until, at.until + contextLength),
  }
}

/** Mention of a member in a comment's text. */
export const mentionPattern = /@\[([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\]/g

/** Returns the ids of the members that a comment mentions, without duplicates, in order. Pure. */
export const findMentionedMembers = (text: string): string[] => [
  ...new Set([...text.matchAll(mentionPattern)].map(([, id]) => id as string)),
]

/**
 * Splits a comment's text into plain text and people's names. Someone who is no longer a member is “former member”.
 * Pure.
 */
export function commentParts({
  text,
  mentions,
}: Pick<CommentAnswer, 'text' | 'mentions'>): { text: string; person: boolean }[] {
  const names = new Map(mentions.map(({ id, name }) => [id, name]))
  const parts: { text: string; person: boolean }[] = []
  let at = 0
  for (const found of text.matchAll(mentionPattern)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), person: false })
    parts.push({ text: `@${names.get(found[1] ?? '') ?? 'former member'}`, person: true })
    at = found.index + found[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at), person: false })
  return parts
}
