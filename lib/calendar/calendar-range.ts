import { addDays, daysBetween, isDay, startOfMonth, startOfWeek } from '@/lib/time-zones/days'

/** How a calendar can be looked at. */
export const calendarViews = ['month', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The days that a view of the calendar shows, and where its arrows lead. */
export type CalendarRange = {
  /** The first day shown; `until` is the first one behind the last. */
  from: string
  until: string
  days: string[]
  previous: string
  next: string
  /** Of a month its first day and the first of the next: the other days of its weeks belong to its neighbors. */
  month: { from: string; until: string } | null
}

const listDays = 14

/** The days of a view that holds a day ("2026-11-23"): whole weeks from Monday on. Throws a RangeError for what is no day. */
export function calendarRange(view: CalendarView, day: string): CalendarRange {
  if (view === 'month') {
    const month = { from: startOfMonth(day), until: startOfMonth(addDays(startOfMonth(day), 31)) }
    const from = startOfWeek(month.from)
    const until = addDays(startOfWeek(addDays(month.until, -1)), 7)
    return {
      ...daysFrom(from, until),
      previous: startOfMonth(addDays(month.from, -1)),
      next: month.until,
      month,
    }
  }
  const [from, length] = view === 'week' ? [startOfWeek(day), 7] : [day, listDays]
  return {
    ...daysFrom(from, addDays(from, length)),
    previous: addDays(from, -length),
    next: addDays(from, length),
    month: null,
  }
}

/** A day of an address: itself when it is one of this century, else `today`. */
export const dayOrToday = (text: string | undefined, today: string): string =>
  text !== undefined && isDay(text) && text >= '2000-01-01' && text < '2100-01-01' ? text : today

const daysFrom = (from: string, until: string) => ({
  from,
  until,
  days: Array.from({ length: daysBetween(from, until) }, (_, at) => addDays(from, at)),
})
