import { findOtherListLength, isEnumerationCount } from '../evidence/enumerations'
import { anyCountedThing, type Evidence, type KnownNumber } from '../evidence/evidence'
import type { ReadingMode } from '../read/date-parts'
import { formatCanonicalNumber } from '../read/digits'
import { isEmphasis } from '../read/figures-of-speech'
import type { FoundClaim } from '../read/read-claims'
import { findUnit } from '../read/units'
import { functionWords } from '../words/common-words'
import type { Token } from '../words/tokens'
import {
  findExpectedNumber,
  findOtherFactor,
  isCloserThanRival,
  isDayOfDate,
  isDifference,
  isKnownAge,
  isSum,
  isTimeBetweenDoorsAndStart,
} from './calculated-numbers'
import { isKnownFrequency, isShareOfPrice, isTrueBound, isWeekdayCount } from './inferred-claims'
import {
  isEqualShare,
  isHalfOrDouble,
  isKnownForOtherPeriod,
  isMultipleOfKnownRate,
  isPackSaving,
  isProductInSentence,
  isRatio,
  isSumOfCounts,
  isTotal,
} from './multiplied-numbers'
import {
  isFractionOfKnown,
  isListEntryCount,
  isRoundedKnownNumber,
  isSimilarDuration,
  isYearDifference,
} from './rounding'
import { findOnlyText, hasAllDigits, reportUnsupported, type Verdict } from './verdict'

/** Judges a number or a price: undefined if the evidence has it in some form. */
export function judgeNumber(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: ReadingMode,
): Verdict | undefined {
  const { number, words, values } = found
  if (!number) return values.some((value) => evidence.values.has(value)) ? undefined : reportUnsupported()
  if (isKnownDigitRun(found, evidence) || isPluralOfNumber(found, tokens, evidence)) return undefined
  if (number.dimension === 'percent' && isEmphasis(tokens, found.start, found.end)) return undefined
  if (number.code !== undefined) return judgeCode(number.code, values, evidence, found)
  const dayOfDate = isDayOfDate(found, tokens, evidence)
  if (dayOfDate !== undefined)
    return dayOfDate ? undefined : reportUnsupported(findOnlyText(evidence.dateTexts))
  const contexts = values.flatMap((value) => evidence.values.get(value) ?? [])
  const others = words.flatMap((word) => evidence.counted.get(`${number.dimension} ${word}`) ?? [])
  const rival = others.find((other) => !other.values.some((value) => values.includes(value)))
  const factor = contexts.length > 0 ? findOtherFactor(found, tokens, evidence) : undefined
  if (factor) return reportUnsupported(factor.text)
  if (contexts.length > 0) {
    const agrees =
      words.length === 0 ||
      contexts.some((context) => context.some((word) => word === anyCountedThing || words.includes(word)))
    // A number this large is never the same by chance: the source has another word for what it counts.
    const isTelling = number.numbers.some((amount) => Number(amount) >= 1000)
    const length =
      rival || contexts.some((context) => words.some((word) => context.includes(word)))
        ? undefined
        : findOtherListLength(found, evidence)
    if (length !== undefined) return reportUnsupported(String(length))
    if (agrees || !rival || isTelling) {
      const other = findExpectedNumber(found, tokens, evidence)
      return other === undefined || isCalculated(found, tokens, evidence, reading)
        ? undefined
        : reportUnsupported(other.text)
    }
    return isCloserThanRival(found, rival, tokens, evidence) || isCalculated(found, tokens, evidence, reading)
      ? undefined
      : reportUnsupported(rival.text)
  }
  if (isKnownInOtherForm(found, tokens, evidence, reading)) return undefined
  if (rival) return reportUnsupported(rival.text)
  if (found.isWeak) {
    const same = (evidence.amounts.get(number.dimension) ?? []).filter((other) => other.dimension !== '')
    return same.length > 0 && number.dimension !== '' && !isMonthsDimension(number.dimension)
      ? reportUnsupported(same.length === 1 ? same[0]?.text : undefined)
      : undefined
  }
  return reportUnsupported(findNearestNumber(found, evidence))
}

