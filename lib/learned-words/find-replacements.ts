import { functionWords } from '@/lib/claims/words/common-words'
import { baseLanguage } from '@/lib/platforms/language'
import { findHunks, hasWordCharacter, splitWords } from '@/lib/text/diff/find-hunks'

export type WordReplacement = { from: string; to: string }

/** Longer phrases are rewritten sentences and tell nothing about a brand's vocabulary. */
const [maxWordsBefore, maxWordsAfter] = [3, 4]
/** If more than this share of a text changed, it counts as rewritten. */
const maxChanged = 0.5

/**
 * Finds the words that a person replaced with others ("utilise" -> "use"), in lower case. Leaves out whatever is
 * not a matter of style: numbers, names, changes of case or punctuation only, function words such as "the", and
 * corrections that the sources explain because they contain the new words and not the old ones. Takes the texts,
 * their language and the texts they are based on. Pure. Serves spec/planning#4.
 */
export function findReplacements(
  { before, after, language }: { before: string; after: string; language: string },
  sources: readonly string[],
): WordReplacement[] {
  const base = baseLanguage(language)
  const [old, now] = [splitWords(before, base), splitWords(after, base)]
  const hunks = phrases(findHunks(old, now), old)
  const changed = hunks.reduce(
    (sum, { from, until }) => sum + old.slice(from, until).filter(hasWordCharacter).length,
    0,
  )
  if (changed > old.filter(hasWordCharacter).length * maxChanged) return []
  const said = sources.map((text) => lower(text, base)).join('\n')
  const found = new Map<string, WordReplacement>()
  for (const hunk of hunks) {
    const [was, is] = [old.slice(hunk.from, hunk.until), now.slice(hunk.newFrom, hunk.newUntil)]
    if (!isPhrase(was, maxWordsBefore) || !isPhrase(is, maxWordsAfter)) continue
    const [from, to] = [was, is].map((words) => lower(words.join(''), base)) as [string, string]
    if (from === to || was.filter(hasWordCharacter).every((word) => isLittle(lower(word, base)))) continue
    if (base !== 'de' && (hasName(old, hunk.from, hunk.until) || hasName(now, hunk.newFrom, hunk.newUntil)))
      continue
    if (said.includes(to) && !said.includes(from)) continue
    found.set(`${from}\n${to}`, { from, to })
  }
  return [...found.values()]
}

/** Merges changes that are separated only by spaces into one phrase. */
function phrases(hunks: ReturnType<typeof findHunks>, old: readonly string[]) {
  const all: typeof hunks = []
  for (const hunk of hunks) {
    const last = all.at(-1)
    if (last && old.slice(last.until, hunk.from).every((part) => /^[^\S\n]+$/u.test(part)))
      Object.assign(last, { until: hunk.until, newUntil: hunk.newUntil })
    else all.push({ ...hunk })
  }
  return all
}

/** Up to `most` words made of letters, with only spaces, hyphens and apostrophes in between. */
const isPhrase = (words: readonly string[], maxWords: number): boolean => {
  const count = words.filter(hasWordCharacter).length
  return (
    count > 0 &&
    count <= maxWords &&
    /^[\p{L}\p{M}\s'’-]+$/u.test(words.join('')) &&
    words.join('').length <= 80
  )
}

const lower = (text: string, language: string): string =>
  text
    .trim()
    .replace(/\s+/gu, ' ')
    .toLocaleLowerCase(language === 'und' ? 'en' : language)

/** Too common or too short to be a matter of style. In scripts without spaces a single character may be a word. */
const isLittle = (word: string): boolean =>
  functionWords.has(word) || (word.length < 3 && /^\p{Script=Latin}+$/u.test(word))

/** Whether there is a capitalized word that does not begin a sentence. */
function hasName(words: readonly string[], from: number, until: number): boolean {
  for (let at = from; at < until; at++) {
    if (!/^\p{Lu}/u.test(words[at] ?? '')) continue
    const all = words.slice(0, at).join('')
    const before = all.trimEnd()
    const beginsLine = all.slice(before.length).includes('\n')
    if (before !== '' && !beginsLine && !/[.!?…:]["'”’)]{0,4}$/u.test(before)) return true
  }
  return false
}
