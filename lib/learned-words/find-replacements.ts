import { functionWords } from '@/lib/claims/common-words'
import { baseLanguage } from '@/lib/platforms/language'
import { hunksBetween, isWord, wordsOf } from '@/lib/text/diff/word-hunks'

export type Replacement = { from: string; to: string }

/** Longer phrases are rewritten sentences, and say nothing of a brand's words. */
const [mostFrom, mostTo] = [3, 4]
/** Of a text of which more than this share changed, it was written anew. */
const maxChanged = 0.5

/**
 * Which words a person put in place of others: "utilise" -> "use", in lower case. Left out is what is no matter of style: numbers,
 * names, a change of case or signs alone, little words such as "the", and what the sources explain, since they have the new
 * words and not the old ones. Takes the texts, their language and the texts they are based on. Pure. Serves spec/planning#4.
 */
export function findReplacements(
  { before, after, language }: { before: string; after: string; language: string },
  sources: readonly string[],
): Replacement[] {
  const base = baseLanguage(language)
  const [old, now] = [wordsOf(before, base), wordsOf(after, base)]
  const hunks = phrases(hunksBetween(old, now), old)
  const changed = hunks.reduce(
    (sum, { from, until }) => sum + old.slice(from, until).filter(isWord).length,
    0,
  )
  if (changed > old.filter(isWord).length * maxChanged) return []
  const said = sources.map((text) => lower(text, base)).join('\n')
  const found = new Map<string, Replacement>()
  for (const hunk of hunks) {
    const [was, is] = [old.slice(hunk.from, hunk.until), now.slice(hunk.newFrom, hunk.newUntil)]
    if (!isPhrase(was, mostFrom) || !isPhrase(is, mostTo)) continue
    const [from, to] = [was, is].map((words) => lower(words.join(''), base)) as [string, string]
    if (from === to || was.filter(isWord).every((word) => isLittle(lower(word, base)))) continue
    if (base !== 'de' && (hasName(old, hunk.from, hunk.until) || hasName(now, hunk.newFrom, hunk.newUntil)))
      continue
    if (said.includes(to) && !said.includes(from)) continue
    found.set(`${from}\n${to}`, { from, to })
  }
  return [...found.values()]
}

/** Changes with nothing but a space between them are of one phrase. */
function phrases(hunks: ReturnType<typeof hunksBetween>, old: readonly string[]) {
  const all: typeof hunks = []
  for (const hunk of hunks) {
    const last = all.at(-1)
    if (last && old.slice(last.until, hunk.from).every((part) => /^[^\S\n]+$/u.test(part)))
      Object.assign(last, { until: hunk.until, newUntil: hunk.newUntil })
    else all.push({ ...hunk })
  }
  return all
}

/** One to some words of letters, with nothing between them but spaces, hyphens and apostrophes. */
const isPhrase = (words: readonly string[], most: number): boolean => {
  const count = words.filter(isWord).length
  return (
    count > 0 && count <= most && /^[\p{L}\p{M}\s'’-]+$/u.test(words.join('')) && words.join('').length <= 80
  )
}

const lower = (text: string, language: string): string =>
  text
    .trim()
    .replace(/\s+/gu, ' ')
    .toLocaleLowerCase(language === 'und' ? 'en' : language)

/** Too common or too short to be a matter of style; in scripts without spaces one sign may be a word. */
const isLittle = (word: string): boolean =>
  functionWords.has(word) || (word.length < 3 && /^\p{Script=Latin}+$/u.test(word))

/** A capital that no sentence begins with. */
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
