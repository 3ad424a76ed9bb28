import { functionWords } from '../words/common-words'
import { normalizeLink } from '../words/entities'
import { stem } from '../words/stems'
import { foldWithDigraphs, type Token } from '../words/tokens'
import type { ClaimKind } from './claim'
import { type DateParts, formatDateValue, type ReadingMode } from './date-parts'
import { formatCanonicalNumber } from './digits'
import { isInSaying } from './figures-of-speech'
import type { FoundNumber } from './found-number'
import { readDates, readYear } from './read-dates'
import { readNumber } from './read-number'
import { readQuotes } from './read-quotes'
import { readRelativeDate } from './read-relative-date'
import { type FoundTime, formatTimeValue, listMinutesOfHour, readTimeOfDay } from './read-times'

/** A claim among the tokens of a text, with everything needed to compare it. */
export type FoundClaim = {
  kind: ClaimKind
  start: number
  end: number
  values: string[]
  number?: FoundNumber
  dates?: DateParts[]
  /** What a number counts: the stems of the words after it, and of the label before it. */
  words: string[]
  isWeak: boolean
  /** The words of a quote; a quote with an ellipsis has several parts. */
  quoted?: string[][]
}

const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''
const touchesPrevious = (tokens: readonly Token[], index: number): boolean => tokens[index]?.gap === ''

/** Reads all claims of a text except names, in order. Linear: each position looks at a bounded number of tokens. */
export function readClaims(tokens: readonly Token[], reading: ReadingMode): FoundClaim[] {
  const found: FoundClaim[] = []
  const push = (
    kind: ClaimKind,
    start: number,
    end: number,
    values: string[],
    more: Partial<FoundClaim> = {},
  ) => {
    if (values.length > 0)
      found.push({ kind, start, end, values: [...new Set(values)], words: [], isWeak: false, ...more })
  }
  let marker = 0
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index]
    if (!token) break
    if (
      token.kind === 'link' ||
      token.kind === 'email' ||
      token.kind === 'mention' ||
      token.kind === 'hashtag'
    ) {
      push(token.kind, index, index + 1, [formatEntityValue(token)])
      index++
      continue
    }
    const skipped = skipMeaninglessNumbers(tokens, index)
    if (skipped > index) {
      index = skipped
      continue
    }
    const relative = readRelativeDate(tokens, index, reading)
    if (relative) {
      push('date', index, relative.end, relative.values)
      // "in three days" is also evidence for three days.
      index =
        reading.isEvidence && tokens[relative.end - 2]?.kind !== 'sign' && relative.end - index > 2
          ? index + 1
          : relative.end
      continue
    }
    // "Fünf vor zwölf" is a saying ("it is late"), not a time of day.
    const isSaid = !reading.isEvidence && reading.language === 'de' && isInSaying(tokens, index, 'de')
    const time = isSaid ? undefined : readTimeOfDay(tokens, index, reading)
    if (time && !time.isBare) {
      push('time', index, time.end, listTimeValues(time, reading))
      index = time.end
      continue
    }
    const dates = readDates(tokens, index, reading)
    if (dates) {
      for (const { start, end, readings } of dates)
        push('date', start, end, readings.map(formatDateValue), { dates: readings })
      index = Math.max(...dates.map(({ end }) => end))
      // 2026-11-03T19:00
      if (
        lowAt(tokens, index) === 't' &&
        touchesPrevious(tokens, index) &&
        touchesPrevious(tokens, index + 1) &&
        tokens[index + 1]?.kind === 'digits'
      )
        index++
      continue
    }
    if (time) {
      push('time', index, time.end, listTimeValues(time, reading))
      index = time.end
      continue
    }
    const number = readNumber(tokens, index, reading)
    if (!number) {
      index++
      continue
    }
    const isMarker =
      token.first &&
      token.kind === 'digits' &&
      token.text.length < 3 &&
      number.end === index + 1 &&
      isListMarker(tokens, index)
    if (isMarker) {
      const place = Number(token.text)
      const isNext = place === 1 || place === marker + 1
      if (isNext || lowAt(tokens, index + 1) === ')') {
        marker = place
        index += 2
        continue
      }
    }
    const year = number.dimension === '' && number.end === index + 1 ? readYear(tokens, index) : undefined
    const { end } = year ?? number
    if (year)
      push(
        'date',
        index,
        end,
        [
          ...year.readings.map(formatDateValue),
          ...(end === index + 1 ? number.numbers.map((value) => `number:${value}`) : []),
        ],
        {
          dates: year.readings,
        },
      )
    else
      push(number.dimension.startsWith('price') ? 'price' : 'number', index, end, listNumberValues(number), {
        number,
        isWeak: number.isWeak || (isMarker && !reading.isEvidence),
      })
    index = end
  }
  const starts = new Set(found.map(({ start }) => start))
  for (const one of found) if (one.number) one.words = readCountedWords(tokens, one, starts, reading)
  completeRanges(found, tokens)
  for (const one of found) addOtherMeanings(one, tokens)
  for (const quote of readQuotes(tokens))
    push('quote', quote.start, quote.end, [`quote:${quote.parts.flat().join(' ')}`], { quoted: quote.parts })
  return found
}

