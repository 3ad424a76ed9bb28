import { baseLanguage } from '@/lib/platforms/language'
import type { ClaimLanguage } from './claim'
import { functionWords, isGermanNoun, loanWords, usualCapitals } from './common-words'
import { type DateParts, type Reading, weekdayOf } from './date-parts'
import { addDerived } from './derived'
import { canonical } from './digits'
import { linkTarget } from './entities'
import { doorWord, isFactor, minutesOf } from './number-signs'
import { endsClosing, readOpenDays } from './open-days'
import { type Found, readClaims } from './read-claims'
import { isFirstName, nameOf, opensSentence, placeOf } from './read-names'
import { quotedWord } from './read-quotes'
import { seasonBefore, seasonValue } from './seasons'
import { stem } from './stems'
import { type Surroundings, sentencesOf, surroundingsOf } from './surroundings'
import { fold, foldWide, type ReadText, readText, type Token } from './tokens'
import { readCurrency, unitOf } from './units'

/** A number of the evidence, as it is written there. */
export type KnownNumber = {
  text: string
  values: readonly string[]
  amount: number
  dimension: string
  words: readonly string[]
  isHedged: boolean
  /** "Three times as fast" */
  isFactor: boolean
  around: Surroundings
}

/** Texts that count as sources, read once so that many sentences can be checked against them. */
export type Evidence = {
  language: ClaimLanguage | undefined
  /** Every value of every claim, with what each of its numbers counts. */
  values: Map<string, readonly string[][]>
  numbers: KnownNumber[]
  /** The numbers that count one thing, by dimension and the stem of its word. */
  counted: Map<string, KnownNumber[]>
  amounts: Map<string, KnownNumber[]>
  /** Numbers before their unit was reckoned in. */
  rawAmounts: Set<string>
  /** Numbers without any unit or thing, as in a field of its own. */
  lone: Set<string>
  ordinals: Set<string>
  seenUnits: Set<string>
  dates: Map<string, DateParts[]>
  dateTexts: string[]
  /** How each day of a month is written first. */
  dayTexts: Map<string, string>
  timeTexts: string[]
  years: Set<number>
  weekdays: Set<number>
  /** Those of them that are written, not reckoned from a date. */
  statedWeekdays: Set<number>
  /** The days on which something is open, those of a range ("Wednesday to Sunday") too. */
  openDays: Set<number>
  /** The days of which it is said that something is closed. */
  closedDays: Set<number>
  /** The last days of times in which something is closed. */
  closedUntil: DateParts[]
  /** When the doors open, in minutes since midnight. */
  doorTimes: Set<number>
  /** How old somebody is: "Theda Wohlers, 36,". */
  ages: Set<number>
  /** Years in which somebody was born. */
  births: Set<number>
  /** The day on which the content was published, where the source has it. */
  published: { year: number; month: number; day: number } | undefined
  /** The year in which the text that is checked is read. */
  thisYear: number
  daysOfMonth: Set<number>
  digits: Set<string>
  phones: Map<string, string[]>
  words: Set<string>
  stems: Set<string>
  /** In order, and in the order of their ends, to find compounds that begin or end with a word. */
  sorted: () => { words: readonly string[]; backwards: readonly string[] }
  hosts: Set<string>
  linkTexts: string[]
  handles: Set<string>
  wordStream: () => { ids: ReadonlyMap<string, number>; stream: readonly number[] }
  names: KnownNames
}

/** The names of the evidence: words that are capitalized and no common nouns. */
export type KnownNames = {
  /** By the word before or behind it, each with the form it is written in. */
  slots: Map<string, Set<string>>
  written: Map<string, string>
  /** What is left of a name without one of its letters, to find those that differ in one. */
  shortened: Map<string, Set<string>>
  followers: Map<string, Set<string>>
  /** How each of these is written. */
  forms: Map<string, string>
  initials: Set<string>
}

/** The language of texts whose words are read; undefined for all others. */
export const claimLanguage = (language: string): ClaimLanguage | undefined => {
  const base = baseLanguage(language)
  return base === 'de' || base === 'en' ? base : undefined
}

/** How evidence is read: in both languages and every way it can be meant, since its own language may be another. */
const openly: Reading = { languages: ['en', 'de'], language: undefined, isEvidence: true }

