import { englishForms, germanForms } from './inflections'

export type AvoidedWord = { from: number; until: number; word: string; instead: string | null }
export type CheckLanguage = 'en' | 'de' | undefined

/**
 * Finds the words and phrases a brand avoids, in any of their forms, in any case, with any white space between the words of a
 * phrase; never inside another word. Takes a text, the list as people typed it ("synergy", or "synergy → teamwork" to say what
 * to write instead; blank entries are passed over) and the text's language: German endings are looked for in German text
 * only, English ones in both. Gives spans in order, the longest where two begin at the same place.
 */
export function findAvoidedWords(
  text: string,
  words: readonly string[],
  language?: CheckLanguage,
): AvoidedWord[] {
  const found: AvoidedWord[] = []
  for (const { word, instead, pattern, exact } of patternsOf(words, language)) {
    for (const match of text.matchAll(pattern)) {
      found.push({
        from: match.index,
        until: match.index + match[0].length,
        word,
        // A form that is bent needs a bent replacement, which only a person can write.
        instead: instead !== null && exact.test(match[0]) ? sameCase(instead, match[0]) : null,
      })
    }
  }
  return withoutInner(found.sort((a, b) => a.from - b.from || b.until - a.until))
}

type WordPattern = { word: string; instead: string | null; pattern: RegExp; exact: RegExp }

// A list is looked for in every sentence of a text and at every keystroke; its patterns are made once a language.
const known = new WeakMap<
  readonly string[],
  Map<CheckLanguage, { length: number; patterns: WordPattern[] }>
>()

function patternsOf(words: readonly string[], language: CheckLanguage): WordPattern[] {
  const before = known.get(words) ?? new Map()
  known.set(words, before)
  const made = before.get(language)
  if (made?.length === words.length) return made.patterns
  const patterns = words.flatMap((typed) => patternOf(typed, language) ?? [])
  before.set(language, { length: words.length, patterns })
  return patterns
}

function patternOf(typed: string, language: CheckLanguage): WordPattern | undefined {
  const [before = '', after] = typed.split(/\s*(?:→|->|=>)\s*/u, 2)
  const word = before.trim()
  if (word === '') return undefined
  const parts = word.normalize('NFC').split(/\s+/u)
  const body = parts.map((part) => anyOf(formsOf(part, language))).join('\\s+')
  const plain = parts.map((part) => anyOf([part.toLowerCase()])).join('\\s+')
  return {
    word,
    instead: after?.trim() || null,
    pattern: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${body})(?![\\p{L}\\p{M}\\p{N}_])`, 'giu'),
    exact: new RegExp(`^${plain}$`, 'iu'),
  }
}

function formsOf(part: string, language: CheckLanguage): string[] {
  // "AI", "C++", "24/7": what is no plain word has no forms.
  if (!/^\p{L}{3,}$/u.test(part) || (part.length < 5 && part === part.toUpperCase()))
    return [part.toLowerCase()]
  const english = englishForms(part.toLowerCase())
  return language === 'de' ? [...new Set([...english, ...germanForms(part)])] : english
}

/** Longest first, so that the whole form is matched; composed and decomposed letters alike. */
function anyOf(forms: string[]): string {
  const written = new Set(forms.flatMap((form) => [form.normalize('NFC'), form.normalize('NFD')]))
  const sources = [...written].sort((a, b) => b.length - a.length).map(literal)
  return sources.length === 1 ? (sources[0] ?? '') : `(?:${sources.join('|')})`
}

// A hyphen stays as it is: escaped outside a class it is an error in a Unicode pattern.
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const withoutInner = (found: AvoidedWord[]): AvoidedWord[] => {
  let reached = 0
  return found.filter(({ from, until }) => {
    const inner = until <= reached
    reached = Math.max(reached, from < reached && inner ? reached : until)
    return !inner
  })
}

function sameCase(instead: string, original: string): string {
  const first = original.charAt(0)
  return first !== first.toLowerCase() ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead
}