function isListMarker(tokens: readonly Token[], index: number): boolean {
  return (
    /^[.)]$/.test(lowAt(tokens, index + 1)) &&
    touchesPrevious(tokens, index + 1) &&
    tokens[index + 2] !== undefined &&
    !touchesPrevious(tokens, index + 2)
  )
}

/** Skips numbers that say nothing: keycaps, "24/7", and thread counters. Returns the index after them. */
function skipMeaninglessNumbers(tokens: readonly Token[], index: number): number {
  const token = tokens[index]
  if (token?.kind !== 'digits') return index
  if (tokens[index + 1]?.text === '\u20E3') return index + 2
  if (
    lowAt(tokens, index + 1) !== '/' ||
    tokens[index + 2]?.kind !== 'digits' ||
    !touchesPrevious(tokens, index + 1) ||
    !touchesPrevious(tokens, index + 2)
  )
    return index
  if (token.text === '24' && lowAt(tokens, index + 2) === '7') return index + 3
  const isCounter =
    token.text.length < 3 &&
    (tokens[index + 2]?.text.length ?? 9) < 3 &&
    Number(token.text) <= Number(lowAt(tokens, index + 2))
  const inBrackets = lowAt(tokens, index - 1) === '(' && lowAt(tokens, index + 3) === ')'
  const opens = index === (inBrackets ? 1 : 0) && (inBrackets || tokens[3]?.kind === 'sign')
  const closes = index + 3 + (inBrackets ? 1 : 0) >= tokens.length && (inBrackets || token.first)
  return isCounter && (opens || closes) ? index + 3 : index
}

/** Returns the values of a time. A time with seconds is a race result: "1:12:47" differs from "1:12:37". */
function listTimeValues({ minutes, seconds }: FoundTime, reading: ReadingMode): string[] {
  const values = minutes.map(formatTimeValue)
  if (seconds === undefined) return values
  const exact = values.map((value) => `${value}:${String(seconds).padStart(2, '0')}`)
  return reading.isEvidence ? [...exact, ...values] : exact
}

/** Returns the canonical form of an address, a mention or a hashtag. */
export function formatEntityValue({ kind, text }: Token): string {
  if (kind === 'link') return `link:${normalizeLink(text)}`
  if (kind === 'email') return `email:${text.toLowerCase().normalize('NFC')}`
  return `${kind}:${foldWithDigraphs(text.slice(1))}`
}

/** Returns everything that a number can mean: `number:1204`, `percent:30`, `length:5000`, `price:EUR:12.50`. */
export function listNumberValues({ numbers, dimension, code }: FoundNumber): string[] {
  if (code !== undefined) return [`number:${code}`]
  if (dimension.startsWith('price:'))
    return numbers.flatMap((number) => {
      const price = `${dimension}:${formatPrice(number)}`
      return dimension === 'price:GBP'
        ? [price, `mass:${formatCanonicalNumber(Number(number) * 453.592)}`]
        : [price]
    })
  if (dimension !== '') return numbers.map((number) => `${nameDimension(dimension)}:${number}`)
  return numbers.flatMap((number) => {
    const value = Number(number)
    return value > 0 && value < 1
      ? [`number:${number}`, `percent:${formatCanonicalNumber(value * 100)}`]
      : [`number:${number}`]
  })
}

const formatPrice = (number: string): string => (number.length > 14 ? number : Number(number).toFixed(2))
const nameDimension = (dimension: string): string => (dimension === 'time' ? 'duration' : dimension)

/** Small words that may come between a number and what it counts. */
const skippedWords = new Set(
  'of the its our their his her new more other different additional such mal fach times neue neuen neuer neues weitere weiteren weiterer andere anderen verschiedene verschiedenen unsere unserer unseren ihre ihrer ihren seine seiner seinen der gute guten grosse grossen kleine kleinen'.split(
    ' ',
  ),
)

/**
 * Returns up to three words after a number that say what it counts, up to the next number, and the label before it
 * ("Workshops: 4"). In German only nouns count, which are capitalized.
 */
function readCountedWords(
  tokens: readonly Token[],
  { start, end }: FoundClaim,
  starts: ReadonlySet<number>,
  reading: ReadingMode,
): string[] {
  const words: string[] = []
  for (let index = end; index < end + 6 && words.length < 3; index++) {
    const token = tokens[index]
    if (!token || token.first || starts.has(index)) break
    if (token.kind === 'sign' && /^[-*_‑]$/.test(token.text) && index < end + 2) continue
    if (token.kind !== 'word') break
    if (skippedWords.has(token.low) && words.length === 0) continue
    if (functionWords.has(token.low) || token.low === 'x') break
    if (reading.language !== 'de' || /^\p{Lu}/u.test(token.text)) words.push(stem(token.low))
  }
  if (lowAt(tokens, start - 1) === ':' && tokens[start - 2]?.kind === 'word')
    words.push(stem(lowAt(tokens, start - 2)))
  return words
}

const clockMarkPattern = /^(?:at|from|until|till|by|to|after|before|um|ab|bis|von|gegen|nach|vor|-|–|—)$/

