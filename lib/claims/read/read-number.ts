import type { Token } from '../words/tokens'
import type { ReadingMode } from './date-parts'
import { applyScale, formatCanonicalNumber, fractionValueBySign, readDigits, readScale } from './digits'
import { isFigureOfSpeech, skipArticle } from './figures-of-speech'
import type { FoundNumber } from './found-number'
import { readCode, readPhone } from './number-codes'
import { readNumberWords, readSuffixedNumber, readSuffixUnit } from './number-words'
import { findUnit, readCurrency, readUnit, type Unit } from './units'

const lowAt = (tokens: readonly Token[], index: number): string => tokens[index]?.low ?? ''
const touchesPrevious = (tokens: readonly Token[], index: number): boolean => tokens[index]?.gap === ''

type BareNumber = {
  end: number
  numbers: string[]
  ordinal: boolean
  isWeak: boolean
  parts?: string[] | undefined
  unit?: Unit | undefined
  hasFraction?: boolean
}

/** Reads digits with their fraction and scale, or a number in words. */
function readBareNumber(
  tokens: readonly Token[],
  start: number,
  reading: ReadingMode,
  isMoney: boolean,
): (BareNumber & { code?: string | undefined }) | undefined {
  const token = tokens[start]
  if (!token) return undefined
  const alone = fractionValueBySign[token.text]
  if (alone !== undefined)
    return { end: start + 1, numbers: [formatCanonicalNumber(alone)], ordinal: false, isWeak: false }
  const digits = readDigits(tokens, start, reading)
  if (digits) {
    let { numbers, until } = digits
    const { parts, code } = digits
    if (code !== undefined) return { end: until, numbers, ordinal: false, isWeak: false, code }
    // "1½", "1 1/2", "3/4"
    const half = fractionValueBySign[lowAt(tokens, until)]
    const fraction = readFraction(tokens, until)
    if (half !== undefined && !tokens[until]?.first) {
      numbers = numbers.map((number) => formatCanonicalNumber(Number(number) + half))
      until++
    } else if (
      fraction !== undefined &&
      tokens[until]?.gap === ' ' &&
      until === start + 1 &&
      token.text.length < 3
    ) {
      numbers = numbers.map((number) => formatCanonicalNumber(Number(number) + fraction))
      until += 3
    } else {
      const own = readFraction(tokens, start)
      if (own !== undefined)
        return { end: start + 3, numbers: [formatCanonicalNumber(own)], ordinal: false, isWeak: false }
    }
    const scale = readScale(tokens, until, reading, isMoney)
    if (scale)
      return { end: scale.until, numbers: applyScale(numbers, scale.times), ordinal: false, isWeak: false }
    if (touchesPrevious(tokens, until) && /^(?:st|nd|rd|th)$/.test(lowAt(tokens, until)))
      return { end: until + 1, numbers, ordinal: true, isWeak: false }
    const dot = lowAt(tokens, until) === '.' && touchesPrevious(tokens, until)
    const ordinal =
      dot && tokens[until + 1]?.kind === 'word' && tokens[until + 1]?.gap !== '' && reading.language !== 'en'
    return { end: until, numbers, ordinal, isWeak: false, parts }
  }
  if (token.kind !== 'word') return undefined
  for (const language of reading.languages) {
    if (language === 'de') {
      const grown = readSuffixedNumber(token.low)
      if (grown && !isFigureOfSpeech(tokens, start, start + 1, language, reading))
        return {
          end: start + 1,
          numbers: [formatCanonicalNumber(grown.value)],
          ordinal: false,
          isWeak: false,
          unit: findUnit(grown.unit),
        }
    }
    const number = readNumberWords(tokens, start, language)
    if (number && !isFigureOfSpeech(tokens, start, number.until, language, reading)) {
      const isWeak = number.isOne
      return {
        end: number.until,
        numbers: [formatCanonicalNumber(number.value)],
        ordinal: number.ordinal,
        isWeak,
      }
    }
  }
  return undefined
}

