/** Monday to Sunday, as iCalendar writes them. */
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
export type Weekday = (typeof weekdays)[number]

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof frequencies)[number]

/** A weekday, or the nth of a month or year; counted from the end when negative. */
export type NthWeekday = { weekday: Weekday; nth?: number | undefined }

/** The supported parts of an iCalendar RRULE (RFC 5545 3.3.10). Lists are sorted and contain no duplicates. */
export type Rule = {
  freq: Frequency
  interval: number
  byMonth: readonly number[]
  byMonthDay: readonly number[]
  byDay: readonly NthWeekday[]
  byHour: readonly number[]
  byMinute: readonly number[]
  wkst: Weekday
  count?: number | undefined
  /** A day, to its end, or a wall time ("2026-12-31T09:00"), or a timestamp in UTC ("2026-12-31T08:00Z"). */
  until?: string | undefined
}

/** Maximum COUNT of a rule, and maximum number of times per day. */
export const maxCounted = 1000
export const maxTimesOfDay = 24
/** Maximum length of a rule in characters, and how many years ahead we look for its next date. */
export const maxRuleLength = 500
export const yearsAhead = 10

/** Maximum interval per frequency: anything that recurs less often has no next date for us. */
export const maxInterval: Record<Frequency, number> = {
  DAILY: yearsAhead * 365,
  WEEKLY: yearsAhead * 52,
  MONTHLY: yearsAhead * 12,
  YEARLY: yearsAhead,
}

/**
 * Formats a rule as iCalendar text, its parts always in the same order: "FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0".
 */
export function formatRule(rule: Rule): string {
  const parts: [name: string, value: string | number | undefined][] = [
    ['FREQ', rule.freq],
    ['INTERVAL', rule.interval > 1 ? rule.interval : undefined],
    ['BYMONTH', rule.byMonth.join(',')],
    ['BYMONTHDAY', rule.byMonthDay.join(',')],
    ['BYDAY', rule.byDay.map(({ nth = '', weekday }) => `${nth}${weekday}`).join(',')],
    ['BYHOUR', rule.byHour.join(',')],
    ['BYMINUTE', rule.byMinute.join(',')],
    ['WKST', rule.wkst === 'MO' ? undefined : rule.wkst],
    ['COUNT', rule.count],
    ['UNTIL', rule.until === undefined ? undefined : untilText(rule.until)],
  ]
  return parts
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}

/** Formats "2026-12-31T08:00Z" as in iCalendar: "20261231T080000Z". */
const untilText = (until: string): string =>
  until.replace(/[-:]/g, '').replace(/T(\d{4})/, (_all, time) => `T${time}00`)

/**
 * Writes out the values that a rule takes from its start (a wall time): the time of day, and the weekday, day of
 * the month or date if the rule names none (RFC 5545 3.3.10).
 */
export function completeRule(rule: Rule, start: string): Rule {
  const [month, day, hour, minute] = [
    start.slice(5, 7),
    start.slice(8, 10),
    start.slice(11, 13),
    start.slice(14, 16),
  ].map(Number)
  const anyDay = rule.byDay.length > 0 || rule.byMonthDay.length > 0
  const weekday = weekdays[(new Date(`${start}:00Z`).getUTCDay() + 6) % 7]
  return {
    ...rule,
    byHour: rule.byHour.length ? rule.byHour : [hour ?? 0],
    byMinute: rule.byMinute.length ? rule.byMinute : [minute ?? 0],
    byDay: rule.freq === 'WEEKLY' && !anyDay && weekday ? [{ weekday }] : rule.byDay,
    byMonthDay: (rule.freq === 'MONTHLY' || rule.freq === 'YEARLY') && !anyDay ? [day ?? 1] : rule.byMonthDay,
    byMonth: rule.freq === 'YEARLY' && !anyDay && !rule.byMonth.length ? [month ?? 1] : rule.byMonth,
  }
}