/** Whether the source has a long number with other spacing. */
const isKnownDigitRun = ({ number }: FoundClaim, { runs }: Evidence): boolean =>
  (number?.numbers ?? []).some((digits) => digits.length >= 7 && runs.has(digits)) ||
  (number?.code?.startsWith('tel ') === true && runs.has(number.code.slice(4)))

/** Whether it is the plural of a number after a hyphen, not seconds: "Under-18s", "PW-3s". */
const isPluralOfNumber = (
  { start, end }: FoundClaim,
  tokens: readonly Token[],
  { digits }: Evidence,
): boolean =>
  tokens[end - 1]?.text === 's' &&
  tokens[end - 1]?.gap === '' &&
  tokens[start - 1]?.text === '-' &&
  tokens[start]?.gap === '' &&
  digits.has(tokens[start]?.text ?? '')

const isMonthsDimension = (dimension: string): boolean => dimension === 'months'

/**
 * Whether the evidence has the number in a form that is equal without having the same value: a day for an ordinal,
 * a number in a field of its own, a rounded one.
 */
function isKnownInOtherForm(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: ReadingMode,
): boolean {
  const { number, words } = found
  if (!number) return false
  const factor = number.unit?.factor ?? 1
  const raw = number.numbers.map((amount) => formatCanonicalNumber(Number(amount) / factor))
  if (number.dimension === '') {
    if (
      (number.ordinal ||
        hasNoCountedThing(tokens, found) ||
        (reading.language === 'de' && words.length === 0)) &&
      raw.some((amount) => evidence.rawAmounts.has(amount))
    )
      return true
    if (
      number.ordinal &&
      words.length === 0 &&
      raw.some((amount) => evidence.daysOfMonth.has(Number(amount)))
    )
      return true
    if (number.parts?.every((part) => evidence.values.has(`number:${part}`))) return true
    if (words.length === 0 && raw.some((amount) => evidence.years.has(Number(amount)))) return true
  } else if (
    number.unit?.factor === 12 &&
    number.dimension === 'months' &&
    raw.some((amount) => evidence.ordinals.has(amount))
  ) {
    // "A hundred years" for "the 100th birthday".
    return true
  } else if (
    factor % 12 === 0 &&
    number.dimension === 'months' &&
    isYearDifference(found, tokens, evidence)
  ) {
    return true
  } else if (raw.some((amount) => evidence.lone.has(amount))) {
    const key = number.dimension.startsWith('price:') ? number.dimension : `${number.dimension}:${factor}`
    if (evidence.seenUnits.has(key)) return true
  }
  if (reading.language === undefined && hasAllDigits(found, tokens, evidence)) return true
  return (
    isRoundedKnownNumber(found, tokens, evidence) ||
    isFractionOfKnown(found, tokens, evidence) ||
    isListEntryCount(found, tokens) ||
    isEnumerationCount(found, evidence) ||
    isDurationWithLaterUnit(found, evidence) ||
    isCenturyOfKnownYear(found, tokens, evidence) ||
    isTrueBound(found, tokens, evidence) ||
    isKnownFrequency(found, tokens, evidence) ||
    isWeekdayCount(found, tokens, evidence) ||
    isShareOfPrice(found, tokens, evidence) ||
    isDifference(found, tokens, evidence) ||
    isSum(found, tokens, evidence) ||
    isKnownAge(found, tokens, evidence) ||
    isTimeBetweenDoorsAndStart(found, tokens, evidence) ||
    isCalculated(found, tokens, evidence, reading)
  )
}

