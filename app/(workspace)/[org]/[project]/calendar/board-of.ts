import type { CalendarDay } from '@/components/calendar/calendar-day'
import type { CalendarPost } from '@/components/calendar/calendar-post'
import type { CalendarRange, CalendarView } from '@/lib/calendar/calendar-range'
import type { PlannedEntry } from '@/lib/calendar/get-calendar'
import { thumbnailAddress } from '@/lib/media/thumbnails/thumbnail-address'

/** So many posts a day of a month shows; the day itself shows all. */
const shownOfMonthDay = 4

type BoardInput = {
  entries: readonly PlannedEntry[]
  range: CalendarRange
  view: CalendarView
  /** The project: "/workspace/project". */
  base: string
  /** The address of a single day. */
  hrefOf: (day: string) => string
}

/** The days and posts of a calendar as the board draws them: no more of a month than its cells have room for. */
export function boardOf({ entries, range, view, base, hrefOf }: BoardInput): {
  days: CalendarDay[]
  posts: CalendarPost[]
} {
  const byDay = Map.groupBy(entries, ({ wall }) => wall.slice(0, 10))
  const most = view === 'month' ? shownOfMonthDay : Number.POSITIVE_INFINITY
  const days = range.days.map((day) => ({
    day,
    href: hrefOf(day),
    outside: range.month !== null && (day < range.month.from || day >= range.month.until),
    more: Math.max(0, (byDay.get(day)?.length ?? 0) - most),
    problems: [],
    slots: [],
  }))
  const shown = range.days.flatMap((day) => (byDay.get(day) ?? []).slice(0, most))
  return { days, posts: shown.map((entry) => postOf(entry, base)) }
}

function postOf(entry: PlannedEntry, base: string): CalendarPost {
  const { packageId, revision, title, state, wall, channels, partial, topic } = entry
  return {
    // A package has a place on the calendar for each of its times, and no channel has two.
    key: [packageId, channels[0]?.id, state === 'published' || state === 'failed' ? state : 'open'].join(':'),
    packageId,
    revision,
    title,
    href: `${base}/packages/${packageId}`,
    state,
    wall,
    at: entry.at.toISOString(),
    channels,
    partial,
    topic,
    thumbnail: thumbnailAddress({ kind: 'packages', id: packageId }, entry.image),
  }
}
