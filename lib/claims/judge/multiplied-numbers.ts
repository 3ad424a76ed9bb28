import type { Evidence, KnownNumber } from '../evidence/evidence'
import { isFactor } from '../evidence/number-context'
import { collectMeaningfulStems, countSharedWords } from '../evidence/surroundings'
import type { ReadingMode } from '../read/date-parts'
import { formatCanonicalNumber } from '../read/digits'
import type { FoundClaim } from '../read/read-claims'
import { readNumber } from '../read/read-number'
import { findPeriod, periodRatios, readPerUnits } from '../read/read-per-units'
import { lowAt, type Token } from '../words/tokens'
import { readRounding } from './rounding'

/**
 * What a sentence multiplies or divides: "four bays, three megawatts each: 12 MW", "300 Euro im Jahr" for 25 a
 * month, "16 Menschen pro Gruppe" for 64 in four groups, half of what is for four. All pure; each looks at a
 * bounded number of tokens and amounts.
 */

const maxAmounts = 60
const maxTokenDistance = 16

type Amount = { amount: number; dimension: string }

/** Returns the other numbers near a number on its line. */
function readNumbersNearby(
  { start, end }: FoundClaim,
  tokens: readonly Token[],
  reading: ReadingMode,
): Amount[] {
  const found: Amount[] = []
  let from = start
  while (from > 0 && start - from < maxTokenDistance && !tokens[from]?.first) from--
  for (let index = from; index < end + maxTokenDistance && index < tokens.length && found.length < 6; ) {
    if (index >= end && tokens[index]?.first) break
    if (index >= start && index < end) {
      index = end
      continue
    }
    const number = readNumber(tokens, index, reading)
    if (number && number.code === undefined && !number.ordinal && !number.isWeak)
      found.push({ amount: Number(number.numbers[0]), dimension: number.dimension })
    index = number ? Math.max(number.end, index + 1) : index + 1
  }
  return found
}

const hasAmount = (found: FoundClaim, amount: number): boolean =>
  (found.number?.numbers ?? []).includes(formatCanonicalNumber(amount))

const isCount = ({ amount, dimension }: Amount): boolean =>
  dimension === '' && Number.isInteger(amount) && amount > 1 && amount <= 1000

const listKnownAmounts = (dimension: string, evidence: Evidence): readonly KnownNumber[] =>
  (evidence.amounts.get(dimension) ?? []).slice(0, maxAmounts)

/**
 * Whether the sentence itself has both factors, which are judged separately: "Four bays, three megawatts each: 12
 * MW".
 */
export function isProductInSentence(
  found: FoundClaim,
  tokens: readonly Token[],
  reading: ReadingMode,
): boolean {
  const { number } = found
  if (!number || number.dimension === '' || number.code !== undefined) return false
  const beside = readNumbersNearby(found, tokens, reading)
  const counts = beside.filter((one) => isCount(one))
  return beside.some(
    ({ amount, dimension }) =>
      dimension === number.dimension && counts.some((count) => hasAmount(found, count.amount * amount)),
  )
}

const totalPattern =
  /^(?:all|total|totall?ing|altogether|together|combined|overall|insgesamt|zusammen|gesamt|alles|summe|macht|makes|gesamte[nrms]?|whole)$/

/**
 * Whether the number is a total: "18 Stunden insgesamt" for six evenings of three hours, "700 ml in all" for two
 * jars of 350 ml.
 */
export function isTotal(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const { number, start, end } = found
  if (!number || number.dimension === '') return false
  if (!tokens.slice(Math.max(0, start - 8), end + 8).some(({ low }) => totalPattern.test(low))) return false
  const parts = [
    ...listKnownAmounts(number.dimension, evidence).map(({ amount, around }) => ({
      amount,
      sentence: around.sentence,
    })),
    ...(number.dimension === 'time' ? evidence.spans : []),
  ]
  const counts = listKnownAmounts('', evidence).filter((one) => isCount(one))
  return parts.some(({ amount, sentence }) =>
    counts.some((count) => count.around.sentence === sentence && hasAmount(found, count.amount * amount)),
  )
}

/**
 * Whether a freely chosen count and a known amount per unit agree: "A team of ten pays $60 a month" for $6 per
 * user. How many there are is the reader's to choose, and what they pay follows.
 */