/**
 * Reads texts that count as sources (facts, an item's fields, the brand's settings), once for many calls of `checkClaims`. Takes
 * the texts, the language of what will be checked and, for "for twelve years", the day it is read. Linear. Serves spec/writing#3.
 */
export function prepareEvidence(
  texts: readonly string[],
  language: string,
  today: Date = new Date(),
): Evidence {
  const evidence = empty(claimLanguage(language), today.getUTCFullYear())
  const read = texts.map((text) => readText(text))
  for (const text of read) addText(evidence, text)
  evidence.published = publishedIn(texts)
  for (const text of texts) addIsoDurations(evidence, text)
  const stream = once(() => streamOf(read))
  evidence.wordStream = stream
  evidence.sorted = once(() => {
    const words = [...evidence.words].filter((word) => word.length > 2).map((word) => word.slice(0, 60))
    return { words: words.sort(), backwards: words.map((word) => [...word].reverse().join('')).sort() }
  })
  addFeasts(evidence)
  for (const dates of evidence.dates.values())
    for (const parts of dates) {
      const own = weekdayOf(parts)
      if (own) evidence.weekdays.add(own)
      else if (parts.day !== undefined)
        for (const year of recentYears(evidence)) {
          const day = weekdayOf({ ...parts, year })
          if (day) evidence.weekdays.add(day)
        }
    }
  return evidence
}

/** How `itemEvidence` names the day on which an item was published. */
export const publishedLabel = 'published_at: '

function publishedIn(texts: readonly string[]): Evidence['published'] {
  const day = texts.find((text) => text.startsWith(publishedLabel))?.slice(publishedLabel.length)
  const [year, month, date] = /^\d{4}-\d\d-\d\d$/.test(day ?? '') ? (day ?? '').split('-').map(Number) : []
  return year && month && date ? { year, month, day: date } : undefined
}

