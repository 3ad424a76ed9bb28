import type { Span } from '@/lib/text/span'
import { englishForms, genderForms, germanForms } from './inflections'
import { parseAvoidedEntry } from './parse-avoided-entry'
import { addGermanSpellings, listEnglishSpellings } from './spellings'

export type AvoidedWord = Span & { word: string; instead: string | null }
export type CheckLanguage = 'en' | 'de' | undefined

/** Invisible characters: soft hyphens and zero-width spaces and joiners. */
const unseen = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g

/**
 * Finds the words and phrases that a brand avoids, in all their inflected forms, in upper or lower case, written as
 * one word, with hyphens or with any whitespace between the words, whichever way the list has them; never inside
 * another word. Takes a text, the
 * list as people typed it ("synergy", "Kunde*" for longer words too, or "synergy → teamwork" to give a replacement;
 * blank entries are skipped) and the text's language: matches German endings in German text, those of nouns also if
 * the language is unknown, and English ones everywhere. Returns spans in order, the longest first if two begin at
 * the same place. Serves spec/writing#8.
 */
export function findAvoidedWords(
  text: string,
  words: readonly string[],
  language?: CheckLanguage,
): AvoidedWord[] {
  if (text.search(unseen) < 0) return findInVisibleText(text, words, language)
  const places: number[] = []
  for (let at = 0; at < text.length; at++) if (!isUnseen(text.charCodeAt(at))) places.push(at)
  return findInVisibleText(text.replace(unseen, ''), words, language).map((one) => ({
    ...one,
    from: places[one.from] ?? 0,
    until: (places[one.until - 1] ?? text.length - 1) + 1,
  }))
}

const isUnseen = (code: number): boolean =>
  code === 0xad || (code >= 0x200b && code <= 0x200d) || code === 0x2060 || code === 0xfeff

function findInVisibleText(text: string, words: readonly string[], language: CheckLanguage): AvoidedWord[] {
  const { byHead, anywhere } = indexOf(words, language)
  const found: (AvoidedWord & { order: number })[] = []
  const reached = new Map<WordPattern, number>()
  const add = (one: WordPattern, from: number, length: number): void => {
    const said = text.slice(from, from + length)
    // An inflected form needs an inflected replacement, which only a person can write.
    const instead = one.instead !== null && one.exact.test(said) ? sameCase(one.instead, said) : null
    found.push({ from, until: from + length, word: one.word, instead, order: one.order })
  }
  const addJoined = (joined: string, from: number, until: number): void => {
    for (const one of byHead.get(folded(joined)) ?? []) {
      one.pattern.lastIndex = 0
      if (one.pattern.exec(joined)?.[0].length === joined.length) add(one, from, until - from)
    }
  }
  if (byHead.size > 0) {
    const chain: Run[] = []
    let last: readonly [run: string, at: number] = ['', -2]
    for (const { 0: run, index } of text.matchAll(runs)) {
      for (const one of byHead.get(folded(run)) ?? []) {
        if (index < (reached.get(one) ?? 0)) continue
        one.pattern.lastIndex = index
        const match = one.pattern.exec(text)
        if (!match) continue
        add(one, index, match[0].length)
        reached.set(one, index + match[0].length)
      }
      const [before, beforeAt] = last
      last = [run, index]
      const gap = index === beforeAt + before.length + 1 ? text.charAt(index - 1) : ''
      // "game changer" counts as "gamechanger", but "every one" does not count as "everyone".
      if (space.test(gap) && Math.min(before.length, run.length) >= minSpacedPart)
        addJoined(before + run, beforeAt, index + run.length)
      if (!hyphen.test(gap)) {
        if (chain.length > 0) chain.length = 0
        continue
      }
      if (chain.length === 0) chain.push({ run: before, from: beforeAt })
      chain.push({ run, from: index })
      // "on-boarding" counts as "onboarding", but "re-sign" does not count as "resign".
      for (const { from, joined } of joinedOf(chain)) addJoined(joined, from, index + run.length)
    }
  }
  for (const one of anywhere)
    for (const match of text.matchAll(one.pattern)) add(one, match.index, match[0].length)
  found.sort((a, b) => a.from - b.from || b.until - a.until || a.order - b.order)
  return withoutInner(found).map(({ order: _, ...one }) => one)
}

type Run = { run: string; from: number }
const hyphen = /^[-\u2010\u2011]$/
const space = /^[ \u00A0\u202F]$/
/** Shorter words next to each other form other words by chance. */
const minSpacedPart = 4
const maxJoined = 4

/** The words that result from joining the last parts of a hyphenated chain. */
function joinedOf(chain: readonly Run[]): { from: number; joined: string }[] {
  const last = chain.slice(-maxJoined)
  return last.slice(0, -1).flatMap(({ run, from }, at) => {
    const joined = last
      .slice(at)
      .map((one) => one.run)
      .join('')
    return /^re$/i.test(run) || joined.length < 5 ? [] : [{ from, joined }]
  })
}

type WordPattern = { word: string; instead: string | null; pattern: RegExp; exact: RegExp; order: number }
type WordIndex = {
  /**
   * Patterns that begin with a word, keyed by each run of word characters that they can begin with; tried only at
   * these runs.
   */
  byHead: Map<string, WordPattern[]>
  /** Patterns that may begin with something else. */
  anywhere: WordPattern[]
}

const runs = /[\p{L}\p{M}\p{N}_]+/gu

// Folds case at least as coarsely as a case-insensitive regex does.
const folded = (run: string): string => run.toLowerCase().toUpperCase()

