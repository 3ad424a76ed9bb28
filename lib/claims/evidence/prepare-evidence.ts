import type { ClaimLanguage } from '../read/claim'
import { calculateWeekday, type ReadingMode } from '../read/date-parts'
import { readOpenDays } from '../read/open-days'
import { readClaims } from '../read/read-claims'
import { normalizeQuotedWord } from '../read/read-quotes'
import { readOtherLanguages } from '../words/other-languages'
import { type TokenizedText, tokenizeText } from '../words/tokens'
import { addDerivedValues } from './add-derived-values'
import { addEvidenceClaim } from './add-evidence-claim'
import { readEnumerations } from './enumerations'
import {
  addValue,
  anyCountedThing,
  type Evidence,
  listRecentYears,
  publishedLabel,
  toClaimLanguage,
} from './evidence'
import { addKnownNames } from './evidence-names'
import { addIsoDurations, addToken, addWord } from './evidence-words'
import { findSurroundings, indexSentences, type Surroundings } from './surroundings'
import { toPlainText } from './verbatim'

/**
 * How evidence is read: in both languages and in every possible meaning, since it may be in another language than
 * the text.
 */
const evidenceReadingMode: ReadingMode = { languages: ['en', 'de'], language: undefined, isEvidence: true }

/**
 * Reads texts that count as sources (facts, an item's fields, the brand's settings) once, for many calls of
 * `checkClaims`. Takes the texts, the language of what will be checked and, for "for twelve years", the day on
 * which it is read. Linear. Serves spec/writing#3.
 */
export function prepareEvidence(
  texts: readonly string[],
  language: string,
  today: Date = new Date(),
): Evidence {
  const evidence = createEmptyEvidence(toClaimLanguage(language), today.getUTCFullYear())
  const read = texts.map((text) => tokenizeText(text))
  for (const text of read) addText(evidence, text)
  evidence.asItReads = memoize(() => texts.map(toPlainText).join('\n'))
  evidence.published = readPublicationDate(texts)
  for (const text of texts) {
    addIsoDurations(evidence, text)
    addDigitRuns(evidence, text)
    const { phrases, numbers } = readOtherLanguages(text)
    for (const phrase of phrases) addText(evidence, tokenizeText(phrase))
    for (const number of numbers) addValue(evidence.values, `number:${number}`, [anyCountedThing])
  }
  const stream = memoize(() => buildWordStream(read))
  evidence.wordStream = stream
  evidence.sorted = memoize(() => {
    const words = [...evidence.words].filter((word) => word.length > 2).map((word) => word.slice(0, 60))
    return { words: words.sort(), backwards: words.map((word) => [...word].reverse().join('')).sort() }
  })
  addHolidays(evidence)
  for (const dates of evidence.dates.values())
    for (const parts of dates) {
      const own = calculateWeekday(parts)
      if (own) evidence.weekdays.add(own)
      else if (parts.day !== undefined)
        for (const year of listRecentYears(evidence)) {
          const day = calculateWeekday({ ...parts, year })
          if (day) evidence.weekdays.add(day)
        }
    }
  return evidence
}

function readPublicationDate(texts: readonly string[]): Evidence['published'] {
  const day = texts.find((text) => text.startsWith(publishedLabel))?.slice(publishedLabel.length)
  const [year, month, date] = /^\d{4}-\d\d-\d\d$/.test(day ?? '') ? (day ?? '').split('-').map(Number) : []
  return year && month && date ? { year, month, day: date } : undefined
}

/** Adds long numbers that contain spaces: "900 55 01 42" is the number 900 550 142. */
function addDigitRuns({ runs }: Evidence, text: string): void {
  for (const [all] of text.slice(0, 100_000).matchAll(/(?<!\d)\d[\d\s/.-]{5,20}\d(?!\d)/gu)) {
    const digits = all.replace(/\D/g, '')
    if (digits.length >= 7 && runs.size < 200) runs.add(digits)
  }
}

