import type { Span } from '@/lib/text/span'
import { englishForms, genderForms, germanForms } from './inflections'
import { bothSpellings, spelledOut } from './spellings'

export type AvoidedWord = Span & { word: string; instead: string | null }
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
  const { byHead, anywhere } = indexOf(words, language)
  const found: (AvoidedWord & { order: number })[] = []
  const reached = new Map<WordPattern, number>()
  const add = (one: WordPattern, from: number, length: number): void => {
    const said = text.slice(from, from + length)
    // A form that is bent needs a bent replacement, which only a person can write.
    const instead = one.instead !== null && one.exact.test(said) ? sameCase(one.instead, said) : null
    found.push({ from, until: from + length, word: one.word, instead, order: one.order })
  }
  if (byHead.size > 0)
    for (const { 0: run, index } of text.matchAll(runs)) {
      for (const one of byHead.get(folded(run)) ?? []) {
        if (index < (reached.get(one) ?? 0)) continue
        one.pattern.lastIndex = index
        const match = one.pattern.exec(text)
        if (!match) continue
        add(one, index, match[0].length)
        reached.set(one, index + match[0].length)
      }
    }
  for (const one of anywhere)
    for (const match of text.matchAll(one.pattern)) add(one, match.index, match[0].length)
  found.sort((a, b) => a.from - b.from || b.until - a.until || a.order - b.order)
  return withoutInner(found).map(({ order: _, ...one }) => one)
}

type WordPattern = { word: string; instead: string | null; pattern: RegExp; exact: RegExp; order: number }
type WordIndex = {
  /** What begins with a word, by each run of word characters that it can begin with; tried there and nowhere else. */
  byHead: Map<string, WordPattern[]>
  /** What begins with another sign. */
  anywhere: WordPattern[]
}

const runs = /[\p{L}\p{M}\p{N}_]+/gu

// At least as coarse as what a pattern takes for the same letter when case does not count.
const folded = (run: string): string => run.toLowerCase().toUpperCase()

// A list is looked for in every sentence of a text and at every keystroke; its patterns are made once a language. Lists that
// say the same, such as one read anew for each request, share them.
const known = new WeakMap<readonly string[], Map<CheckLanguage, { length: number; index: WordIndex }>>()
const shared = new Map<string, WordIndex>()
const mostShared = 16

function indexOf(words: readonly string[], language: CheckLanguage): WordIndex {
  const before = known.get(words) ?? new Map()
  known.set(words, before)
  const kept = before.get(language)
  if (kept?.length === words.length) return kept.index
  const said = JSON.stringify([language ?? null, words])
  const index = shared.get(said) ?? makeIndex(words, language)
  // The one used longest ago goes first.
  shared.delete(said)
  shared.set(said, index)
  if (shared.size > mostShared) shared.delete(shared.keys().next().value ?? '')
  before.set(language, { length: words.length, index })
  return index
}

function makeIndex(words: readonly string[], language: CheckLanguage): WordIndex {
  const index: WordIndex = { byHead: new Map(), anywhere: [] }
  for (const [order, typed] of words.entries()) {
    const made = patternOf(typed, language, order)
    if (!made) continue
    const { heads, ...one } = made
    if (heads.includes('')) index.anywhere.push({ ...one, pattern: new RegExp(one.pattern.source, 'giu') })
    else
      for (const head of new Set(heads.map(folded)))
        index.byHead.set(head, [...(index.byHead.get(head) ?? []), one])
  }
  return index
}

type MadePattern = WordPattern & {
  /** The runs of word characters with which its forms begin; "" where one begins with another sign. */
  heads: string[]
}

function patternOf(typed: string, language: CheckLanguage, order: number): MadePattern | undefined {
  const [before = '', after] = typed.split(/→|->|=>/u, 2)
  const word = before.trim()
  if (word === '') return undefined
  const { bare, before: opens, after: goesOn } = withoutStars(word.normalize('NFC'))
  const parts = bare.split(/[\s\u2010\u2011-]+/u).filter((part) => part !== '')
  if (parts.length === 0) return undefined
  const joins = bare.includes('--') ? literal(bare.toLowerCase()) : undefined
  const forms = parts.map((part) => written(formsOf(part, language)))
  const closed = closedForms(parts, forms.at(-1) ?? [])
  const apart = forms.map((some) => anyOf(some)).join('[\\s\\u2010\\u2011-]+')
  const one = joins ?? (closed.length > 0 ? `(?:${apart}|${anyOf(closed)})` : apart)
  const body = `${opens ? inside : ''}${one}${goesOn ? inside : ''}`
  const plain = bare
    .split(/\s+/u)
    .map((part) => anyOf([part.toLowerCase()]))
    .join('\\s+')
  const heads = [...(forms[0] ?? []), ...closed].map((form) => /^[\p{L}\p{M}\p{N}_]+/u.exec(form)?.[0] ?? '')
  return {
    word,
    instead: after?.trim() || null,
    pattern: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${body})(?![\\p{L}\\p{M}\\p{N}_])`, 'iuy'),
    exact: new RegExp(`^${plain}$`, 'iu'),
    order,
    heads: opens || goesOn || joins ? [''] : heads,
  }
}

function formsOf(part: string, language: CheckLanguage): string[] {
  // "AI", "C++", "24/7": what is no plain word has no forms.
  if (!/^\p{L}{3,}$/u.test(part) || (part.length < 5 && part === part.toUpperCase()))
    return spelledOut([part.toLowerCase()])
  const english = bothSpellings(part.toLowerCase()).flatMap(englishForms)
  const german = language === 'de' ? [...germanForms(part), ...genderForms(part)] : []
  return spelledOut([...new Set([...english, ...german])])
}

/** "*" before or behind a word: it counts within compounds too ("Kunde*" finds "Kundenkarte"). */
function withoutStars(word: string): { bare: string; before: boolean; after: boolean } {
  const [before, after] = [/^\*\p{L}/u.test(word), /\p{L}\*$/u.test(word)]
  return { bare: word.slice(before ? 1 : 0, after ? -1 : undefined), before, after }
}
const inside = '[\\p{L}\\p{M}\\p{N}_\\u2010\\u2011-]{0,60}'

/** A phrase written as one word; short words would make others ("a part", "apart"). */
function closedForms(parts: readonly string[], last: readonly string[]): string[] {
  const start = parts.slice(0, -1).join('').toLowerCase()
  const isPlain = parts.every((part) => /^\p{L}{3,}$/u.test(part)) && parts.join('').length >= 7
  return parts.length > 1 && isPlain ? written(last.map((form) => start + form)) : []
}

/** Longest first, so that the whole form is matched; composed and decomposed letters alike. */
function anyOf(forms: string[]): string {
  const sources = written(forms)
    .sort((a, b) => b.length - a.length)
    .map(literal)
  return sources.length === 1 ? (sources[0] ?? '') : `(?:${sources.join('|')})`
}

const written = (forms: string[]): string[] => [
  ...new Set(forms.flatMap((form) => [form.normalize('NFC'), form.normalize('NFD')])),
]

// A hyphen stays as it is: escaped outside a class it is an error in a Unicode pattern.
const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const withoutInner = <T extends AvoidedWord>(found: T[]): T[] => {
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