export function isMultipleOfKnownRate(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
  reading: ReadingMode,
): boolean {
  const { number } = found
  if (!number || number.code !== undefined || number.ordinal) return false
  const beside = readNumbersNearby(found, tokens, reading)
  const isPer = ({ per }: KnownNumber) => per.length > 0
  if (number.dimension !== '')
    return beside.some(
      (count) =>
        isCount(count) &&
        listKnownAmounts(number.dimension, evidence).some(
          (known) => isPer(known) && hasAmount(found, known.amount * count.amount),
        ),
    )
  const count = Number(number.numbers[0])
  if (!isCount({ amount: count, dimension: '' })) return false
  return beside.some(
    ({ amount, dimension }) =>
      dimension.startsWith('price') &&
      listKnownAmounts(dimension, evidence).some(
        (known) =>
          isPer(known) && formatCanonicalNumber(known.amount * count) === formatCanonicalNumber(amount),
      ),
  )
}

/**
 * Whether an amount is a known one for another period: "300 Euro im Jahr" for 25 Euro a month, "22 Euro im Monat"
 * for 264 a year, "a week late is £1.40" for 20p a day.
 */
export function isKnownForOtherPeriod(
  found: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean {
  const { number, start, end } = found
  if (!number || number.code !== undefined) return false
  const said = new Set<string>()
  for (let index = Math.max(0, start - 8); index < end + 8; index++) {
    const period = findPeriod(lowAt(tokens, index))
    if (period !== undefined) said.add(period)
  }
  if (said.size === 0) return false
  const known = listKnownAmounts(number.dimension, evidence)
  const bySentence = new Map<number, Set<string>>()
  for (const { per, around } of known) {
    const all = bySentence.get(around.sentence) ?? new Set<string>()
    for (const one of per) all.add(one)
    bySentence.set(around.sentence, all)
  }
  return known.some(({ amount, per, around }) => {
    const own = per.length > 0 ? new Set(per) : (bySentence.get(around.sentence) ?? new Set<string>())
    return periodRatios.some(
      ([short, long, times]) =>
        (own.has(short) && said.has(long) && hasAmount(found, amount * times)) ||
        (own.has(long) && said.has(short) && hasAmount(found, amount / times)),
    )
  })
}

const halfPattern = /^(?:half|halves?|halved|halving|halfte|halbe[nrsm]?|halbier(?:e|en|t|st))$/
const doublePattern = /^(?:twice|double|doubled|doppelte?n?|doppelt|verdopple|verdoppeln|verdoppelt)$/

/**
 * Whether an amount is half or double a known one: "Für zwei nimmst du die Hälfte: 150 g Reis" for 300 g, and "20 g
 * Butter" where the source takes half of 40 g.
 */
export function isHalfOrDouble(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const { number, words, start, end } = found
  if (!number || number.code !== undefined || words.length === 0) return false
  const near = tokens.slice(Math.max(0, start - maxTokenDistance), end + maxTokenDistance)
  const says = (form: RegExp) => near.some(({ low }) => form.test(low))
  // "Reis" matches "Risottoreis", also if its stem has lost the last letter.
  const isSame = (word: string) =>
    words.some(
      (own) => own === word || (own.length > 3 && (word.endsWith(own) || word.endsWith(own.slice(0, -1)))),
    )
  const isHalfKnown = listKnownAmounts('', evidence).some(
    (known) => known.amount === 0.5 && known.words.slice(0, 1).some((word) => isSame(word)),
  )
  const times = [...(says(halfPattern) || isHalfKnown ? [0.5] : []), ...(says(doublePattern) ? [2] : [])]
  if (times.length === 0) return false
  return listKnownAmounts(number.dimension, evidence).some(
    (known) =>
      known.words.some((word) => isSame(word)) &&
      times.some((factor) => hasAmount(found, known.amount * factor)),
  )
}

/**
 * Whether a factor is the ratio of two known numbers: "Two and a half times what it was" for 250 MB and 100 MB,
 * "more than three times as fast" for 6 and 1.8 seconds.
 */
export function isRatio(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const factor = Number(found.number?.numbers[0])
  if (!isFactor(tokens, found) || !(factor > 1 && factor <= 100)) return false
  const rounding = readRounding(found, tokens)
  const isAbout = (ratio: number) => {
    const off = (ratio - factor) / factor
    if (rounding === 'down') return off >= 0 && off < 0.25
    if (rounding === 'up') return off <= 0 && off > -0.15
    return Math.abs(off) <= (rounding === 'near' ? 0.12 : 0.02)
  }
  const known = evidence.numbers.filter(({ dimension }) => dimension !== '').slice(0, maxAmounts)
  return known.some((one) =>
    known.some(
      (other) =>
        other !== one &&
        other.dimension === one.dimension &&
        other.around.sentence === one.around.sentence &&
        other.amount > 0 &&
        isAbout(one.amount / other.amount),
    ),
  )
}

/**
 * Whether the number is the sum of all that one sentence counts of a thing: "Three pockets" for two chest pockets
 * and one inner pocket.
 */
export function isSumOfCounts({ number, words }: FoundClaim, evidence: Evidence): boolean {
  if (number?.dimension !== '') return false
  return words.some((word) => {
    const bySentence = new Map<number, number[]>()
    for (const { amount, around } of (evidence.counted.get(` ${word}`) ?? []).slice(0, maxAmounts))
      bySentence.set(around.sentence, [...(bySentence.get(around.sentence) ?? []), amount])
    return [...bySentence.values()].some(
      (amounts) =>
        amounts.length > 1 &&
        amounts.length < 6 &&
        number.numbers.includes(formatCanonicalNumber(amounts.reduce((sum, amount) => sum + amount, 0))),
    )
  })
}

/**
 * Whether the number is what each one gets of a whole: "16 Menschen pro Wohngruppe" for 64 in four groups, "16 Euro
 * pro Termin" for 96 for six.
 */
export function isEqualShare(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const { number, start, end } = found
  if (!number || number.code !== undefined) return false
  const things = readPerUnits(tokens, start, end)
  const counts = listKnownAmounts('', evidence).filter(
    (known) => isCount(known) && known.words.some((word) => things.some((thing) => isSameThing(word, thing))),
  )
  const said = collectMeaningfulStems(
    tokens,
    Math.max(0, start - maxTokenDistance),
    Math.min(tokens.length, end + maxTokenDistance),
  )
  return counts.some((count) =>
    listKnownAmounts(number.dimension, evidence).some(
      (whole) =>
        hasAmount(found, whole.amount / count.amount) &&
        (number.dimension.startsWith('price') ||
          whole.around.sentence === count.around.sentence ||
          countSharedWords(said, whole.around.said) > 0),
    ),
  )
}

/** Whether a source counts the things that an amount is per. */
export const isPerCountedThing = (
  { start, end }: FoundClaim,
  tokens: readonly Token[],
  evidence: Evidence,
): boolean => {
  const things = readPerUnits(tokens, start, end)
  return listKnownAmounts('', evidence).some(({ words }) =>
    words.some((word) => things.some((thing) => isSameThing(word, thing))),
  )
}

const isSameThing = (one: string, other: string): boolean =>
  one === other || (one.length > 4 && other.length > 4 && (one.endsWith(other) || other.endsWith(one)))

const savingPattern =
  /^(?:sav(?:e|es|ing|ings)|spar(?:t|e|st|en)|gespart|cheaper|gunstiger|billiger|ersparnis)$/

/**
 * Whether a price is what a pack or a longer period saves: "Mit der Zehnerkarte spart ihr sieben Euro" for 5,20
 * each and 45 for ten, "six pounds cheaper by the year" for 2.50 a month.
 */
export function isPackSaving(found: FoundClaim, tokens: readonly Token[], evidence: Evidence): boolean {
  const { number, start, end } = found
  if (!number?.dimension.startsWith('price')) return false
  const near = tokens.slice(Math.max(0, start - maxTokenDistance), end + maxTokenDistance)
  if (!near.some(({ low }) => savingPattern.test(low))) return false
  const known = listKnownAmounts(number.dimension, evidence)
  const sizes = findPackSizes(near)
  return known.some((whole) => {
    const at = known.indexOf(whole)
    const isYearly = whole.per.includes('year')
    return known.slice(Math.max(0, at - 3), at + 4).some((single) => {
      const times = isYearly && single.per.includes('month') ? [12, ...sizes] : sizes
      return single !== whole && times.some((size) => hasAmount(found, single.amount * size - whole.amount))
    })
  })
}

const packSizePatterns: readonly [RegExp, number][] = [
  [/^(?:zweier|doppel)/, 2],
  [/^dreier/, 3],
  [/^vierer/, 4],
  [/^funfer/, 5],
  [/^sechser/, 6],
  [/^achter/, 8],
  [/^zehner/, 10],
  [/^zwolfer/, 12],
]

/** Returns the pack sizes that are named: "Zehnerkarte", "Sechserpack". */
const findPackSizes = (near: readonly Token[]): number[] =>
  near.flatMap(({ low }) =>
    low.length > 7 ? packSizePatterns.flatMap(([form, size]) => (form.test(low) ? [size] : [])) : [],
  )
