import type { Span } from '@/lib/text/span'
import type { ProjectVoice } from '../schemas'
import { type CheckedText, matchSpans } from './checked-text'
import { findAvoidedWords } from './find-avoided-words'
import { findFormsOfAddress } from './find-forms-of-address'
import { isOrdinaryWord } from './ordinary-words'
import { emojiPattern, markRunPattern } from './remove-emoji-and-exclamations'
import type { StyleRules } from './style-rules'

export type Finding = Span & { message: string; suggestion: string | null }

const found = (span: Span, message: string, suggestion: string | null = null): Finding => ({
  from: span.from,
  until: span.until,
  message,
  suggestion,
})

/** Finds words that the brand avoids, in any form, including hashtags that run them together. */
export function checkAvoidedWords(
  { text, language, isAddress }: CheckedText,
  voice: ProjectVoice,
): Finding[] {
  const words = voice.words_to_avoid ?? []
  const plain = findAvoidedWords(text, words, language)
    .filter(({ from }) => !isAddress(from))
    .map((one) =>
      found(
        one,
        `The brand avoids “${one.word}”.`,
        one.instead !== null && isClean(one.instead, words) ? one.instead : null,
      ),
    )
  const tags = matchSpans(text, /(?<![\p{L}\p{N}_&])#[\p{L}\p{N}_]+/gu).flatMap((span) => {
    const parted = partedTag(text.slice(span.from + 1, span.until))
    if (!parted.includes(' ') || plain.some((one) => one.from < span.until && one.until > span.from))
      return []
    const inside = findAvoidedWords(parted, words, language)[0]
    return inside ? [found(span, `This hashtag says “${inside.word}”, which the brand avoids.`)] : []
  })
  return [...plain, ...tags]
}

// Cached because this is checked for every match of a word.
const clean = new WeakMap<readonly string[], Map<string, boolean>>()

/** Whether a replacement is usable: one that would itself be marked is no help. */
function isClean(instead: string, words: readonly string[]): boolean {
  const known = clean.get(words) ?? new Map<string, boolean>()
  clean.set(words, known)
  const answer = known.get(instead) ?? violatesNoOtherRule(instead, words)
  known.set(instead, answer)
  return answer
}

