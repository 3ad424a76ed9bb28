import { addDays, daysBetween, isDay, startOfMonth, startOfWeek } from '@/lib/time-zones/days'

/** The views that a calendar offers. */
export const calendarViews = ['month', 'week', 'list'] as const
export type CalendarView = (typeof calendarViews)[number]

/** The days that a calendar view shows, and the targets of its previous and next arrows. */
export type CalendarRange = {
  /** The first day shown; `until` is the day after the last one. */
  from: string
  until: string
  days: string[]
  previous: string
  next: string
  /**
   * In the month view, the first day of the month and of the next one: the other days shown belong to neighboring
   * months.
   */
  month: { from: string; until: string } | null
}

const listDays = 14

/**
 * Returns the days of the view that contains `day` ("2026-11-23"). Months and weeks are whole weeks that start on
 * Monday; a list starts at `day`. Throws a RangeError if `day` is not a valid day.
 */
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

/** Returns the day from a URL if it is a valid day of this century, otherwise `today`. */
export const dayOrToday = (text: string | undefined, today: string): string =>
  text !== undefined && isDay(text) && text >= '2000-01-01' && text < '2100-01-01' ? text : today

const daysFrom = (from: string, until: string) => ({
  from,
  until,
  days: Array.from({ length: daysBetween(from, until) }, (_, at) => addDays(from, at)),
})