/** Days of the year that have names. */
const feasts: readonly [key: string, words: string][] = [
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

/** Where the source has the day, its name is said too. */
function addFeasts(evidence: Evidence): void {
  for (const [key, words] of feasts)
    if (evidence.dates.has(key)) for (const word of words.split(' ')) addWord(evidence, word)
}

/** The years that a day without one may be in: a founding year is none of them. */
export const recentYears = ({ years }: Evidence): number[] =>
  [...years].filter((year) => year > 1990).slice(0, 8)

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

function empty(language: ClaimLanguage | undefined, thisYear: number): Evidence {
  return {
    language,
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

function addText(evidence: Evidence, { tokens, slice }: ReadText): void {
  const textOf = (start: number, end: number) => slice(tokens[start]?.from ?? 0, tokens[end - 1]?.until ?? 0)
  for (const [index, token] of tokens.entries()) addToken(evidence, tokens, index, token)
  const claims = readClaims(tokens, openly)
  const told = claims.filter(({ kind }) => kind !== 'quote')
  const sentences = sentencesOf(tokens, (evidence.numbers.at(-1)?.around.sentence ?? 0) + 1)
  const around = new Map(surroundingsOf(tokens, told, sentences).map((one, at) => [told[at], one] as const))
  for (const found of claims)
    addFound(evidence, tokens, found, textOf(found.start, found.end), around.get(found) ?? nowhere)
  readOpenDays(tokens, evidence)
  addDerived(tokens, claims, (value) => add(evidence.values, value, [anything]))
  addNames(evidence.names, tokens, evidence.language)
}

const nowhere: Surroundings = { sentence: -1, near: new Set(), said: new Set() }

function addWord(evidence: Evidence, word: string): void {
  const low = fold(word)
  for (const form of new Set([low, foldWide(word), low.replace(/'s?$/, '')])) {
    evidence.words.add(form)
    evidence.stems.add(stem(form))
  }
}

/** "PT1H15M" is an hour and a quarter. */
function addIsoDurations(evidence: Evidence, text: string): void {
  if (text.length > 100_000 || !text.includes('P')) return
  for (const [all, days, hours, minutes, seconds] of text.matchAll(
    /\bP(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,4})M)?(?:(\d{1,4})S)?)?\b/g,
  )) {
    if (all.length < 3) continue
    const of = (count: string | undefined) => Number(count ?? 0)
    const total = 86_400 * of(days) + 3600 * of(hours) + 60 * of(minutes) + of(seconds)
    if (total > 0) add(evidence.values, `duration:${total}`, [anything])
  }
}

const inner = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{L}+|\d+/gu

function addToken(evidence: Evidence, tokens: readonly Token[], index: number, token: Token): void {
  if (token.kind === 'word') {
    addWord(evidence, token.text)
    const next = tokens[index + 1]
    // "Jazz-Nacht" and "JazzNacht" are one word to a hashtag, "B 12" is B12.
    if (next?.kind === 'digits' && next.gap.length < 2)
      add(evidence.values, `number:${token.low}${next.text}`, [])
    if (
      next?.text === '-' &&
      next.gap === '' &&
      tokens[index + 2]?.kind === 'word' &&
      tokens[index + 2]?.gap === ''
    )
      addWord(evidence, token.text + (tokens[index + 2]?.text ?? ''))
    const unit = unitOf(token.low)
    // A single letter is a unit in the label of a field: "distance_m", "(km)".
    if (unit && (token.low.length > 1 || /^[_(/[]$/.test(tokens[index - 1]?.text ?? ''))) {
      evidence.seenUnits.add(`${unit.dimension}:${unit.factor}`)
      // "An hour" is also one.
      const name = unit.dimension === 'time' ? 'duration' : unit.dimension
      if (articles.test(tokens[index - 1]?.low ?? ''))
        add(evidence.values, `${name}:${canonical(unit.factor)}`, [])
    }
    if (/^(?:now|currently|jetzt|derzeit|inzwischen|mittlerweile|nun)$/.test(token.low))
      add(evidence.values, 'date:relative:today', [])
    const minutes = fixedMinutes[token.low]
    if (minutes) add(evidence.values, `duration:${minutes * 60}`, [])
    for (const weekday of namedDays.find(([form]) => form.test(token.low))?.[1] ?? []) {
      evidence.weekdays.add(weekday)
      evidence.statedWeekdays.add(weekday)
    }
  } else if (token.kind === 'digits') {
    evidence.digits.add(token.text.replace(/^0+(?=\d)/, ''))
    evidence.words.add(token.text)
  } else if (token.kind !== 'sign') {
    for (const [word] of token.text.matchAll(inner)) if (word.length < 100) addWord(evidence, word)
    if (token.kind === 'link') {
      const target = linkTarget(token.text)
      evidence.hosts.add(target.split(/[/?:]/)[0] ?? target)
      if (evidence.linkTexts.length < 50) evidence.linkTexts.push(token.text)
      for (const part of target.split(/[/?=&]/).slice(1))
        evidence.handles.add(foldWide(part.replace(/^@/, '')))
    } else if (token.kind === 'email')
      evidence.hosts.add(token.text.slice(token.text.indexOf('@') + 1).toLowerCase())
    else if (token.kind === 'mention') evidence.handles.add(foldWide(token.text.slice(1)))
    else addWord(evidence, token.text.slice(1))
  }
  const currency = readCurrency(tokens, index)
  if (currency) evidence.seenUnits.add(`price:${currency.code}`)
}

const articles = /^(?:an?|one|eine?[nmrs]?|per|pro|je)$/
const fixedMinutes: Record<string, number> = {
  viertelstunde: 15,
  dreiviertelstunde: 45,
  halbstundig: 30,
  halbstundige: 30,
  fortnight: 20_160,
}
const namedDays: [RegExp, number[]][] = [
  [/^(?:weekends?|wochenenden?|wochenends)$/, [6, 7]],
  [/^(?:weekdays?|werktags|wochentags|werktagen?|wochentagen?)$/, [1, 2, 3, 4, 5]],
  [/^(?:daily|taglich|taeglich)$/, [1, 2, 3, 4, 5, 6, 7]],
]

function add(values: Map<string, readonly string[][]>, value: string, words: readonly string[]): void {
  const known = values.get(value)
  if (!known) values.set(value, [[...words]])
  else if (known.length < 50) (known as string[][]).push([...words])
}

/** Stands for what a number counts where that is left out. */
export const anything = '*'

const hedges =
  /^(?:over|than|about|around|nearly|almost|roughly|approximately|uber|als|rund|etwa|knapp|fast|circa|ca|mindestens|least|ungefahr|up|bis)$/

function addFound(
  evidence: Evidence,
  tokens: readonly Token[],
  found: Found,
  text: string,
  around: Surroundings,
): void {
  const { number } = found
  const words = [...found.words]
  // "1,160 homes, up from 300": what it counts was said before.
  const isShort =
    number !== undefined && words.length === 0 && functionWords.has(tokens[found.start - 1]?.low ?? '')
  // What stands before counts where nothing stands behind: "Workshops insgesamt 4".
  if (number && words.length === 0 && !isShort)
    for (let back = found.start - 1; back >= 0 && found.start - back < 4; back--) {
      const token = tokens[back]
      if (token?.kind !== 'word' || tokens[back + 1]?.first) break
      if (!functionWords.has(token.low)) words.push(stem(token.low))
    }
  // "98 pp." may be pages or anything else.
  const isCut = words.length > 0 && words.every((word) => word.length < 3)
  for (const value of found.values) add(evidence.values, value, isShort || isCut ? [anything] : words)
  for (const parts of found.dates ?? []) {
    addDate(evidence, parts, text)
    const season = parts.year === undefined ? undefined : seasonBefore(tokens, found.start)
    if (season !== undefined)
      for (const value of [seasonValue(season), seasonValue(season, parts.year)])
        add(evidence.values, value, [])
  }
  if (found.dates && endsClosing(tokens, found.start) && evidence.closedUntil.length < 50)
    evidence.closedUntil.push(...found.dates.filter(({ day }) => day !== undefined))
  if (found.kind === 'time' && evidence.timeTexts.length < 50) evidence.timeTexts.push(text)
  if (found.kind === 'time' && isOfDoors(tokens, found))
    for (const minutes of found.values.flatMap((value) => minutesOf(value))) evidence.doorTimes.add(minutes)
  addAge(evidence, tokens, found)
  if (!number) return
  if (number.code?.startsWith('tel ')) {
    const digits = number.code.slice(4)
    const end = digits.slice(-6)
    evidence.phones.set(end, [...(evidence.phones.get(end) ?? []).slice(0, 20), digits])
  }
  const last = number.code === undefined ? undefined : /(?<!\d)\d{1,15}$/.exec(number.code)?.[0]
  if (last && !number.code?.startsWith('tel ')) add(evidence.values, `number:${Number(last)}`, [])
  // A version is also evidence for its beginning: 2.4 for 2.4.1.
  const version = number.code?.split('.') ?? []
  for (let parts = 2; parts < Math.min(version.length, 6); parts++)
    add(evidence.values, `number:${version.slice(0, parts).join('.')}`, [])
  for (const part of number.parts ?? []) add(evidence.values, `number:${part}`, words)
  if (number.code !== undefined) return
  const factor = number.unit?.factor ?? 1
  for (const amount of number.numbers) {
    if (number.dimension !== '')
      evidence.rawAmounts.add(String(Number((Number(amount) / factor).toPrecision(12))))
    else if (number.ordinal) evidence.ordinals.add(amount)
    else if (tokens.length < 4 || tokens[found.start - 1]?.text === ':') evidence.lone.add(amount)
  }
  if (tokens[found.start - 1]?.text === ':') addLabelled(evidence, tokens, found)
  const before = tokens[found.start - 1]?.low ?? ''
  const known: KnownNumber = {
    text,
    values: found.values,
    amount: Number(number.numbers[0]),
    dimension: number.dimension,
    words: found.words,
    isHedged: hedges.test(before),
    isFactor: isFactor(tokens, found),
    around,
  }
  evidence.numbers.push(known)
  pushTo(evidence.amounts, known.dimension, known)
  for (const word of new Set(found.words)) pushTo(evidence.counted, `${known.dimension} ${word}`, known)
}

/** "Einlass ab 19 Uhr", "19:00 | Doors, mulled apple juice" */
function isOfDoors(tokens: readonly Token[], { start, end }: Found): boolean {
  for (let index = start - 1; index >= 0 && start - index < 4 && !tokens[index + 1]?.first; index--)
    if (doorWord.test(tokens[index]?.low ?? '')) return true
  for (let index = end; index < end + 2 && !tokens[index]?.first; index++)
    if (doorWord.test(tokens[index]?.low ?? '')) return true
  return false
}

/** "Theda Wohlers, 36, climbs", "aged 88", "(41)", "born in 1938". */
function addAge(evidence: Evidence, tokens: readonly Token[], { start, end, number, dates }: Found): void {
  const before = tokens[start - 1]
  const year = dates?.find(({ month }) => month === undefined)?.year ?? dates?.[0]?.year
  const isBirth = tokens
    .slice(Math.max(0, start - 4), start)
    .some(({ low, text }) => /^(?:born|geboren|geb|jahrgang|birth)$/.test(low) || text === '*')
  if (year !== undefined && isBirth) evidence.births.add(year)
  const amount = Number(number?.numbers[0])
  if (number?.dimension !== '' || !Number.isInteger(amount) || amount < 1 || amount > 115) return
  const isNamed = (token: Token | undefined) => token?.kind === 'word' && /^\p{Lu}/u.test(token.text)
  const closes = /^[,.)]$/.test(tokens[end]?.text ?? '')
  if (closes && /^[,(]$/.test(before?.text ?? '') && isNamed(tokens[start - 2])) evidence.ages.add(amount)
  if (
    /^(?:aged|age|alter|mit|at|is|ist|von|turned|turns)$/.test(before?.low ?? '') &&
    number.ordinal === false
  )
    evidence.ages.add(amount)
}

/** "fee_cents: 2500", "dauer_min: 90": the name of a field ends in the unit of its number. */
function addLabelled(evidence: Evidence, tokens: readonly Token[], { start, number }: Found): void {
  const name = tokens[start - 2]
  if (name?.kind !== 'word' || number?.dimension !== '' || number.numbers.length === 0) return
  const amount = Number(number.numbers[0])
  if (/^(?:cents?|pence)$/.test(name.low))
    for (const currency of ['EUR', 'USD', 'GBP', 'CHF'])
      add(evidence.values, `price:${currency}:${(amount / 100).toFixed(2)}`, [anything])
  const unit = unitOf(name.low)
  if (unit && tokens[start - 3] !== undefined)
    add(
      evidence.values,
      `${unit.dimension === 'time' ? 'duration' : unit.dimension}:${canonical(amount * unit.factor)}`,
      [anything],
    )
}

function pushTo(map: Map<string, KnownNumber[]>, key: string, number: KnownNumber): void {
  const list = map.get(key)
  if (!list) map.set(key, [number])
  else if (list.length < 200) list.push(number)
}

export const dateKey = ({ month, day }: DateParts): string => `${month ?? ''}-${day ?? ''}`

function addDate(evidence: Evidence, parts: DateParts, text: string): void {
  const { year, month, day, weekday } = parts
  if (year !== undefined) evidence.years.add(year)
  if (weekday !== undefined) {
    evidence.weekdays.add(weekday)
    evidence.statedWeekdays.add(weekday)
  }
  if (day !== undefined) {
    evidence.daysOfMonth.add(day)
    if (month !== undefined && !evidence.dayTexts.has(dateKey(parts)))
      evidence.dayTexts.set(dateKey(parts), text)
    if (evidence.dateTexts.length < 50 && !evidence.dateTexts.includes(text)) evidence.dateTexts.push(text)
  }
  if (month === undefined) return
  for (const key of new Set([dateKey(parts), dateKey({ month })])) {
    const known = evidence.dates.get(key) ?? []
    const isNew = !known.some((one) => one.year === year && one.day === day && one.weekday === weekday)
    if (isNew && known.length < 100) evidence.dates.set(key, [...known, parts])
  }
}

const isCapital = (token: Token): boolean => token.kind === 'word' && /^\p{Lu}/u.test(token.text)

/** Slots and neighbours of what is written like a name, for finding another name in its place. */
function addNames(names: KnownNames, tokens: readonly Token[], language: ClaimLanguage | undefined): void {
  let run: Token[] = []
  for (const [index, token] of tokens.entries()) {
    const joined = run.length > 0 && (token.first || token.gap === '')
    if (!isCapital(token) || joined) {
      if (token.text === '-' && token.gap === '') continue
      addInitials(names, run)
      run = []
    }
    if (!isCapital(token)) continue
    run.push(token)
    const low = nameOf(token)
    const next = tokens[index + 1]
    if (next && isCapital(next) && next.gap !== '' && !next.first && !functionWords.has(low)) {
      into(names.followers, low, nameOf(next))
      names.forms.set(nameOf(next), next.text)
    }
    const before = tokens[index - 1]
    const isLast = before?.kind === 'word' && token.gap !== '' && !token.first && isFirstName(before.low)
    const isName = isLast || isFirstName(low) || placeOf(low) !== undefined
    if (low.length < 2 || functionWords.has(low) || usualCapitals.has(low)) continue
    // "Carla Winter" and "Landshut" are names, whatever their words mean.
    if (!isName && language !== 'en' && (isGermanNoun(low) || loanWords.has(low))) continue
    // At the beginning of a sentence a capital says nothing.
    const isSure = isName || (next !== undefined && isCapital(next) && next.gap !== '')
    if (opensSentence(tokens, index) && !isSure && tokens.length > 1) continue
    names.written.set(low, token.text)
    if (low.length > 3 && low.length < 30)
      for (const short of withoutOne(low)) into(names.shortened, short, low)
    for (const slot of slotsOf(tokens, index)) into(names.slots, slot.key, low)
  }
  addInitials(names, run)
}

export type Slot = { key: string; side: 'before' | 'behind'; isWide: boolean; word: string }

/** The places a word stands in: behind a word, before a word, and the same with two words where the near one says little. */
export function slotsOf(tokens: readonly Token[], index: number): Slot[] {
  const slots: Slot[] = []
  const before = tokens[index - 1]
  const far = tokens[index - 2]
  const near = (token: Token | undefined): token is Token => token !== undefined && token.kind !== 'sign'
  if (near(before) && !tokens[index]?.first) {
    slots.push({ key: `before ${before.low}`, side: 'before', isWide: false, word: before.low })
    if (near(far) && !before.first && functionWords.has(before.low) && !functionWords.has(far.low))
      slots.push({ key: `before ${far.low} ${before.low}`, side: 'before', isWide: true, word: far.low })
  }
  const next = tokens[index + 1]
  const further = tokens[index + 2]
  if (near(next) && !next.first) {
    slots.push({ key: `behind ${next.low}`, side: 'behind', isWide: false, word: next.low })
    if (near(further) && !further.first && functionWords.has(next.low) && !functionWords.has(further.low))
      slots.push({
        key: `behind ${next.low} ${further.low}`,
        side: 'behind',
        isWide: true,
        word: further.low,
      })
  }
  return slots
}

function addInitials(names: KnownNames, run: readonly Token[]): void {
  if (run.length < 2 || run.length > 8) return
  for (let from = 0; from < run.length - 1; from++)
    names.initials.add(
      run
        .slice(from)
        .map(({ low }) => low.charAt(0))
        .join(''),
    )
}

function into(map: Map<string, Set<string>>, key: string, value: string): void {
  const known = map.get(key)
  if (!known) map.set(key, new Set([value]))
  else if (known.size < 50) known.add(value)
}

/** A word, and the word without each of its letters. */
export const withoutOne = (word: string): string[] => [
  word,
  ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)),
]

/** All words of the evidence as numbers in one row, for finding quotes word for word; zero parts the texts. */
function streamOf(texts: readonly ReadText[]): {
  ids: ReadonlyMap<string, number>
  stream: readonly number[]
} {
  const ids = new Map<string, number>()
  const stream: number[] = []
  for (const { tokens } of texts) {
    for (const token of tokens) {
      if (token.kind === 'sign') continue
      const word = quotedWord(token)
      const id = ids.get(word) ?? ids.size + 1
      ids.set(word, id)
      stream.push(id)
    }
    stream.push(0)
  }
  return { ids, stream }
}

/** Whether a word of a sorted list begins with this one. */
export function beginsOne(sorted: readonly string[], part: string): boolean {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? '') < part) low = middle + 1
    else high = middle
  }
  return sorted[low]?.startsWith(part) ?? false
}