function readFraction(tokens: readonly Token[], index: number): number | undefined {
  const [above, below] = [tokens[index], tokens[index + 2]]
  if (above?.kind !== 'digits' || below?.kind !== 'digits' || tokens[index + 1]?.text !== '/')
    return undefined
  if (
    !touchesPrevious(tokens, index + 1) ||
    below.gap !== '' ||
    above.text.length > 2 ||
    below.text.length > 2
  )
    return undefined
  const [one, other] = [Number(above.text), Number(below.text)]
  return other > 1 && other <= 16 && one > 0 && one < other && lowAt(tokens, index + 3) !== '/'
    ? one / other
    : undefined
}

/** Reads the number that begins at a position, with its unit or currency. */
export function readNumber(
  tokens: readonly Token[],
  start: number,
  reading: ReadingMode,
): FoundNumber | undefined {
  const token = tokens[start]
  if (!token || (token.kind !== 'digits' && token.kind !== 'word' && token.kind !== 'sign')) return undefined
  const phone = readPhone(tokens, start)
  if (phone) return phone
  const ahead = token.kind === 'digits' ? undefined : readCurrency(tokens, start)
  if (ahead && !ahead.hundredths) {
    const bare = tokens[ahead.until]?.first
      ? undefined
      : tokens[ahead.until]?.kind === 'digits'
        ? readBareNumber(tokens, ahead.until, reading, true)
        : undefined
    if (bare && bare.code === undefined) return completePrice(tokens, start, bare, ahead.code, bare.end)
    return undefined
  }
  const minus =
    /^[-−–]$/.test(token.text) &&
    touchesPrevious(tokens, start + 1) &&
    (start === 0 || token.first || !touchesPrevious(tokens, start)) &&
    tokens[start + 1]?.kind === 'digits'
  const worded = token.kind === 'word' && token.low === 'minus' && tokens[start + 1]?.kind !== 'sign'
  if (minus || worded) {
    const below = readNumber(tokens, start + 1, reading)
    if (below?.unit && /^(?:temperature|fahrenheit|percent)$/.test(below.dimension))
      return {
        ...below,
        start,
        numbers: below.numbers.map((number) => formatCanonicalNumber(-Number(number))),
      }
    return undefined
  }
  // "A year and a half"
  if (
    /^(?:a|an|one)$/.test(token.low) &&
    lowAt(tokens, start + 2) === 'and' &&
    lowAt(tokens, start + 3) === 'a' &&
    lowAt(tokens, start + 4) === 'half'
  ) {
    const counted = reading.languages.includes('en') ? readUnit(tokens, start + 1) : undefined
    const bare = { end: start + 5, numbers: ['1.5'], ordinal: false, isWeak: false }
    if (counted?.until === start + 2) return completeMeasurement(tokens, start, bare, counted.unit, start + 5)
  }
  const code = readCode(tokens, start)
  if (code) return code
  const bare = readBareNumber(tokens, start, reading, false)
  if (!bare) return undefined
  if (bare.code !== undefined)
    return {
      start,
      end: bare.end,
      numbers: [],
      dimension: '',
      ordinal: false,
      isWeak: false,
      code: bare.code,
    }
  const ofUnit =
    lowAt(tokens, bare.end) === 'of' && /^(?:a|an)$/.test(lowAt(tokens, bare.end + 1))
      ? readUnit(tokens, bare.end + 2)
      : undefined
  if (ofUnit) return completeMeasurement(tokens, start, bare, ofUnit.unit, ofUnit.until)
  const spot = skipArticle(tokens, bare.end)
  const from = spot !== bare.end && lowAt(tokens, start) !== 'half' ? bare.end : spot
  const dash =
    lowAt(tokens, from) === '-' && touchesPrevious(tokens, from) && touchesPrevious(tokens, from + 1) ? 1 : 0
  const sign = tokens[from + dash]
  // "A cabin for two £114": the currency sign belongs to the number that it touches.
  const isOfNext =
    sign?.kind === 'sign' &&
    sign.gap !== '' &&
    tokens[from + dash + 1]?.kind === 'digits' &&
    touchesPrevious(tokens, from + dash + 1)
  const currency = sign?.gap.includes('\n') || isOfNext ? undefined : readCurrency(tokens, from + dash)
  if (
    currency &&
    (!bare.ordinal || token.kind === 'digits') &&
    !(currency.hundredths && token.kind === 'word' && bare.isWeak)
  ) {
    const values = currency.hundredths
      ? bare.numbers.map((number) => formatCanonicalNumber(Number(number) / 100))
      : bare.numbers
    return completePrice(tokens, start, { ...bare, numbers: values }, currency.code, currency.until)
  }
  const priceDash = readPriceDash(tokens, bare.end)
  const afterDash = priceDash === undefined ? undefined : readCurrency(tokens, priceDash)
  if (afterDash) return completePrice(tokens, start, bare, afterDash.code, afterDash.until)
  const grown = dash ? readSuffixUnit(lowAt(tokens, from + 1)) : undefined
  if (grown !== undefined) return completeMeasurement(tokens, start, bare, findUnit(grown), from + 2)
  if (bare.unit) return completeMeasurement(tokens, start, bare, bare.unit, bare.end)
  // "12er", "5x", "3-mal" are plain counts.
  const found =
    bare.ordinal && !/^(?:%|prozent)$/.test(lowAt(tokens, from)) ? undefined : readUnit(tokens, from)
  return found
    ? completeMeasurement(tokens, start, bare, found.unit, found.until)
    : completeMeasurement(tokens, start, bare, undefined, bare.end)
}