/** Whether the number follows from two related numbers, so that the same value elsewhere does not contradict it. */
const isCalculated = (
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: ReadingMode,
): boolean =>
  isSumOfCounts(found, evidence) ||
  isHalfOrDouble(found, tokens, evidence) ||
  isRatio(found, tokens, evidence) ||
  isTotal(found, tokens, evidence) ||
  isEqualShare(found, tokens, evidence) ||
  isKnownForOtherPeriod(found, tokens, evidence) ||
  isPackSaving(found, tokens, evidence) ||
  isSimilarDuration(found, tokens, evidence) ||
  isProductInSentence(found, tokens, reading) ||
  isMultipleOfKnownRate(found, tokens, evidence, reading)

/**
 * Whether the evidence has the duration if the unit follows another word or ends one: "Nine quiet hours", "30
 * Urlaubstage".
 */
function isDurationWithLaterUnit({ number, words }: FoundClaim, evidence: Evidence): boolean {
  return words.some((word) => {
    const end = /(?:tag|stund|minut|woch|monat|jahr)$/.exec(word)?.[0]
    const unit =
      findUnit(word) ??
      findUnit(`${word}s`) ??
      (end === undefined ? undefined : (findUnit(`${end}e`) ?? findUnit(`${end}en`)))
    return (
      (unit?.dimension === 'time' || unit?.dimension === 'months') &&
      (number?.numbers ?? []).some((amount) =>
        evidence.values.has(
          `${unit.dimension === 'time' ? 'duration' : 'months'}:${formatCanonicalNumber(Number(amount) * unit.factor)}`,
        ),
      )
    )
  })
}

/** Whether the evidence has a year of the century: "The 18th century" for 1743. */
const isCenturyOfKnownYear = (
  found: FoundClaim,
  tokens: readonly Token[],
  { years, digits }: Evidence,
): boolean => {
  const word = tokens[found.end + (tokens[found.end]?.text === '.' ? 1 : 0)]?.low ?? ''
  if (found.number?.ordinal !== true || !/^(?:century|jahrhunderts?)$/.test(word)) return false
  const century = Number(found.number.numbers[0])
  const known = [...years, ...[...digits].filter((text) => /^(?:1\d|20)\d\d$/.test(text)).map(Number)]
  return known.some((year) => Math.ceil(year / 100) === century)
}

/** Whether no word says what the number counts: "Mira is 14". */
function hasNoCountedThing(tokens: readonly Token[], { end }: FoundClaim): boolean {
  const next = tokens[end]
  return (
    next === undefined ||
    next.first ||
    next.kind !== 'word' ||
    (functionWords.has(next.low) && !/^(?:of|von|out|der|des)$/.test(next.low))
  )
}

function judgeCode(
  code: string,
  values: readonly string[],
  evidence: Evidence,
  found: FoundClaim,
): Verdict | undefined {
  if (values.some((value) => evidence.values.has(value)) || evidence.words.has(code)) return undefined
  if (code.startsWith('tel ')) {
    const digits = code.slice(4)
    const known = evidence.phones.get(digits.slice(-6)) ?? []
    return known.some((other) => other.endsWith(digits) || digits.endsWith(other)) ||
      evidence.digits.has(digits)
      ? undefined
      : reportUnsupported()
  }
  return found.isWeak ? undefined : reportUnsupported()
}

/**
 * Returns what the evidence says instead of a number: the closest one of the same dimension, if it is near enough
 * and no other is nearly as close.
 */
function findNearestNumber({ number, words }: FoundClaim, evidence: Evidence): string | undefined {
  if (!number) return undefined
  const amount = Number(number.numbers[0])
  const all = evidence.amounts.get(number.dimension) ?? []
  const byText = new Map<string, KnownNumber>(
    all.map((known) => [formatCanonicalNumber(known.amount), known]),
  )
  const near = [...byText.values()]
    .map((known) => ({ known, far: Math.abs(Math.log(known.amount / amount)) }))
    .filter(({ far }) => far < 1.2)
    .sort((a, b) => a.far - b.far)
  const [first, second] = near
  if (!first || (number.dimension === '' && words.length > 0 && first.far > 0.2 && byText.size > 1))
    return undefined
  return second && second.far < 2 * first.far ? undefined : first.known.text
}