/** Adds what a plain number can also mean: "one in four" and "jede vierte" a quarter, "from 10 to 6" times of day. */
function addOtherMeanings(found: FoundClaim, tokens: readonly Token[]): void {
  const { number, start, words } = found
  if (found.kind !== 'number' || !number || number.dimension !== '' || number.numbers.length !== 1) return
  const amount = Number(number.numbers[0])
  const before = lowAt(tokens, start - 1)
  const share = (part: number) =>
    found.values.push(`percent:${formatCanonicalNumber(part * 100)}`, `number:${formatCanonicalNumber(part)}`)
  if (number.ordinal && /^(?:every|jede[rsmn]?)$/.test(before) && amount > 1) share(1 / amount)
  const far = before === 'of' && lowAt(tokens, start - 2) === 'out' ? start - 3 : start - 2
  const above = smallNumbersByWord.get(lowAt(tokens, far))
  if (above !== undefined && amount > above && amount <= 10 && /^(?:in|of|von)$/.test(before))
    share(above / amount)
  // When the first of the two is read, the second is not known yet.
  const skip = lowAt(tokens, found.end) === 'out' ? 1 : 0
  const below = smallNumbersByWord.get(lowAt(tokens, found.end + skip + 1))
  if (below !== undefined && amount < below && /^(?:in|of|von)$/.test(lowAt(tokens, found.end + skip)))
    share(amount / below)
  if (
    Number.isInteger(amount) &&
    words.length === 0 &&
    amount <= 24 &&
    (clockMarkPattern.test(before) || opensRange(tokens, found.end))
  )
    found.values.push(...(listMinutesOfHour(amount) ?? []).map(formatTimeValue))
}

/** Whether a dash and digits follow, as in "9-5". */
const opensRange = (tokens: readonly Token[], index: number): boolean =>
  /^[-–—]$/.test(lowAt(tokens, index)) && tokens[index + 1]?.kind === 'digits'

const smallNumbersByWord = new Map(
  [
    'one ein eine einer eines 1',
    'two zwei 2',
    'three drei 3',
    'four vier 4',
    'five funf 5',
    'six sechs 6',
    'seven sieben 7',
    'eight acht 8',
    'nine neun 9',
    'ten zehn 10',
  ].flatMap((words, at) => words.split(' ').map((word): [string, number] => [word, at + 1])),
)

const rangeOrListPattern = /^(?:-|–|—|−|‑|bis|to|und|and|oder|or|x|×|\/|&|statt|auf)$/
const strictRangePattern = /^(?:-|–|—|−|‑|bis|to|x|×|\/)$/

/**
 * Completes ranges: in "5 to 10 km" and "7–9 pm", the first number takes the unit of the second; in "€10–15", the
 * other way around.
 */
function completeRanges(found: FoundClaim[], tokens: readonly Token[]): void {
  for (let index = found.length - 1; index > 0; index--) {
    const [one, other] = [found[index - 1], found[index]]
    if (!one || !other || other.start - one.end !== 1) continue
    const sign = lowAt(tokens, one.end)
    if (
      !rangeOrListPattern.test(sign) ||
      tokens[one.end]?.first ||
      one.number?.dimension !== '' ||
      one.number.code !== undefined
    )
      continue
    if (other.kind === 'time') {
      const hour = Number(one.number.numbers[0])
      const minutes = Math.round((hour % 1) * 100)
      const hours = minutes < 60 ? listMinutesOfHour(Math.trunc(hour)) : undefined
      if (!hours || one.number.numbers.length > 1) continue
      const inDay = tokens[other.end - 1]?.low === 'uhr' && hour > 0 ? hours.slice(0, 1) : hours
      one.kind = 'time'
      one.values = inDay.map((value) => formatTimeValue((hour === 12 ? 720 : value) + minutes))
      delete one.number
    } else if (
      other.number &&
      other.number.dimension !== '' &&
      !one.number.ordinal &&
      one.words.length === 0
    ) {
      const { unit, dimension } = other.number
      const numbers = one.number.numbers.map((number) =>
        formatCanonicalNumber(Number(number) * (unit?.factor ?? 1)),
      )
      const shared = { ...one.number, numbers, dimension, unit }
      one.values = [
        ...new Set([...listNumberValues(shared), ...(strictRangePattern.test(sign) ? [] : one.values)]),
      ]
      one.number = shared
      if (dimension.startsWith('price')) one.kind = 'price'
      one.words = other.words
    } else if (other.number?.dimension === '' && one.words.length === 0) one.words = other.words
  }
  for (let index = 1; index < found.length; index++) {
    const [one, other] = [found[index - 1], found[index]]
    if (
      !one?.number?.dimension.startsWith('price') ||
      other?.number?.dimension !== '' ||
      other.start - one.end !== 1
    )
      continue
    if (!/^(?:-|–|—|\/|to|bis)$/.test(lowAt(tokens, one.end)) || other.number.code !== undefined) continue
    other.number = { ...other.number, dimension: one.number.dimension }
    other.kind = 'price'
    other.values = listNumberValues(other.number)
  }
}
