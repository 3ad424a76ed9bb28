import { diffArrays } from 'diff'

/** A part of a text before, and what stands there afterwards: places in its words. */
export type Hunk = { from: number; until: number; newFrom: number; newUntil: number }

/** More words than this are never changed by hand: then the whole text counts as rewritten, so that no text takes long. */
const maxChanges = 1_000

const segmenters = new Map<string, Intl.Segmenter>()

/** A text as its words and what stands between them, which together are the text. Works without spaces too. Pure. */
export function wordsOf(text: string, language: string): string[] {
  const segmenter = segmenters.get(language) ?? segmenterOf(language)
  segmenters.set(language, segmenter)
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** Languages that nobody knows are cut by the rules that all share. */
function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language === 'und' ? 'en' : language, { granularity: 'word' })
  } catch {
    return new Intl.Segmenter('en', { granularity: 'word' })
  }
}

/** Whether a part of a text says anything: a letter, a number or a picture. */
export const isWord = (part: string): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(part)

/** Where two lists of words differ, in order; nothing where they are the same. Pure. */
export function hunksBetween(before: readonly string[], after: readonly string[]): Hunk[] {
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
