import { daysInMonth, isDay } from '@/lib/time-zones/days'
import { isWallTime } from '@/lib/time-zones/wall-time'
import {
  type Frequency,
  frequencies,
  maxCounted,
  maxInterval,
  maxRuleLength,
  maxTimesOfDay,
  type NthWeekday,
  type Rule,
  type Weekday,
  weekdays,
} from './rule'

/** What is wrong with a rule, as a sentence that tells people what to do. */
export type RuleProblem = { problem: string }

/**
 * Parses an iCalendar RRULE, with or without the prefix "RRULE:". Returns the rule, or what is wrong with it: a
 * part that is malformed, repeated or unsupported, parts that contradict each other, or dates that do not exist.
 * Runs in linear time, and the text's length is limited. Serves spec/planning#1.
 */
export function parseRule(text: string): Rule | RuleProblem {
  if (text.length > maxRuleLength) return { problem: `A rule can have at most ${maxRuleLength} characters.` }
  const line = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
  if (/[\r\n]/.test(line)) return { problem: 'Enter the rule alone, on one line, without a start date.' }
  const parts = new Map<string, string>()
  for (const part of line.split(';').filter((one) => one !== '')) {
    const [, name, value] = /^([A-Z-]+)=(.*)$/.exec(part) ?? []
    if (name === undefined || value === undefined)
      return { problem: 'Write a rule as NAME=value, separated by semicolons: FREQ=WEEKLY;BYDAY=MO.' }
    if (parts.has(name)) return { problem: `${name} is there twice. Keep one.` }
    parts.set(name, value)
  }
  try {
    return ruleOf(parts)
  } catch (error) {
    if (error instanceof WrongRule) return { problem: error.message }
    throw error
  }
}

/** Thrown and caught only in this file. */
class WrongRule extends Error {}

function ruleOf(parts: ReadonlyMap<string, string>): Rule {
  const freq = frequencyOf(parts.get('FREQ'))
  for (const name of parts.keys())
    if (!known.has(name)) throw new WrongRule(`${name} isn’t supported. Use ${[...known].join(', ')}.`)
  const rule: Rule = {
    freq,
    interval: numberOf('INTERVAL', parts.get('INTERVAL') ?? '1', 1, maxInterval[freq]),
    byMonth: numbersOf('BYMONTH', parts.get('BYMONTH'), 1, 12),
    byMonthDay: numbersOf('BYMONTHDAY', parts.get('BYMONTHDAY'), -31, 31),
    byDay: weekdaysOf(parts.get('BYDAY')),
    byHour: numbersOf('BYHOUR', parts.get('BYHOUR'), 0, 23),
    byMinute: numbersOf('BYMINUTE', parts.get('BYMINUTE'), 0, 59),
    wkst: weekdayOf('WKST', parts.get('WKST') ?? 'MO'),
    count: parts.has('COUNT') ? numberOf('COUNT', parts.get('COUNT') ?? '', 1, maxCounted) : undefined,
    until: parts.has('UNTIL') ? untilOf(parts.get('UNTIL') ?? '') : undefined,
  }
  requireSense(rule)
  return rule
}

const known = new Set([
  'FREQ',
  'INTERVAL',
  'BYMONTH',
  'BYMONTHDAY',
  'BYDAY',
  'BYHOUR',
  'BYMINUTE',
  'WKST',
  'COUNT',
  'UNTIL',
])

function frequencyOf(value: string | undefined): Frequency {
  const found = frequencies.find((one) => one === value)
  if (found) return found
  if (value === undefined)
    throw new WrongRule('A rule starts with how often: FREQ=DAILY, WEEKLY, MONTHLY or YEARLY.')
  if (['HOURLY', 'MINUTELY', 'SECONDLY'].includes(value))
    throw new WrongRule(
      `FREQ=${value} is too often. Use FREQ=DAILY with up to ${maxTimesOfDay} times of day: BYHOUR=9,13,17;BYMINUTE=0.`,
    )
  throw new WrongRule('FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY.')
}

function requireSense(rule: Rule): void {
  const { freq, byDay, byMonth, byMonthDay } = rule
  if (rule.count !== undefined && rule.until !== undefined)
    throw new WrongRule('COUNT and UNTIL can’t both be there. Keep one.')
  if (byMonthDay.length && freq === 'WEEKLY')
    throw new WrongRule('BYMONTHDAY doesn’t go with FREQ=WEEKLY. Use FREQ=MONTHLY.')
  const nths = byDay.flatMap(({ nth }) => nth ?? [])
  if (nths.length && (freq === 'DAILY' || freq === 'WEEKLY'))
    throw new WrongRule('Numbered weekdays such as 2MO need FREQ=MONTHLY or FREQ=YEARLY.')
  if (nths.some((nth) => Math.abs(nth) > 5) && (freq === 'MONTHLY' || byMonth.length))
    throw new WrongRule('A month has at most five of a weekday: use 1 to 5, or -1 to -5.')
  if (Math.max(rule.byHour.length, 1) * Math.max(rule.byMinute.length, 1) > maxTimesOfDay)
    throw new WrongRule(`A rule can have at most ${maxTimesOfDay} times of day.`)
  const months = byMonth.length ? byMonth : [1]
  if (
    byMonthDay.length &&
    !months.some((month) => byMonthDay.some((day) => Math.abs(day) <= daysInMonth(2024, month)))
  )
    throw new WrongRule('This rule never occurs: none of its months has such a day.')
}

function numbersOf(name: string, text: string | undefined, min: number, max: number): number[] {
  if (text === undefined) return []
  const numbers = text.split(',').map((one) => numberOf(name, one, min, max))
  if (min < 0 && numbers.includes(0)) throw new WrongRule(`${name} counts from 1, or from the end from -1.`)
  return [...new Set(numbers)].sort((a, b) => a - b)
}

function numberOf(name: string, text: string, min: number, max: number): number {
  const number = /^[+-]?\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (number >= min && number <= max) return number + 0
  throw new WrongRule(`${name} must be ${min} to ${max}.`)
}

function weekdaysOf(text: string | undefined): NthWeekday[] {
  if (text === undefined) return []
  const days = new Map<string, NthWeekday>()
  for (const one of text.split(',')) {
    const [, nth, day = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(one) ?? []
    const weekday = weekdayOf('BYDAY', day)
    const number = nth === undefined ? undefined : numberOf('The number of a weekday', nth, -53, 53)
    if (number === 0) throw new WrongRule('Weekdays are counted from 1, or from the end from -1: 1MO, -1FR.')
    days.set(`${number} ${weekday}`, number === undefined ? { weekday } : { weekday, nth: number })
  }
  const place = ({ nth = 0, weekday }: NthWeekday) =>
    (nth < 0 ? 100 + nth : nth) * 7 + weekdays.indexOf(weekday)
  return [...days.values()].sort((a, b) => place(a) - place(b))
}

function weekdayOf(name: string, text: string): Weekday {
  const found = weekdays.find((one) => one === text)
  if (!found) throw new WrongRule(`${name} takes weekdays as ${weekdays.join(', ')}.`)
  return found
}

function untilOf(text: string): string {
  const [, year, month, day, hour, minute, seconds, utc = ''] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/.exec(text) ?? []
  const date = `${year}-${month}-${day}`
  const wall = `${date}T${hour}:${minute}`
  if (year !== undefined && hour === undefined && isDay(date)) return date
  if (hour !== undefined && isWallTime(wall) && Number(seconds) < 60) return wall + utc
  throw new WrongRule('UNTIL must be a date such as 20261231, or 20261231T080000Z in UTC.')
}
