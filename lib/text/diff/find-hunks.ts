import { diffArrays } from 'diff'

/** A range of words in the old text, and the range that replaces it in the new one. */
export type Hunk = { from: number; until: number; newFrom: number; newUntil: number }

/**
 * No one changes more words than this by hand. Beyond it, the whole text counts as rewritten, so that no text takes
 * long.
 */
const maxChanges = 1_000

const segmenters = new Map<string, Intl.Segmenter>()

/**
 * Splits a text into its words and what is between them; joined, they are the text again. Works without spaces too.
 * Pure.
 */
export function splitWords(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? segmenterOf(language)
  segmenters.set(language, segmenter)
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Languages that the engine does not know are split by the rules for English. */
function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'word' })
  } catch {
    return new Intl.Segmenter('en', { granularity: 'word' })
  }
}

/** Whether a part of a text says anything: it has a letter, a digit or a pictograph. */
export const hasWordCharacter = (part: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part)

/** Returns where two lists of words differ, in order; empty if they are equal. Pure. */
export function findHunks(before: readonly string[], after: readonly string[]): Hunk[] {
  const changes = diffArrays([...before], [...after], { maxEditLength: maxChanges })
  if (!changes) return [{ from: 0, until: before.length, newFrom: 0, newUntil: after.length }]
  const hunks: Hunk[] = []
  let [at, newAt] = [0, 0]
  for (const { added, removed, count } of changes) {
    const last = hunks.at(-1)
    const open = last && last.until === at && last.newUntil === newAt ? last : undefined
    if (!added && !removed) [at, newAt] = [at + count, newAt + count]
    else {
      const hunk = open ?? { from: at, until: at, newFrom: newAt, newUntil: newAt }
      if (!open) hunks.push(hunk)
      if (removed) hunk.until = at += count
      else hunk.newUntil = newAt += count
    }
  }
  return hunks
}
