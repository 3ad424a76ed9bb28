import { isDay } from '@/lib/time-zones/days'
import { parseRule, type RuleProblem } from './parse-rule'
import {
  completeRule,
  formatRule,
  maxCounted,
  maxInterval,
  type NthWeekday,
  type Rule,
  type Weekday,
  weekdays,
} from './rule'

/** How often something recurs, as the fields of a form. What does not fit here is written as a rule. */
export type PlainRecurrence = {
  every: number
  unit: 'day' | 'week' | 'month' | 'year'
  /** For weekly recurrences. */
  days: readonly Weekday[]
  /** For monthly and yearly recurrences: a day of the month, -1 for the last, or the nth weekday, -1 for the last. */
  on: { day: number } | { nth: number; weekday: Weekday }
  /** For yearly recurrences: 1 to 12. */
  month: number
  /** Such as "09:00", in order. */
  times: readonly string[]
  ends: 'never' | { on: string } | { after: number }
}

/** The ordinals that a form offers for weekdays of a month. */
export const plainNths = [1, 2, 3, 4, -1] as const

const frequencyOf = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY', year: 'YEARLY' } as const
const unitOf = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const

/** Converts the form's fields to a rule, or returns what is wrong with them. Serves spec/planning#1. */
export function ruleOfPlain(plain: PlainRecurrence): Rule | RuleProblem {
  const { every, unit, days, on, month, times, ends } = plain
  const most = maxInterval[frequencyOf[unit]]
  if (!isWithin(every, most)) return { problem: `Repeat every 1 to ${most} ${unit}s.` }
  if (typeof ends === 'object' && 'on' in ends && !isDay(ends.on)) return { problem: 'Enter the last date.' }
  if (typeof ends === 'object' && 'after' in ends && !isWithin(ends.after, maxCounted))
    return { problem: `End after 1 to ${maxCounted} dates.` }
  if (unit === 'week' && !days.length) return { problem: 'Choose at least one weekday.' }
  const [hours, minutes] = [
    distinct(times.map((time) => time.slice(0, 2))),
    distinct(times.map((time) => time.slice(3))),
  ]
  if (!times.length || !times.every((time) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)))
    return { problem: 'Enter at least one time of day, such as 09:00.' }
  if (hours.length * minutes.length > new Set(times).size)
    return { problem: 'Use the same minutes for all times, such as 09:00 and 17:00.' }
  const ofMonth = unit === 'month' || unit === 'year'
  // Parsed like a typed rule, so that the same limits apply.
  return parseRule(
    formatRule({
      freq: frequencyOf[unit],
      interval: every,
      byMonth: unit === 'year' ? [month] : [],
      byMonthDay: ofMonth && 'day' in on ? [on.day] : [],
      byDay: unit === 'week' ? days.map((weekday) => ({ weekday })) : ofMonth && 'nth' in on ? [on] : [],
      byHour: hours,
      byMinute: minutes,
      wkst: 'MO',
      count: typeof ends === 'object' && 'after' in ends ? ends.after : undefined,
      until: typeof ends === 'object' && 'on' in ends ? ends.on : undefined,
    }),
  )
}

/**
 * Converts a rule to the form's fields; undefined if it says more than they can. Values that the rule takes from
 * its start must be written out (`completeRule`).
 */
export function plainOfRule(rule: Rule): PlainRecurrence | undefined {
  const { freq, interval, byDay, byMonth, byMonthDay, byHour, byMinute, until, count } = rule
  const unit = unitOf[freq]
  const ofMonth = unit === 'month' || unit === 'year'
  const on = ofMonth ? onOf(byMonthDay, byDay) : { day: 1 }
  if (!on || !byHour.length || !byMinute.length) return undefined
  if (unit === 'year' ? byMonth.length !== 1 : byMonth.length) return undefined
  if (unit === 'day' && (byDay.length || byMonthDay.length)) return undefined
  if (unit === 'week' && (!byDay.length || (rule.wkst !== 'MO' && interval > 1))) return undefined
  if (until?.includes('T')) return undefined
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    every: interval,
    unit,
    days: unit === 'week' ? byDay.map(({ weekday }) => weekday) : [],
    on,
    month: byMonth[0] ?? 1,
    times: byHour.flatMap((hour) => byMinute.map((minute) => `${two(hour)}:${two(minute)}`)),
    ends: count !== undefined ? { after: count } : until !== undefined ? { on: until } : 'never',
  }
}

/**
 * Returns the initial form fields for a rule's text, with values that it leaves open taken from its start (a wall
 * time); undefined if the form cannot express it. Fields of other units default to the start's day.
 */
export function plainOfText(text: string, start: string): PlainRecurrence | undefined {
  const rule = parseRule(text)
  const plain = 'problem' in rule ? undefined : plainOfRule(completeRule(rule, start))
  const other = plainOfStart(start)
  if (!plain) return undefined
  const { unit } = plain
  return {
    ...plain,
    days: unit === 'week' ? plain.days : other.days,
    on: unit === 'month' || unit === 'year' ? plain.on : other.on,
    month: unit === 'year' ? plain.month : other.month,
  }
}

/** Returns a weekly recurrence on the weekday and at the time of the start. */
export function plainOfStart(start: string): PlainRecurrence {
  const weekday = weekdays[(new Date(`${start}:00Z`).getUTCDay() + 6) % 7]
  return {
    every: 1,
    unit: 'week',
    days: weekday ? [weekday] : [],
    on: { day: Number(start.slice(8, 10)) },
    month: Number(start.slice(5, 7)),
    times: [start.slice(11, 16)],
    ends: 'never',
  }
}

function onOf(
  byMonthDay: readonly number[],
  byDay: readonly NthWeekday[],
): PlainRecurrence['on'] | undefined {
  const [day, weekday] = [byMonthDay[0], byDay[0]]
  if (byMonthDay.length + byDay.length !== 1) return undefined
  if (day !== undefined) return day >= -1 ? { day } : undefined
  const nth = plainNths.find((one) => one === weekday?.nth)
  return weekday && nth ? { nth, weekday: weekday.weekday } : undefined
}

const isWithin = (number: number, most: number): boolean =>
  Number.isInteger(number) && number >= 1 && number <= most

const distinct = (texts: readonly string[]): number[] => [...new Set(texts.map(Number))].sort((a, b) => a - b)
