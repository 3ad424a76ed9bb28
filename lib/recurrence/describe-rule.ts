import { parseRule } from './parse-rule'
import { completeRule, type NthWeekday, type Rule, type Weekday } from './rule'

export const weekdayNames: Record<Weekday, string> = {
  MO: 'Monday',
  TU: 'Tuesday',
  WE: 'Wednesday',
  TH: 'Thursday',
  FR: 'Friday',
  SA: 'Saturday',
  SU: 'Sunday',
}

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/**
 * Describes a rule in plain words: "Every second week on Monday and Thursday at 09:00, until 31 December 2026".
 * Takes a rule whose values from the start are written out (`completeRule`); missing parts are left out. Serves
 * spec/planning#1.
 */
export function describeRule(rule: Rule): string {
  const words = [everyWords(rule), dayWords(rule), timeWords(rule)].filter(Boolean).join(' ')
  return words + limitWords(rule) + endWords(rule)
}

/**
 * Describes a rule's text and its start (a wall time) in plain words; returns the text itself if it is not a rule.
 */
export function describeRecurrence(text: string, start: string): string {
  const rule = parseRule(text)
  return 'problem' in rule ? text : describeRule(completeRule(rule, start))
}

/** "first", "second", "last", "second to last" … */
export function ordinalWords(nth: number): string {
  if (nth === -1) return 'last'
  if (nth < 0) return `${ordinalWords(-nth)} to last`
  return ['', 'first', 'second', 'third', 'fourth', 'fifth'][nth] ?? nthInDigits(nth)
}

/** "1st", "22nd", "13th". */
export function nthInDigits(number: number): string {
  const ending =
    number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

function everyWords({ freq, interval }: Rule): string {
  const unit = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }[freq]
  return interval === 1
    ? `Every ${unit}`
    : interval === 2
      ? `Every second ${unit}`
      : `Every ${interval} ${unit}s`
}

/** Describes what selects the days: weekdays of a week, days and weekdays of months. */
function dayWords({ freq, byDay, byMonth, byMonthDay }: Rule): string {
  if (freq === 'DAILY') return ''
  if (freq === 'WEEKLY') return byDay.length ? `on ${list(byDay.map(weekdayWords))}` : ''
  const months = freq === 'YEARLY' && byMonth.length ? list(byMonth.map(monthName)) : undefined
  if (byMonthDay.length) {
    const days = list(byMonthDay.map((day) => (day > 0 ? nthInDigits(day) : `${ordinalWords(day)} day`)))
    const where = months ? ` of ${months}` : freq === 'YEARLY' ? ' of every month' : ''
    return `on the ${days}${where}`
  }
  if (!byDay.length) return months ? `in ${months}` : ''
  const where = months
    ? ` of ${months}`
    : freq === 'YEARLY' && byDay.some(({ nth }) => nth)
      ? ' of the year'
      : ''
  return `on ${list(byDay.map(weekdayOfMonthWords))}${where}`
}

const weekdayWords = ({ weekday }: NthWeekday): string => weekdayNames[weekday]

const weekdayOfMonthWords = ({ nth, weekday }: NthWeekday): string =>
  nth === undefined ? `every ${weekdayNames[weekday]}` : `the ${ordinalWords(nth)} ${weekdayNames[weekday]}`

/** Describes how a rule limits the days that it has selected. */
function limitWords({ freq, byDay, byMonth, byMonthDay }: Rule): string {
  const limits: string[] = []
  if (byDay.length && (freq === 'DAILY' || byMonthDay.length))
    limits.push(`on ${list(byDay.map(freq === 'DAILY' ? weekdayWords : weekdayOfMonthWords))}`)
  if (byMonthDay.length && freq === 'DAILY')
    limits.push(
      `on the ${list(byMonthDay.map((day) => (day > 0 ? nthInDigits(day) : `${ordinalWords(day)} day`)))} of the month`,
    )
  if (byMonth.length && freq !== 'YEARLY') limits.push(`in ${list(byMonth.map(monthName))}`)
  return limits.length ? `, only ${limits.join(' and ')}` : ''
}

function timeWords({ byHour, byMinute }: Rule): string {
  if (!byHour.length || !byMinute.length) return ''
  const two = (number: number) => String(number).padStart(2, '0')
  return `at ${list(byHour.flatMap((hour) => byMinute.map((minute) => `${two(hour)}:${two(minute)}`)))}`
}

function endWords({ count, until }: Rule): string {
  if (count !== undefined) return count === 1 ? ', once' : `, ${count} times`
  if (until === undefined) return ''
  const [year, month, day] = until.slice(0, 10).split('-').map(Number)
  const time = until.includes('T') ? `, ${until.slice(11, 16)}${until.endsWith('Z') ? ' UTC' : ''}` : ''
  return `, until ${day} ${monthName(month ?? 1)} ${year}${time}`
}

const monthName = (month: number): string => monthNames[month - 1] ?? ''

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
