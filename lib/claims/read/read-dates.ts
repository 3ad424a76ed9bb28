import { monthNumber } from '@/lib/text/time/month-names'
import { lowAt, type Token, touchesPrevious } from '../words/tokens'
import {
  expandTwoDigitYear,
  type FoundDate,
  isDayOfMonth,
  isYear,
  type ReadingMode,
  toDateParts,
} from './date-parts'
import { looksLikeWeekday, monthsByWord, readWeekday, splitWordList, weekdayAt } from './date-words'
import { readNumberWords } from './number-words'
import { isPartOfLongerNumber, readIsoDate, readSlashDate, readUpToFourDigits } from './numeric-dates'

/** Months that are also words or first names: they say nothing without a day, a year or a preposition. */
const ambiguousMonths = new Set(
  splitWordList('may march april june august mai jan mar mrz sep dec aug jun jul apr feb oct okt nov dez'),
)

const monthMarkerWords = new Set(
  splitWordList(
    'between zwischen in im since until till by seit bis ab of from early mid late ende anfang mitte through during vom zum per each every jeden jeder next last this late to and und',
  ),
)

function readDay(
  tokens: readonly Token[],
  index: number,
  reading: ReadingMode,
): { day: number; until: number; dotted: boolean } | undefined {
  const token = tokens[index]
  if (token?.kind === 'digits') {
    const day = token.text.length <= 2 ? Number(token.text) : 0
    if (day < 1 || day > 31 || isPartOfLongerNumber(tokens, index)) return undefined
    if (touchesPrevious(tokens, index + 1) && /^(?:st|nd|rd|th)$/.test(lowAt(tokens, index + 1)))
      return { day, until: index + 2, dotted: false }
    const dotted = lowAt(tokens, index + 1) === '.' && touchesPrevious(tokens, index + 1)
    return { day, until: index + (dotted ? 2 : 1), dotted }
  }
  if (token?.kind !== 'word') return undefined
  for (const language of reading.languages) {
    const number = readNumberWords(tokens, index, language)
    if (number && number.value >= 1 && number.value <= 31 && Number.isInteger(number.value) && !number.isOne)
      return { day: number.value, until: number.until, dotted: false }
  }
  return /^(?:first|second|erste[rnms]?|zweite[rnms]?)$/.test(token.low)
    ? { day: /^(?:first|erste)/.test(token.low) ? 1 : 2, until: index + 1, dotted: false }
    : undefined
}

type FoundMonth = { month: number; year?: number; until: number }

function monthAt(
  tokens: readonly Token[],
  index: number,
  reading: ReadingMode,
  afterDay: boolean,
): number | undefined {
  const token = tokens[index]
  if (token?.kind !== 'word') return undefined
  const own = reading.languages.length > 0 ? monthsByWord.get(token.low) : undefined
  return own ?? (reading.isEvidence && afterDay && token.low.length > 2 ? monthNumber(token.low) : undefined)
}

function readMonth(tokens: readonly Token[], index: number, reading: ReadingMode): FoundMonth | undefined {
  let start = index
  if (/^(?:of|de|des)$/.test(lowAt(tokens, start))) start++
  if (lowAt(tokens, start) === '-' && touchesPrevious(tokens, start) && touchesPrevious(tokens, start + 1))
    start++
  const month = monthAt(tokens, start, reading, true)
  if (month === undefined) return undefined
  return { month, ...readYearAfter(tokens, skipAbbreviationDot(tokens, start)) }
}

const skipAbbreviationDot = (tokens: readonly Token[], index: number): number =>
  lowAt(tokens, index).length <= 5 &&
  lowAt(tokens, index + 1) === '.' &&
  touchesPrevious(tokens, index + 1) &&
  tokens[index + 2] !== undefined
    ? index + 2
    : index + 1

