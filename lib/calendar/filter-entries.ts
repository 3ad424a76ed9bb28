import type { CalendarState } from './calendar-states'
import type { CalendarEntry } from './list-entries'

/** The filters of a calendar. */
export type CalendarFilter = {
  channel?: string | undefined
  state?: CalendarState | undefined
  topic?: string | undefined
}

/** Returns the entries that match all given filters. */
export const filterEntries = <Entry extends CalendarEntry>(
  entries: readonly Entry[],
  { channel, state, topic }: CalendarFilter,
): Entry[] =>
  entries.filter(
    (entry) =>
      (channel === undefined || entry.channels.some(({ id }) => id === channel)) &&
      (state === undefined || entry.state === state) &&
      (topic === undefined || entry.topicId === topic),
  )
