import type { CalendarState } from './calendar-states'
import type { CalendarEntry } from './list-entries'

/** What a calendar may be narrowed to. */
export type CalendarFilter = {
  channel?: string | undefined
  state?: CalendarState | undefined
  topic?: string | undefined
}

/** Those entries that fit all filters that are given. */
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
