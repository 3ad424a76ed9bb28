import type { DateParts } from '../read/date-parts'
import { formatCanonicalNumber } from '../read/digits'
import type { FoundClaim } from '../read/read-claims'
import { opensSentence } from '../read/read-name-candidates'
import { formatTimeValue } from '../read/read-times'
import { findUnit, type Unit } from '../read/units'
import type { Token } from '../words/tokens'

/** Maximum number of numbers in a sentence that are combined with each other. */
const maxCombinedNumbers = 6

/** Words that stand for a number of people or things. */
const groupSizeByWord: Record<string, number> = {
  duo: 2,
  duett: 2,
  duet: 2,
  twins: 2,
  zwillinge: 2,
  trio: 3,
  triplets: 3,
  drillinge: 3,
  quartet: 4,
  quartett: 4,
  quintet: 5,
  quintett: 5,
  sextet: 6,
  sextett: 6,
  septett: 7,
  octet: 8,
  oktett: 8,
}

/**
 * Adds what follows from the claims of a source without being stated: the duration from six to nine or from 3 to 5
 * October, the difference between 140 and 40 seconds, the size of a quartet. Takes the tokens and claims in order,
 * and `add`, which receives each value and, if there is one, a claim of the sentence that it follows from. Linear;
 * serves spec/writing#3.
 */
export function addDerivedValues(
  tokens: readonly Token[],
  found: readonly FoundClaim[],
  add: (value: string, of?: FoundClaim) => void,
): void {
  for (const sentence of groupClaimsBySentence(tokens, found)) {
    const say = (value: string): void => add(value, sentence[0])
    addDurations(sentence, tokens, say)
    addDayCounts(sentence, say)
    addEndTimes(sentence, tokens, say)
    addDifferences(sentence, tokens, say)
  }
  for (const [index, token] of tokens.entries()) {
    const count =
      token.kind === 'word'
        ? (groupSizeByWord[token.low] ??
          groupSizeByWord[token.low.replace(/^.*(?=quartett$|trio$|duo$)/, '')])
        : undefined
    if (count !== undefined) add(`number:${count}`)
    const every = readEveryOtherUnit(tokens, index)
    if (every)
      add(
        `${every.dimension === 'time' ? 'duration' : every.dimension}:${formatCanonicalNumber(2 * every.factor)}`,
      )
  }
}

/** Returns the unit that is counted in twos: "every other day", "jeden zweiten Tag". */
function readEveryOtherUnit(tokens: readonly Token[], index: number): Unit | undefined {
  const [one, two, three] = [
    tokens[index]?.low ?? '',
    tokens[index + 1]?.low ?? '',
    tokens[index + 2]?.low ?? '',
  ]
  const isTwo =
    (one === 'every' && /^(?:other|second)$/.test(two)) ||
    (/^jede[nrs]?$/.test(one) && /^zweite[nrs]?$/.test(two))
  return isTwo ? findUnit(three) : undefined
}

function groupClaimsBySentence(tokens: readonly Token[], found: readonly FoundClaim[]): FoundClaim[][] {
  const sentences: FoundClaim[][] = []
  let from = 0
  for (const one of found) {
    if (one.kind === 'quote') continue
    let isNew = sentences.length === 0
    for (let index = from + 1; index <= one.start && !isNew; index++)
      isNew =
        tokens[index]?.first === true ||
        (/^[.!?…]$/.test(tokens[index - 1]?.text ?? '') && opensSentence(tokens, index))
    if (isNew) sentences.push([])
    sentences.at(-1)?.push(one)
    from = one.start
  }
  return sentences
}

/**
 * Adds the duration between two adjacent times of a sentence. Unless they are a range, the sentence may have no
 * other times.
 */
function addDurations(
  sentence: readonly FoundClaim[],
  tokens: readonly Token[],
  add: (value: string) => void,
): void {
  const times = sentence.filter(({ kind }) => kind === 'time')
  for (const [at, one] of times.entries()) {
    const other = times[at + 1]
    if (!other) break
    const isRange = other.start - one.end <= 1 || tokens[one.end]?.low === 'bis'
    if (!isRange && times.length > 2) continue
    for (const from of readClaimMinutes(one))
      for (const until of readClaimMinutes(other)) {
        const minutes = (until - from + 1440) % 1440
        if (minutes > 0 && minutes <= 720) add(`duration:${minutes * 60}`)
        // "19:30 Uhr (Einlass ab 19 Uhr)"
        else if (minutes >= 1440 - 120 && isDoorTime(tokens, other)) add(`duration:${(1440 - minutes) * 60}`)
      }
  }
}

const isDoorTime = (tokens: readonly Token[], { start }: FoundClaim): boolean =>
  tokens
    .slice(Math.max(0, start - 4), start)
    .some(({ low }) => /^(?:einlass|doors?|turen|tore|offnung|check)$/.test(low))