/** Reads the dash in "12,-" and "12.–". */
function readPriceDash(tokens: readonly Token[], index: number): number | undefined {
  return /^[.,]$/.test(lowAt(tokens, index)) &&
    touchesPrevious(tokens, index) &&
    /^[-–—]$/.test(lowAt(tokens, index + 1)) &&
    touchesPrevious(tokens, index + 1)
    ? index + 2
    : undefined
}

function completePrice(
  tokens: readonly Token[],
  start: number,
  bare: BareNumber,
  code: string,
  until: number,
): FoundNumber {
  let end = readPriceDash(tokens, until) ?? until
  let numbers = bare.numbers
  // "12 Euro 50"
  const cents = tokens[end]
  if (
    cents?.kind === 'digits' &&
    cents.text.length === 2 &&
    cents.gap === ' ' &&
    /^(?:euro|franken|€)$/.test(lowAt(tokens, end - 1)) &&
    !(
      /^[.,:]$/.test(lowAt(tokens, end + 1)) &&
      touchesPrevious(tokens, end + 1) &&
      touchesPrevious(tokens, end + 2) &&
      tokens[end + 2]
    )
  ) {
    numbers = numbers.map((number) => formatCanonicalNumber(Number(number) + Number(cents.text) / 100))
    end++
  }
  return { start, end, numbers, dimension: `price:${code}`, ordinal: false, isWeak: false, parts: bare.parts }
}

const smallerUnitPatternByFactor: Record<number, RegExp> = {
  3600: /^(?:min|mins|minute|minuten|minutes|m)$/,
  604800: /^(?:tag|tage|tagen|day|days)$/,
}

function completeMeasurement(
  tokens: readonly Token[],
  start: number,
  bare: BareNumber,
  unit: Unit | undefined,
  end: number,
): FoundNumber {
  const { ordinal, isWeak, parts } = bare
  if (!unit) return { start, end, numbers: bare.numbers, dimension: '', ordinal, isWeak, parts }
  let numbers = bare.numbers.map((number) => formatCanonicalNumber(Number(number) * unit.factor))
  let until = end
  // "1 h 30 min", "zwei Stunden und 15 Minuten"
  const smaller = unit.dimension === 'time' ? smallerUnitPatternByFactor[unit.factor] : undefined
  if (smaller) {
    const skip = /^(?:and|und|,)$/.test(lowAt(tokens, until)) ? 1 : 0
    const spot = until + skip
    const more = tokens[spot]
    const worded =
      more?.kind === 'word'
        ? (readNumberWords(tokens, spot, 'en') ?? readNumberWords(tokens, spot, 'de'))
        : undefined
    const count =
      more?.kind === 'digits' && more.text.length <= 2
        ? { value: Number(more.text), until: spot + 1 }
        : worded?.ordinal === false
          ? worded
          : undefined
    const next = count && readUnit(tokens, count.until)
    if (count && next && smaller.test(lowAt(tokens, count.until))) {
      numbers = numbers.map((number) =>
        formatCanonicalNumber(Number(number) + count.value * next.unit.factor),
      )
      until = next.until
    }
  }
  return {
    start,
    end: until,
    numbers,
    dimension: unit.dimension,
    unit,
    ordinal: false,
    isWeak,
    parts: parts && undefined,
  }
}
