import { baseLanguage } from '@/lib/platforms/language'
import { isRecord } from '@/lib/text/is-empty'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { areEasilyConfused } from '@/lib/text/language/small-languages'
import { plainText } from '@/lib/text/plain-text'
import { findBible } from './fields/bible-fields'

/** How much of a text is read to detect its language. */
const maxReadLength = 6_000
/** A text with fewer letters does not outweigh what its source declares. */
const minLettersToDoubt = 60

/**
 * The language of a text as ISO 639-1, or "und" if unknown, and the language its source declares if the text is
 * plainly in another.
 */
export type ItemLanguage = {
  language: string
  declared_language: string | null
  language_from: 'declared' | 'detected' | 'unknown'
}

type Row = { title: string; rawContent: string; languages: string[]; metadata: Record<string, unknown> }

/**
 * Returns the language of an item's text (spec/decisions#10): what its source declares, otherwise what the text
 * shows, otherwise "und". If a text of some length is plainly in another language than declared, the text wins, and
 * `declared_language` keeps what the source says. A bible declares the language of its body in a separate field,
 * under any usual name; its other fields carry theirs in their names. Pure.
 */
export function findItemLanguage(row: Row, detector: LanguageDetector): ItemLanguage {
  const bible = findBible(row.metadata)
  const declared = (bible ? readDeclaredLanguages(bible) : row.languages)
    .map((tag) =>
      typeof tag === 'string' ? (codesByLanguageName[tag.trim().toLowerCase()] ?? tag.trim()) : '',
    )
    .filter((tag) => /^[a-z]{2,3}(?:[-_]|$)/i.test(tag))
    .map(baseLanguage)
    .filter((tag) => tag !== 'und')
  const text = bible ? readBody(bible, row) : `${row.title}\n\n${row.rawContent}`
  const read = detector.detect(plainText(text.slice(0, maxReadLength)))
  const told = read === 'und' && bible ? findFieldLanguage(bible, detector) : read
  const [first] = declared
  if (first === undefined)
    return { language: told, declared_language: null, language_from: told === 'und' ? 'unknown' : 'detected' }
  if (told === 'und') return { language: first, declared_language: null, language_from: 'declared' }
  const same = declared.find((tag) => tag === told || areEasilyConfused(tag, told))
  const isDoubted = same === undefined && detector.knows(first) && countLetters(text) >= minLettersToDoubt
  return isDoubted
    ? { language: told, declared_language: first, language_from: 'detected' }
    : { language: same ?? first, declared_language: null, language_from: 'declared' }
}

/** Names of fields that state a language, in the languages in which people name fields. */
const languageFieldPattern =
  /^(?:content_?)?(?:language|lang|locale|language_?code|inlanguage|sprache|langue|idioma|lingua|taal|j[eę]zyk|spr[aå]k|язык|мова)$/i

const readDeclaredLanguages = (bible: Record<string, unknown>): unknown[] =>
  Object.entries(bible).flatMap(([name, value]) => (languageFieldPattern.test(name) ? [value].flat() : []))

/** Languages written out instead of given as a code. */
const codesByLanguageName: Record<string, string> = {
  english: 'en',
  englisch: 'en',
  anglais: 'en',
  german: 'de',
  deutsch: 'de',
  allemand: 'de',
  french: 'fr',
  französisch: 'fr',
  français: 'fr',
  spanish: 'es',
  spanisch: 'es',
  español: 'es',
  italian: 'it',
  italienisch: 'it',
  italiano: 'it',
  dutch: 'nl',
  niederländisch: 'nl',
  nederlands: 'nl',
  polish: 'pl',
  polnisch: 'pl',
  polski: 'pl',
  portuguese: 'pt',
  portugiesisch: 'pt',
  português: 'pt',
}

function readBody(bible: Record<string, unknown>, row: Row): string {
  for (const text of [bible.body, bible.description])
    if (typeof text === 'string' && text.trim() !== '') return text
  if (countLetters(row.rawContent) >= minLettersToDoubt) return row.rawContent
  return [row.rawContent, ...collectProse(bible)].join('\n')
}

const maxDepth = 3
/**
 * Texts of some length in fields of any name, except for fields with a language suffix, which say nothing about the
 * others.
 */
function collectProse(fields: Record<string, unknown>, depth = 0): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (/_[a-z]{2}$/.test(name)) return []
    if (typeof value === 'string') return value.length >= 40 && /\s/.test(value) ? [value] : []
    return isRecord(value) && depth < maxDepth ? collectProse(value, depth + 1) : []
  })
}

/**
 * The language of a bible whose prose shows none: that of its short texts, unless its field names have language
 * suffixes without that language; then the first suffix.
 */
function findFieldLanguage(bible: Record<string, unknown>, detector: LanguageDetector): string {
  const short = detector.detect(plainText(collectTexts(bible).join('. ').slice(0, maxReadLength)))
  const named = Object.entries(bible).flatMap(([name, value]) => {
    const code = typeof value === 'string' ? /[^_]_([a-z]{2})$/.exec(name)?.[1] : undefined
    return code !== undefined && detector.knows(code) ? [code] : []
  })
  const [first] = named
  if (first === undefined) return short
  return named.includes(short) ? short : first
}

function collectTexts(fields: Record<string, unknown>, depth = 0): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (/_[a-z]{2}$/.test(name) || depth > maxDepth) return []
    return [value].flat().flatMap((one) => {
      if (typeof one === 'string') return /\s/.test(one.trim()) && !/^https?:/.test(one) ? [one] : []
      return isRecord(one) ? collectTexts(one, depth + 1) : []
    })
  })
}

const countLetters = (text: string): number => text.slice(0, maxReadLength).match(/\p{L}/gu)?.length ?? 0