/** Adds the end of something: 17 Uhr and "dauert zwei Stunden" make 19 Uhr. Only in sentences with few times. */
function addEndTimes(
  found: readonly FoundClaim[],
  tokens: readonly Token[],
  add: (value: string) => void,
): void {
  const times = found.filter(({ kind }) => kind === 'time')
  const lengths = found.filter(
    ({ number, end }) =>
      number?.dimension === 'time' &&
      // "Kassenschluss eine Stunde vor Badeschluss" is an offset, not a duration.
      !/^(?:before|vor)$/.test(tokens[end]?.low ?? '') &&
      Number(number.numbers[0]) >= 900 &&
      Number(number.numbers[0]) <= 43_200,
  )
  if (times.length > 3 || lengths.length > 2) return
  for (const time of times)
    for (const from of readClaimMinutes(time))
      for (const { number } of lengths) {
        const end = (from + Number(number?.numbers[0]) / 60) % 1440
        if (Number.isInteger(end)) add(formatTimeValue(end))
      }
}

const readClaimMinutes = ({ values }: FoundClaim): number[] =>
  values.flatMap((value) => {
    const [, hours, minutes] = /^time:(\d+):(\d+)$/.exec(value) ?? []
    return hours === undefined ? [] : [60 * Number(hours) + Number(minutes)]
  })

/** Adds the number of days between two dates of one month, counting both. */
function addDayCounts(sentence: readonly FoundClaim[], add: (value: string) => void): void {
  const dated = sentence.flatMap(({ dates }) => dates?.find(({ day }) => day !== undefined) ?? [])
  for (const [at, one] of dated.entries()) {
    const other = dated[at + 1]
    if (one.day === undefined || other?.day === undefined) continue
    addWeeksAndMonths(one, other, add)
    if (other.day <= one.day) continue
    if (one.month !== undefined && other.month !== undefined && one.month !== other.month) continue
    const days = other.day - one.day + 1
    add(`duration:${days * 86_400}`)
    add(`days:${days}`)
  }
}

const monthStarts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

/**
 * Adds whole weeks and months: 30 January to 14 February is two weeks, and the first of one month to the last of
 * another is whole months.
 */
function addWeeksAndMonths(one: DateParts, other: DateParts, add: (value: string) => void): void {
  if (one.day === undefined || other.day === undefined || !one.month || !other.month) return
  const dayOf = ({ month = 1, day = 1 }: DateParts): number => (monthStarts[month - 1] ?? 0) + day
  const days = ((dayOf(other) - dayOf(one) + 365) % 365) + 1
  const weeks = Math.round(days / 7)
  if (weeks >= 2 && weeks <= 12 && Math.abs(days - 7 * weeks) <= 2) add(`duration:${weeks * 604_800}`)
  if (one.day <= 2 && other.day >= 27) add(`months:${((other.month - one.month + 12) % 12) + 1}`)
}

/** Adds differences and earlier amounts: "40 seconds instead of 140", "1,846 seals, 312 more than in 2024". */
function addDifferences(
  sentence: readonly FoundClaim[],
  tokens: readonly Token[],
  add: (value: string) => void,
): void {
  const numbers = sentence
    .filter(({ number }) => number !== undefined && number.code === undefined)
    .slice(0, maxCombinedNumbers)
  for (const one of numbers)
    for (const other of numbers) {
      if (one === other || !one.number || !other.number) continue
      const { dimension } = one.number
      const [a, b] = [Number(one.number.numbers[0]), Number(other.number.numbers[0])]
      if (dimension === 'time' || dimension === 'length' || dimension === 'mass') {
        if (other.number.dimension === dimension && a > b && isCompared(tokens, one, other))
          add(`${dimension === 'time' ? 'duration' : dimension}:${formatCanonicalNumber(a - b)}`)
        // "40 seconds instead of 140"
        if (
          other.number.dimension === '' &&
          /^(?:of|than|from|to|statt|von|auf|als)$/.test(tokens[other.start - 1]?.low ?? '')
        ) {
          const whole = b * (one.number.unit?.factor ?? 1)
          add(`${dimension === 'time' ? 'duration' : dimension}:${formatCanonicalNumber(whole)}`)
          add(
            `${dimension === 'time' ? 'duration' : dimension}:${formatCanonicalNumber(Math.abs(whole - a))}`,
          )
        }
      } else if (dimension === '' && other.number.dimension === '' && b < a) {
        const next = tokens[other.end]?.low ?? ''
        if (/^(?:more|mehr)$/.test(next)) add(`number:${formatCanonicalNumber(a - b)}`)
        if (/^(?:fewer|less|weniger)$/.test(next)) add(`number:${formatCanonicalNumber(a + b)}`)
      }
    }
}

const comparisonPattern =
  /^(?:instead|statt|anstatt|than|als|from|to|auf|was|were|previously|formerly|earlier|before|bisher|vorher|zuvor|fruher|war|waren|now|jetzt|nun|down|up|more|less|mehr|weniger|versus|vs|against|gegen)$/

/** Whether the text compares the two numbers: "800 g pumpkin, 300 g rice" does not mean a difference of 500 g. */
const isCompared = (tokens: readonly Token[], one: FoundClaim, other: FoundClaim): boolean => {
  const [first, last] = one.start < other.start ? [one, other] : [other, one]
  return (
    last.start - first.end < 12 &&
    tokens.slice(Math.max(0, first.start - 2), last.end + 2).some(({ low }) => comparisonPattern.test(low))
  )
}
