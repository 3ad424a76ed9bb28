import { RRuleTemporal } from 'rrule-temporal'
import { addDays, daysBetween } from '@/lib/time-zones/days'
import { clockOf, dayOf, startOfDay } from '@/lib/time-zones/wall-time'
import { completeRule, formatRule, type Rule, yearsAhead } from './rule'

type Wanted = {
  /**
   * The first possible date, as wall time in the time zone: "2026-11-23T09:00". It is a date only if it fits the
   * rule.
   */
  start: string
  timeZone: string
  /** Only dates after this timestamp; by default from the start on. */
  after?: Date | undefined
  /** Maximum number of dates; 1000 by default, and never more. */
  count?: number | undefined
  /** No dates after this timestamp. */
  until?: Date | undefined
}

const maxDates = 1000

/**
 * Returns the dates of a rule, in order. Takes the rule, its start, the time zone of its wall times, and which
 * dates are wanted; looks at most ten years beyond the start or `after`. A wall time that occurs twice yields its
 * first occurrence, one that does not exist is shifted by the gap, so that no date is lost and none is repeated.
 * Throws a RangeError for an invalid time zone or wall time. Serves spec/planning#2.
 */
export function nextOccurrences(
  rule: Rule,
  { start, timeZone, after, count = maxDates, until }: Wanted,
): Date[] {
  const most = Math.min(Math.max(count, 0), maxDates)
  const isWanted = wantedBy(rule, after, until)
  const began = start.slice(0, 10)
  // A wall time of an earlier day may have been shifted to a time after `after`.
  const fromDay = after ? latest(began, addDays(dayOf(after, timeZone), -2)) : began
  const lastDays = [addDays(fromDay, yearsAhead * 366)]
  if (until) lastDays.push(addDays(dayOf(until, timeZone), 2))
  if (rule.until) lastDays.push(addDays(rule.until.slice(0, 10), 2))
  const lastDay = lastDays.reduce(earliest)
  const wallsBetween = expand(rule, start)
  const momentOf = clockOf(timeZone)

  const found = new Set<number>()
  let sorted: number[] = []
  for (let [day, length] = [fromDay, 32]; day < lastDay && sorted.length < most; length *= 2) {
    const next = earliest(addDays(day, length), lastDay)
    for (const wall of wallsBetween(day, next)) {
      const at = momentOf(wall)
      if (isWanted(wall, at)) found.add(at)
    }
    // Later dates come after the start of their day, but a shifted date may do so too.
    const settled = next < lastDay ? startOfDay(next, timeZone).getTime() : Number.POSITIVE_INFINITY
    sorted = [...found].filter((at) => at < settled).sort((a, b) => a - b)
    day = next
  }
  return sorted.slice(0, most).map((at) => new Date(at))
}

/** Whether a rule has a date within the next ten years: some have none because of their interval or their start. */
export const hasOccurrence = (rule: Rule, wanted: Pick<Wanted, 'start' | 'timeZone' | 'after'>): boolean =>
  nextOccurrences(rule, { ...wanted, count: 1 }).length > 0

/**
 * Checks whether a date counts, by wall time and timestamp: a rule's last day is wall time, unless it is given in
 * UTC.
 */
function wantedBy({ until: end }: Rule, after: Date | undefined, until: Date | undefined) {
  const from = after?.getTime() ?? Number.NEGATIVE_INFINITY
  const never = Number.POSITIVE_INFINITY
  const to = Math.min(until?.getTime() ?? never, end?.endsWith('Z') ? Date.parse(end) : never)
  const lastWall =
    end === undefined || end.endsWith('Z')
      ? never
      : Date.parse(end.includes('T') ? `${end}Z` : `${end}T23:59Z`)
  return (wall: number, at: number): boolean => at > from && at <= to && wall <= lastWall
}

/**
 * Expands a rule to its wall times from the start of one day to before another, as if every time zone were UTC: in
 * a real time zone the library omits times that do not exist there.
 */
function expand(rule: Rule, start: string): (day: string, end: string) => number[] {
  const whole = withoutLimitedDays(completeRule(rule, start))
  // A rule with a count has to be counted from its start, once.
  const counted = rule.count === undefined ? undefined : libraryRule(whole, start)
  return (day, end) =>
    (counted ?? libraryRule(whole, laterStart(whole, start, day)))
      .between(new Date(`${day}T00:00:00Z`), new Date(Date.parse(`${end}T00:00:00Z`) - 1), true)
      .map((wall) => wall.epochMilliseconds)
}

/**
 * Rewrites a daily rule limited to certain months, weekdays or dates as the same dates by month or week: otherwise
 * the library tries every day.
 */
function withoutLimitedDays(rule: Rule): Rule {
  const { freq, interval, byDay, byMonth, byMonthDay } = rule
  if (freq !== 'DAILY' || interval > 1) return rule
  if (byMonth.length || byMonthDay.length)
    return {
      ...rule,
      freq: 'MONTHLY',
      byMonthDay: byMonthDay.length || byDay.length ? byMonthDay : allMonthDays,
    }
  return byDay.length ? { ...rule, freq: 'WEEKLY' } : rule
}

const allMonthDays = Array.from({ length: 31 }, (_none, at) => at + 1)

function libraryRule(rule: Rule, start: string): RRuleTemporal {
  const dtstart = `${start.replace(/[-:]/g, '')}00Z`
  const parts = formatRule({ ...rule, until: undefined })
  return new RRuleTemporal({ rruleString: `DTSTART:${dtstart}\nRRULE:${parts}`, maxIterations: 100_000 })
}

/**
 * Returns a later start with the same dates from the given day on, so that a rule of many years ago costs no more
 * than a recent one.
 */
function laterStart({ freq, interval }: Rule, start: string, day: string): string {
  const from = start.slice(0, 10)
  if (freq === 'DAILY' || freq === 'WEEKLY') {
    const step = interval * (freq === 'DAILY' ? 1 : 7)
    // A week may begin before the weekday of the start, hence one step less.
    const steps = Math.floor(daysBetween(from, day) / step) - 1
    return steps > 0 ? `${addDays(from, steps * step)}T00:00` : start
  }
  const months = (of: string): number => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7)) - 1
  const [first, step] =
    freq === 'MONTHLY' ? [months(from), interval] : [12 * Number(from.slice(0, 4)), 12 * interval]
  const month = first + Math.floor((months(day) - first) / step) * step
  const firstDay = `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`
  return firstDay > from ? `${firstDay}T00:00` : start
}

const latest = (a: string, b: string): string => (a > b ? a : b)
const earliest = (a: string, b: string): string => (a < b ? a : b)