// A list is searched for in every sentence of a text and at every keystroke, so its patterns are built once per
// language. Lists with the same content, such as one that each request reads again, share them.
const indexesByWords = new WeakMap<
  readonly string[],
  Map<CheckLanguage, { length: number; index: WordIndex }>
>()
const shared = new Map<string, WordIndex>()
const maxShared = 16

function indexOf(words: readonly string[], language: CheckLanguage): WordIndex {
  const before = indexesByWords.get(words) ?? new Map()
  indexesByWords.set(words, before)
  const kept = before.get(language)
  if (kept?.length === words.length) return kept.index
  const said = JSON.stringify([language ?? null, words])
  const index = shared.get(said) ?? makeIndex(words, language)
  // Evicts the least recently used one.
  shared.delete(said)
  shared.set(said, index)
  if (shared.size > maxShared) shared.delete(shared.keys().next().value ?? '')
  before.set(language, { length: words.length, index })
  return index
}

function makeIndex(words: readonly string[], language: CheckLanguage): WordIndex {
  const index: WordIndex = { byHead: new Map(), anywhere: [] }
  for (const [order, typed] of words.entries()) {
    const made = buildWordPattern(typed, language, order)
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
  /** The runs of word characters with which its forms begin; "" if one begins with another character. */
  heads: string[]
}

function buildWordPattern(typed: string, language: CheckLanguage, order: number): MadePattern | undefined {
  const entry = parseAvoidedEntry(typed.replace(unseen, '').normalize('NFC'))
  if (!entry) return undefined
  const { bare, before: opens, after: goesOn } = entry
  const parts = bare.split(/[\s\u2010\u2011-]+/u).filter((part) => part !== '')
  if (parts.length === 0) return undefined
  const joins = bare.includes('--') ? literal(bare.toLowerCase()) : undefined
  const forms = parts.map((part) => written(formsOf(part, language)))
  const closed = closedForms(bare, parts, forms.at(-1) ?? [])
  const apart = forms.map((some) => anyOf(some)).join(between)
  const one = joins ?? (closed.length > 0 ? `(?:${apart}|${anyOf(closed)})` : apart)
  const body = `${opens ? inside : ''}${one}${goesOn ? inside : ''}`
  const plain = bare
    .split(/\s+/u)
    .map((part) => anyOf([part.toLowerCase()]))
    .join('\\s+')
  const heads = [...(forms[0] ?? []), ...closed].map((form) => /^[\p{L}\p{M}\p{N}_]+/u.exec(form)?.[0] ?? '')
  return {
    word: entry.word,
    instead: entry.instead,
    pattern: new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])(?:${body})(?![\\p{L}\\p{M}\\p{N}_])`, 'iuy'),
    exact: new RegExp(`^${plain}$`, 'iu'),
    order,
    heads: opens || goesOn || joins ? [''] : heads,
  }
}

/**
 * What may separate the words of a phrase: hyphens, whitespace with at most one line break, or an en dash without
 * spaces.
 */
const between = '(?:(?:(?!\\n[^\\S\\n]*\\n)[\\s\\u2010\\u2011-]){1,20}|\\u2013)'

function formsOf(part: string, language: CheckLanguage): string[] {
  // "AI", "C++", "24/7": anything but a plain word has no inflected forms.
  if (!/^\p{L}{3,}$/u.test(part) || (part.length < 5 && part === part.toUpperCase()))
    return addGermanSpellings([part.toLowerCase()])
  const english = listEnglishSpellings(part.toLowerCase()).flatMap(englishForms)
  const isNoun = /^\p{Lu}\p{Ll}/u.test(part)
  const german =
    language === 'de' || (language === undefined && isNoun)
      ? [...germanForms(part), ...genderForms(part)]
      : []
  return addGermanSpellings([...new Set([...english, ...german])])
}

const inside = '[\\p{L}\\p{M}\\p{N}_\\u2010\\u2011-]{0,60}'

/**
 * The forms of a phrase written as one word. Short words are left out because they would form other words ("a
 * part", "apart").
 */
function closedForms(bare: string, parts: readonly string[], last: readonly string[]): string[] {
  if (parts.length < 2 || !parts.every((part) => /^\p{L}+$/u.test(part))) return []
  const [length, first, end] = [parts.join('').length, parts[0] ?? '', parts.at(-1) ?? '']
  const withHyphen = !/\s/.test(bare) && length >= 5 && !/^(?:re|a)$/i.test(first)
  const isLong = parts.every((part) => part.length >= 3) ? length >= 7 : parts.length > 2 && length >= 9
  const withParticle =
    parts.length === 2 && /^(?!put)\p{L}{3,}$/iu.test(first) && /^(?:up|in|on|off|out|down)$/i.test(end)
  const start = parts.slice(0, -1).join('').toLowerCase()
  return withHyphen || isLong || withParticle ? written(last.map((form) => start + form)) : []
}

/**
 * A regex alternative of all forms, composed and decomposed. If one form is the beginning of another, the longer
 * one goes first, so that the whole form is matched.
 */
function anyOf(forms: string[]): string {
  const sources = written(forms).sort().reverse().map(literal)
  return sources.length === 1 ? (sources[0] ?? '') : `(?:${sources.join('|')})`
}

const written = (forms: string[]): string[] => [
  ...new Set(forms.flatMap((form) => [form.normalize('NFC'), form.normalize('NFD')])),
]

// Hyphens are not escaped: outside a character class that is an error in a Unicode regex.
const literal = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/['’ʼ]/g, "['’ʼ]")

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