function readYearAfter(tokens: readonly Token[], index: number): { year?: number; until: number } {
  const comma =
    lowAt(tokens, index) === ',' || (lowAt(tokens, index) === '-' && touchesPrevious(tokens, index)) ? 1 : 0
  const text = lowAt(tokens, index + comma)
  const after = lowAt(tokens, index + comma + 1)
  if (
    tokens[index + comma]?.kind === 'digits' &&
    isYear(text) &&
    !tokens[index + comma]?.gap.includes('\n') &&
    !(touchesPrevious(tokens, index + comma + 1) && after === ':')
  )
    return { year: Number(text), until: index + comma + 1 }
  if (
    /^['’]$/.test(text) &&
    tokens[index + 1]?.kind === 'digits' &&
    touchesPrevious(tokens, index + 1) &&
    lowAt(tokens, index + 1).length === 2
  )
    return { year: 2000 + Number(lowAt(tokens, index + 1)), until: index + 2 }
  return { until: index }
}

const dayListSeparators = new Set(
  splitWordList('- – — − bis to till until and und & , / or oder through thru sowie + −'),
)

const dayRangeSeparators = new Set(splitWordList('- – — − bis to till until through thru and und &'))

/** Reads the days before a month: "3.", "3–5", "3., 4. und 5.". */
function readDays(tokens: readonly Token[], start: number, reading: ReadingMode): FoundDate[] | undefined {
  const days: { start: number; end: number; day: number }[] = []
  let index = start
  while (days.length < 8) {
    const day = readDay(tokens, index, reading)
    if (!day) return undefined
    days.push({ start: index, end: day.until, day: day.day })
    const month =
      readMonth(tokens, day.until, reading) ??
      (day.dotted ? readNumericMonth(tokens, day.until, reading) : undefined)
    if (month) {
      const last = days.at(-1)
      if (!last || !days.every(({ day }) => isDayOfMonth(day, month.month))) return undefined
      last.end = month.until
      return days.map((one) => ({
        start: one.start,
        end: one.end,
        readings: [toDateParts(month.year, month.month, one.day)],
      }))
    }
    index = day.until
    if (!dayListSeparators.has(lowAt(tokens, index))) return undefined
    index++
    while (/^(?:the|zum|den|dem|am|und|and)$/.test(lowAt(tokens, index))) index++
    // "Thursday 9 to Sunday 12 September"
    if (weekdayAt(tokens, index) !== undefined) {
      index++
      while (/^(?:,|the|den|dem|der)$/.test(lowAt(tokens, index))) index++
      if (tokens[index]?.kind !== 'digits') return undefined
    }
  }
  return undefined
}

/**
 * Reads the month in "3.11." or "03.11.2026". Without a dot after it, it counts only in German, after a preposition
 * or a weekday.
 */
function readNumericMonth(
  tokens: readonly Token[],
  index: number,
  reading: ReadingMode,
): FoundMonth | undefined {
  const month = readUpToFourDigits(tokens, index)
  const token = tokens[index]
  if (
    month === undefined ||
    !token ||
    month < 1 ||
    month > 12 ||
    token.text.length > 2 ||
    token.gap.length > 1
  )
    return undefined
  if (lowAt(tokens, index + 1) !== '.' || !touchesPrevious(tokens, index + 1)) {
    const marked =
      /^(?:am|vom|bis|ab|zum|den|dem|seit|–|-)$/.test(lowAt(tokens, index - 3)) ||
      weekdayAt(tokens, index - 4) !== undefined
    return token.gap === '' &&
      marked &&
      reading.languages.includes('de') &&
      !/^(?:uhr|h)$/.test(lowAt(tokens, index + 1))
      ? { month, until: index + 1 }
      : undefined
  }
  const year = tokens[index + 2]
  if (year?.kind === 'digits' && year.gap.length <= 1 && !year.first) {
    if (isYear(year.text)) return { month, year: Number(year.text), until: index + 3 }
    if (year.text.length === 2 && year.gap === '')
      return { month, year: expandTwoDigitYear(Number(year.text)), until: index + 3 }
    if (year.gap === '') return undefined
  }
  // In English, "1.5." at the end of a sentence is a number.
  const isPadded = tokens[index - 2]?.text.startsWith('0') && token.text.length === 2
  return reading.isEvidence || reading.language === 'de' || isPadded ? { month, until: index + 2 } : undefined
}

/** Leaves out the dot after the day: in "November 3." it ends the sentence. */
const excludeDayDot = (day: ReturnType<typeof readDay>): ReturnType<typeof readDay> =>
  day?.dotted ? { ...day, until: day.until - 1 } : day

/** Reads "November 3", "Nov. 3rd, 2026", "November 3–5, 2026", "November 2026", and "in November". */
function readMonthFirstDate(
  tokens: readonly Token[],
  start: number,
  reading: ReadingMode,
): FoundDate[] | undefined {
  const token = tokens[start]
  const month = monthAt(tokens, start, reading, false)
  if (month === undefined || !token) return undefined
  let index = skipAbbreviationDot(tokens, start)
  if (lowAt(tokens, index) === 'the') index++
  const first =
    tokens[index]?.first || lowAt(tokens, index) === '.' ? undefined : readDay(tokens, index, reading)
  const isClock = (until: number) =>
    /^(?:am|pm|uhr|h|a|p|%|minuten?|stunden?|tagen?|wochen?|hours?|minutes?|weeks?|mal|times|euro)$/.test(
      lowAt(tokens, until),
    ) ||
    (/^[:,.]$/.test(lowAt(tokens, until)) &&
      touchesPrevious(tokens, until + 1) &&
      tokens[until + 1]?.kind === 'digits')
  if (first && isDayOfMonth(first.day, month) && !isClock(first.until)) {
    const days = [{ start, end: first.until, day: first.day }]
    index = first.until
    while (days.length < 8 && dayRangeSeparators.has(lowAt(tokens, index))) {
      const day = excludeDayDot(readDay(tokens, index + 1, reading))
      if (!day || !isDayOfMonth(day.day, month) || isClock(day.until)) break
      if (monthAt(tokens, day.until, reading, true) || lowAt(tokens, day.until) === 'of') break
      const next = tokens[day.until]
      if (
        /^(?:and|und|&)$/.test(lowAt(tokens, index)) &&
        next?.kind === 'word' &&
        !/^(?:in|at|on|from|with|for|we|the|to)$/.test(next.low)
      )
        break
      days.push({ start: index + 1, end: day.until, day: day.day })
      index = day.until
    }
    const { year, until } = readYearAfter(tokens, index)
    const last = days.at(-1)
    if (last) last.end = until
    return days.map((one) => ({
      start: one.start,
      end: one.end,
      readings: [toDateParts(year, month, one.day)],
    }))
  }
  const { year, until } = readYearAfter(tokens, skipAbbreviationDot(tokens, start))
  if (year !== undefined) return [{ start, end: until, readings: [toDateParts(year, month)] }]
  if (!/^\p{Lu}/u.test(token.text)) return undefined
  if (ambiguousMonths.has(token.low) && (token.first || !monthMarkerWords.has(lowAt(tokens, start - 1))))
    return undefined
  return [{ start, end: start + 1, readings: [toDateParts(undefined, month)] }]
}

const readDateWithoutWeekday = (
  tokens: readonly Token[],
  start: number,
  reading: ReadingMode,
): FoundDate[] | undefined => {
  const token = tokens[start]
  if (token?.kind === 'digits')
    return readIsoDate(tokens, start) ?? readSlashDate(tokens, start) ?? readDays(tokens, start, reading)
  if (token?.kind === 'word')
    return readDays(tokens, start, reading) ?? readMonthFirstDate(tokens, start, reading)
  return undefined
}

/**
 * Reads the dates that begin at a position: a day, a list or range of days, a month, a weekday with or without its
 * day.
 */
export function readDates(
  tokens: readonly Token[],
  start: number,
  reading: ReadingMode,
): FoundDate[] | undefined {
  const token = tokens[start]
  if (token?.kind !== 'word' && token?.kind !== 'digits') return undefined
  const first = reading.languages.length > 0 ? readWeekday(tokens, start) : undefined
  if (!first) return readDateWithoutWeekday(tokens, start, reading)
  const days = [{ start, end: first.until, weekday: first.weekday }]
  let index = first.until
  let isRange = false
  if (/^(?:-|–|—|bis|to|&|und|and|\/|until|through)$/.test(lowAt(tokens, index))) {
    const other = looksLikeWeekday(tokens, index + 1) ? readWeekday(tokens, index + 1, false) : undefined
    if (other) {
      isRange = !/^(?:&|und|and|\/)$/.test(lowAt(tokens, index))
      days.push({ start: index + 1, end: other.until, weekday: other.weekday })
      index = other.until
    }
  }
  let next = index
  while (
    next - index < 3 &&
    /^(?:,|\.|\(|the|den|dem|der|am|on|morning|evening|afternoon|abend|morgen|–|-)$/.test(
      lowAt(tokens, next),
    ) &&
    !tokens[next]?.first
  )
    next++
  const dates = tokens[next]?.first && next > 0 ? undefined : readDateWithoutWeekday(tokens, next, reading)
  if (dates && dates.length >= days.length && dates[0]?.readings.every(({ day }) => day !== undefined)) {
    return dates.map((date, place) => {
      const day = days[place]
      if (!day) return date
      const from = place === 0 ? start : date.start
      return {
        start: from,
        end: date.end,
        readings: date.readings.map((parts) => ({ ...parts, weekday: day.weekday })),
      }
    })
  }
  const [one, other] = days
  const inner =
    reading.isEvidence && isRange && one && other
      ? Array.from({ length: ((other.weekday - one.weekday + 7) % 7) - 1 }, (_, day) => ({
          start: one.start,
          end: other.end,
          readings: [{ weekday: ((one.weekday + day) % 7) + 1 }],
        }))
      : []
  return [...days.map(({ weekday, ...span }) => ({ ...span, readings: [{ weekday }] })), ...inner]
}

const yearMarkerWords = new Set(
  splitWordList(
    'in since from until till by of seit ab bis jahr jahre year years early mid late anfang ende mitte sommer herbst winter fruhjahr fruhling summer spring autumn fall saison season edition ausgabe jahrgang vor before after nach gegrundet founded est established circa um anno jahrs jahres and und bis to © copyright',
  ),
)

/** Reads a year by itself. Whatever could equally be a count is left to `readNumber`. */
export function readYear(tokens: readonly Token[], start: number): FoundDate | undefined {
  const token = tokens[start]
  if (token?.kind !== 'digits' || !isYear(token.text) || isPartOfLongerNumber(tokens, start)) return undefined
  const [before, next] = [tokens[start - 1], tokens[start + 1]]
  if (
    next?.gap === '' &&
    /^[.,:]$/.test(next.text) &&
    tokens[start + 2]?.kind === 'digits' &&
    tokens[start + 2]?.gap === ''
  )
    return undefined
  const year = Number(token.text)
  const short = tokens[start + 2]
  // "2026/27"
  if (
    next?.text === '/' &&
    next.gap === '' &&
    short?.kind === 'digits' &&
    short.gap === '' &&
    short.text.length === 2
  )
    return { start, end: start + 3, readings: [{ year }] }
  const end =
    next?.kind === 'word' && next.gap === '' && /^(?:s|er|ern)$/.test(next.low) ? start + 2 : start + 1
  const marked =
    before !== undefined && (yearMarkerWords.has(before.low) || before.text === '(' || before.text === '©')
  const named = before?.kind === 'word' && /^\p{Lu}/u.test(before.text) && !token.first
  const free = next === undefined || next.kind !== 'word' || next.first || end > start + 1
  return marked || end > start + 1 || ((named || free) && year >= 1900 && year < 2100)
    ? { start, end, readings: [{ year }] }
    : undefined
}
