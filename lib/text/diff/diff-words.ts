import { findHunks, hasWordCharacter, splitWords } from './find-hunks'

export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string }

/**
 * Compares two texts word by word: the parts that are the same or removed make up the first text, those that are
 * the same or added the second. Changes on one line with no words between them are joined, so that a rewritten
 * sentence is readable. Takes the language, since Japanese, Chinese and Thai have no spaces. Pure. Serves
 * spec/planning#4.
 */
export function diffWords(before: string, after: string, language: string): DiffPart[] {
  const [old, now] = [splitWords(before, language), splitWords(after, language)]
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], words: string[]): void => {
    if (words.length > 0) parts.push({ kind, text: words.join('') })
  }
  let at = 0
  for (const { from, until, newFrom, newUntil } of pairHunks(findHunks(old, now), old)) {
    add('same', old.slice(at, from))
    add('removed', old.slice(from, until))
    add('added', now.slice(newFrom, newUntil))
    at = until
  }
  add('same', old.slice(at))
  return parts
}

function pairHunks(hunks: ReturnType<typeof findHunks>, old: readonly string[]) {
  const all: typeof hunks = []
  for (const hunk of hunks) {
    const last = all.at(-1)
    const between = last && old.slice(last.until, hunk.from)
    if (last && between && !between.some((part) => hasWordCharacter(part) || part.includes('\n')))
      Object.assign(last, { until: hunk.until, newUntil: hunk.newUntil })
    else all.push({ ...hunk })
  }
  return all
}
