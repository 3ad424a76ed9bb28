import { type CalendarView, calendarViews } from '@/lib/calendar/calendar-range'
import { type CalendarState, calendarStates } from '@/lib/calendar/calendar-states'
import { addressOf, choiceOf, idOf, type Search, textOf } from '../list-address'

/** The calendar settings in the URL's query. */
export type CalendarSearch = {
  view: CalendarView
  /** As given in the URL; an invalid day means today. */
  date: string | undefined
  channel: string | undefined
  state: CalendarState | undefined
  topic: string | undefined
}

/** The week view, which is a list of days on a phone. */
export const defaultView: CalendarView = 'week'

/** Reads the query; invalid values count as absent. */
export const readCalendarSearch = (search: Search): CalendarSearch => ({
  view: choiceOf(search, 'view', calendarViews) ?? defaultView,
  date: textOf(search, 'date'),
  channel: idOf(search, 'channel'),
  state: choiceOf(search, 'state', calendarStates),
  topic: idOf(search, 'topic'),
})

/** Returns the calendar's URL with the given settings. The default view and today's date are left out. */
export function calendarAddress(
  path: string,
  { view, date, ...filters }: Record<'view' | 'date' | string, string | undefined>,
  today: string,
): string {
  return addressOf(path, {
    view: view === defaultView ? undefined : view,
    date: date === today ? undefined : date,
    ...filters,
  })
}
