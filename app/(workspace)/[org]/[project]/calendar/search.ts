import { type CalendarView, calendarViews } from '@/lib/calendar/calendar-range'
import { type CalendarState, calendarStates } from '@/lib/calendar/calendar-states'
import { addressOf, choiceOf, idOf, type Search, textOf } from '../list-address'

/** What the address of a calendar asks for. */
export type CalendarSearch = {
  view: CalendarView
  /** As it stands there; what is no day means today. */
  date: string | undefined
  channel: string | undefined
  state: CalendarState | undefined
  topic: string | undefined
}

/** Without a view the week is shown, which is a list of days on a phone. */
export const defaultView: CalendarView = 'week'

/** Reads the address; what nobody made counts as absent. */
export const readCalendarSearch = (search: Search): CalendarSearch => ({
  view: choiceOf(search, 'view', calendarViews) ?? defaultView,
  date: textOf(search, 'date'),
  channel: idOf(search, 'channel'),
  state: choiceOf(search, 'state', calendarStates),
  topic: idOf(search, 'topic'),
})

/** The address of a calendar with some of it changed; the day and the view that are usual are left out. */
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