const violatesNoOtherRule = (instead: string, words: readonly string[]): boolean =>
  !/[!#\n]|\p{Lu}{2}|\p{Extended_Pictographic}|\p{RI}/u.test(instead) &&
  instead.split(' ').length < 6 &&
  findAvoidedWords(instead, words, 'de').length === 0

/** Splits "#GameChanger_2026" into "Game Changer 2026". */
const partedTag = (tag: string): string =>
  tag.replace(/_+/g, ' ').replace(/(\p{Ll})(?=\p{Lu})|(\p{L})(?=\p{N})/gu, '$& ')

/** Finds du and Sie mixed, or the one that the voice does not want. German text only. */
export function checkFormOfAddress(
  checked: CheckedText,
  _voice: ProjectVoice,
  styleRules: StyleRules,
): Finding[] {
  if (checked.language !== 'de') return []
  const { du, sie } = findFormsOfAddress(checked)
  const wanted =
    styleRules.address ??
    (du.length === 0 || sie.length === 0 ? undefined : du.length > sie.length ? 'du' : 'Sie')
  if (wanted === undefined) return []
  const why = styleRules.address ? 'The brand says' : 'Elsewhere the text says'
  return (wanted === 'du' ? sie : du).map((span) =>
    found(span, `${why} “${wanted}” to its readers, but this says “${wanted === 'du' ? 'Sie' : 'du'}”.`),
  )
}

/** Finds more emoji than the number of words allows, or any if the brand uses none. */
export function checkEmoji(
  { text, wordCounts }: CheckedText,
  _voice: ProjectVoice,
  styleRules: StyleRules,
): Finding[] {
  const all = matchSpans(text, emojiPattern)
  const words = wordCounts().reduce((sum, count) => sum + count, 0)
  const allowed = styleRules.noEmoji ? 0 : Math.max(2, Math.floor(words / 10))
  return all
    .slice(allowed)
    .map((span) =>
      found(
        span,
        styleRules.noEmoji ? 'The brand uses no emoji.' : `Too many emoji: ${all.length} in ${words} words.`,
        '',
      ),
    )
}

/** Names of companies, works and bands that end with an exclamation mark, without it. */
const exclaimedNames =
  /(?<![\p{L}\p{N}])(?:Yahoo|Jeopardy|Joomla|Wham|Mamma Mia|Oklahoma|Moulin Rouge|Hello, Dolly|Oliver|Airplane|Mother|Viva|Panic|Yum|Chips Ahoy|Westward Ho|Boohoo|Elle Girl|Godspeed You|Who Wants to Be a Millionaire|Bravo TV|Tschick|Sat\.1|Hallo Pizza|Hallo Niedersachsen|Ab in die Box|Neon Genesis|K-On|Yu-Gi-Oh|Blimey Cow|Wario Land|Pokémon, Let’s Go|Kahoot|Quizizz|Fetch|ZDFneo)$/u

/**
 * Whether an exclamation mark is part of a name such as "Yahoo!": the text goes on in lower case where a sentence
 * would begin, or the name is known to end this way. A name recognized in one place ("Wupp!") counts everywhere in
 * the text.
 */
function isPartOfName(text: string, from: number, until: number, names: ReadonlySet<string>): boolean {
  if (until - from !== 1) return false
  const before = text.slice(Math.max(0, from - 40), from)
  const word = capitalWord.exec(before)?.[0]
  if (word === undefined) return false
  return (
    names.has(word) || exclaimedNames.test(before) || continuationPattern.test(text.slice(until, until + 8))
  )
}
const capitalWord = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]{1,30}$/u
const continuationPattern =
  /^(?:[^\S\n]+(?:\p{Ll}|&)|['’]s(?!\p{L})|-\p{L}|[,;:)]|[^\S\n]+(?:GmbH|AG|KG|SE|Inc|Ltd|Corp|LLC)(?!\p{L}))/u

/** The names ending with "!" that a text uses, recognized by what follows them. */
const namesWithMark = (text: string, runs: readonly Span[]): Set<string> =>
  new Set(
    runs.flatMap(({ from, until }) => {
      const word = capitalWord.exec(text.slice(Math.max(0, from - 40), from))?.[0]
      return until - from === 1 && word && continuationPattern.test(text.slice(until, until + 8))
        ? [word]
        : []
    }),
  )

/** Finds exclamation marks in a row, more than one per four sentences, or any if the brand uses none. */
export function checkExclamationMarks(
  { text, sentences, isForeign }: CheckedText,
  _voice: ProjectVoice,
  styleRules: StyleRules,
): Finding[] {
  const marks = matchSpans(text, markRunPattern).filter(
    ({ from, until }) => text.slice(from, until).includes('!') && !isForeign(from),
  )
  const names = namesWithMark(text, marks)
  const runs = marks.filter(({ from, until }) => !isPartOfName(text, from, until, names))
  const allowed = styleRules.noExclamation ? 0 : Math.max(1, Math.floor(sentences.length / 4))
  return runs.flatMap((span, at) => {
    const run = text.slice(span.from, span.until)
    const asks = run.includes('?')
    const ends = text.charAt(span.until).trim() === ''
    if (at >= allowed) {
      const message = styleRules.noExclamation
        ? 'The brand uses no exclamation marks.'
        : `Too many exclamation marks: ${runs.length} in ${sentences.length} sentences.`
      return [found(span, message, asks ? '?' : ends ? '.' : null)]
    }
    return run.length > 1 ? [found(span, 'One exclamation mark is enough.', asks ? '?' : '!')] : []
  })
}

/** Maximum number of words in a sentence. */
export const maxSentenceLength = { en: 35, de: 30 }

/** Finds sentences that are too long to be read in one go. */
export function checkSentenceLength({ language, sentences, wordCounts }: CheckedText): Finding[] {
  const limit = maxSentenceLength[language ?? 'en']
  return sentences.flatMap((sentence, at) => {
    const count = wordCounts()[at] ?? 0
    return count > limit
      ? [
          found(
            sentence,
            `This sentence has ${count} words. Up to ${limit} are easy to read. Split it in two.`,
          ),
        ]
      : []
  })
}

/** What follows the name of a company, which is often written in capitals. */
const legalForm =
  /^(?:\s+(?:&\s+Co\.?\s+)?(?:AG|GmbH|KG|KGaA|SE|e\.\s?V\.|Inc|Ltd|LLC|plc|PLC|Corp|Group|Gruppe|S\.?A|S\.?p\.?A|B\.?V|N\.?V)(?![\p{L}\p{N}])|[®™])/u

/** Whether there are no other letters on the line. */
function isWholeLine(text: string, from: number, until: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from)
  const end = text.indexOf('\n', until)
  return !/\p{L}/u.test(before) && !/\p{L}/u.test(text.slice(until, end === -1 ? undefined : end))
}

/**
 * Finds words in capitals that are neither abbreviations nor company names. Names are words that no one else uses,
 * so of one or two words at least one must be an ordinary word, or an exclamation mark must follow.
 */
export function checkShouting({ text, language, isForeign }: CheckedText): Finding[] {
  return matchSpans(
    text,
    /(?<![\p{L}\p{N}#@_])\p{Lu}[\p{Lu}\p{M}'’-]+(?:[^\S\n]+\p{Lu}[\p{Lu}\p{M}'’-]+)*(?![\p{L}\p{N}_])/gu,
  )
    .filter(({ from, until }) => {
      const run = text.slice(from, until)
      const words = run.split(/\s+/)
      const letters = run.replace(/[^\p{L}]/gu, '').length
      if (isForeign(from) || legalForm.test(text.slice(until, until + 20))) return false
      if (words.length > 1 && words.length < 5 && legalForm.test(` ${words.at(-1)}`)) return false
      const isCalledOut = /^\s*!/.test(text.slice(until, until + 3))
      const ordinary = words.filter((word) => isOrdinaryWord(word)).length
      if (words.length === 1)
        return (
          (letters >= 5 && ordinary > 0) || (letters >= 6 && isCalledOut) || (letters >= 4 && isLoud(run))
        )
      if (letters < 6) return false
      if (words.length === 2)
        return ordinary > 0 || (letters >= 8 && (isCalledOut || isWholeLine(text, from, until)))
      // Without an ordinary word, three or more words count only if they are long; otherwise they are names.
      return ordinary > 0 || (letters >= 12 && !words.every((word) => word.length < 5))
    })
    .map((span) => {
      const run = text.slice(span.from, span.until)
      // German nouns are capitalized, and nothing in the shouted text tells which words are nouns.
      const quiet = language === 'en' ? run.charAt(0) + run.slice(1).toLowerCase() : null
      return found(span, 'All capitals look like shouting. Use normal case.', quiet)
    })
}

/** Words of four letters and more that are written in capitals only for emphasis. */
const isLoud = (run: string): boolean =>
  /^(?:FREE|STOP|SALE|NEVER|ALWAYS|JETZT|NEIN|ENDE|SOFORT|LAST|ONLY|MUST|VERY|HUGE|BEST|HALT|ALLE|MEGA|HEUTE|GRATIS)$/.test(
    run,
  )

/** Finds colors in the text that are not the brand's own. */
export function checkColors({ text, isForeign }: CheckedText, voice: ProjectVoice): Finding[] {
  const own = [voice.primary_color, voice.secondary_color].flatMap((hex) => hex?.toLowerCase() ?? [])
  if (own.length === 0) return []
  return matchSpans(text, /(?<![\p{L}\p{N}&#])#[\da-f]{6}(?![\p{L}\p{N}_])/giu)
    .filter(({ from, until }) => !isForeign(from) && !own.includes(text.slice(from, until).toLowerCase()))
    .map((span) => found(span, `This isn’t one of the brand’s colours (${own.join(', ')}).`, own[0] ?? null))
}