/** Days of the year that have names. */
const holidays: readonly [key: string, words: string][] = [
  ['12-24', 'christmas eve heiligabend'],
  ['12-25', 'christmas day weihnachtstag'],
  ['12-26', 'boxing day stephanstag'],
  ['12-31', 'new year eve silvester'],
  ['1-1', 'new year day neujahr neujahrstag'],
  ['1-6', 'epiphany dreikönigstag'],
  ['2-14', 'valentine valentinstag'],
  ['3-17', 'patrick'],
  ['5-1', 'may day maifeiertag'],
  ['10-3', 'einheit'],
  ['10-31', 'halloween reformationstag'],
  ['11-1', 'saints allerheiligen'],
  ['11-11', 'martinstag'],
  ['12-6', 'nikolaus nikolaustag'],
]

/** Adds the name of each such day that the source has. */
function addHolidays(evidence: Evidence): void {
  for (const [key, words] of holidays)
    if (evidence.dates.has(key)) for (const word of words.split(' ')) addWord(evidence, word)
}

function memoize<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function createEmptyEvidence(language: ClaimLanguage | undefined, thisYear: number): Evidence {
  return {
    language,
    asItReads: () => '',
    values: new Map(),
    numbers: [],
    counted: new Map(),
    amounts: new Map(),
    rawAmounts: new Set(),
    lone: new Set(),
    ordinals: new Set(),
    seenUnits: new Set(),
    dates: new Map(),
    dateTexts: [],
    dayTexts: new Map(),
    doorTimes: new Set(),
    ages: new Set(),
    births: new Set(),
    timeTexts: [],
    years: new Set(),
    weekdays: new Set(),
    statedWeekdays: new Set(),
    openDays: new Set(),
    closedDays: new Set(),
    closedUntil: [],
    published: undefined,
    thisYear,
    daysOfMonth: new Set(),
    digits: new Set(),
    phones: new Map(),
    runs: new Set(),
    enumerations: [],
    spans: [],
    moments: [],
    offsets: new Set(),
    words: new Set(),
    stems: new Set(),
    sorted: () => ({ words: [], backwards: [] }),
    hosts: new Set(),
    linkTexts: [],
    handles: new Set(),
    wordStream: () => ({ ids: new Map(), stream: [] }),
    names: {
      slots: new Map(),
      written: new Map(),
      shortened: new Map(),
      followers: new Map(),
      forms: new Map(),
      initials: new Set(),
    },
  }
}

function addText(evidence: Evidence, { tokens, slice }: TokenizedText): void {
  const textOf = (start: number, end: number) => slice(tokens[start]?.from ?? 0, tokens[end - 1]?.until ?? 0)
  for (const [index, token] of tokens.entries()) addToken(evidence, tokens, index, token)
  const claims = readClaims(tokens, evidenceReadingMode)
  const told = claims.filter(({ kind }) => kind !== 'quote')
  const sentences = indexSentences(tokens, (evidence.numbers.at(-1)?.around.sentence ?? 0) + 1)
  const around = new Map(findSurroundings(tokens, told, sentences).map((one, at) => [told[at], one] as const))
  for (const found of claims)
    addEvidenceClaim(
      evidence,
      tokens,
      found,
      textOf(found.start, found.end),
      around.get(found) ?? noSurroundings,
    )
  readOpenDays(tokens, evidence)
  readEnumerations(tokens, evidence.enumerations)
  addDerivedValues(tokens, claims, (value, of) => {
    addValue(evidence.values, value, [anyCountedThing])
    const amount = Number(/^duration:(\d+)$/.exec(value)?.[1])
    const { sentence } = (of && around.get(of)) ?? noSurroundings
    if (amount > 0 && sentence >= 0 && evidence.spans.length < 200) evidence.spans.push({ amount, sentence })
  })
  addKnownNames(evidence.names, tokens, evidence.language)
}

const noSurroundings: Surroundings = { sentence: -1, near: new Set(), said: new Set() }

/**
 * Returns all words of the evidence as one sequence of numbers, to find quotes word for word. Zero separates the
 * texts.
 */
function buildWordStream(texts: readonly TokenizedText[]): {
  ids: ReadonlyMap<string, number>
  stream: readonly number[]
} {
  const ids = new Map<string, number>()
  const stream: number[] = []
  for (const { tokens } of texts) {
    for (const token of tokens) {
      if (token.kind === 'sign') continue
      const word = normalizeQuotedWord(token)
      const id = ids.get(word) ?? ids.size + 1
      ids.set(word, id)
      stream.push(id)
    }
    stream.push(0)
  }
  return { ids, stream }
}
