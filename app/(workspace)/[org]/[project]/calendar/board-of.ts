import type { CalendarDay, DayProblem } from '@/components/calendar/calendar-day'
import type { CalendarPost } from '@/components/calendar/calendar-post'
import type { CalendarRange, CalendarView } from '@/lib/calendar/calendar-range'
import type { CalendarState } from '@/lib/calendar/calendar-states'
import type { EmptySlot } from '@/lib/calendar/empty-slots'
import type { ForecastProblem, ProblemPlace } from '@/lib/calendar/forecast'
import type { PlannedEntry } from '@/lib/calendar/get-calendar'
import type { BrandEntry } from '@/lib/calendar/get-org-calendar'
import { thumbnailAddress } from '@/lib/media/thumbnails/thumbnail-address'

/** Maximum number of posts shown per day in the month view; the day itself shows all of them. */
const shownOfMonthDay = 4

/** In a workspace's calendar, an entry also names its project. */
type BoardEntry = PlannedEntry & { project?: BrandEntry['project'] }

type BoardInput = {
  entries: readonly BoardEntry[]
  problems: readonly ForecastProblem[]
  slots: readonly EmptySlot[]
  range: CalendarRange
  view: CalendarView
  /** Path of the project, "/workspace/project"; for several brands, of the workspace only. */
  base: string
  /** Returns the URL of a single day. */
  hrefOf: (day: string) => string
}

/**
 * Builds the days and posts of the calendar board. In the month view, only as many posts per day as a cell has room
 * for.
 */
export function boardOf({ entries, problems, slots, range, view, base, hrefOf }: BoardInput): {
  days: CalendarDay[]
  posts: CalendarPost[]
} {
  const byDay = Map.groupBy(entries, ({ wall }) => wall.slice(0, 10))
  const slotsByDay = Map.groupBy(slots, ({ day }) => day)
  const problemsByDay = Map.groupBy(problems, ({ day }) => day)
  const most = view === 'month' ? shownOfMonthDay : Number.POSITIVE_INFINITY
  const days = range.days.map((day) => ({
    day,
    href: hrefOf(day),
    outside: range.month !== null && (day < range.month.from || day >= range.month.until),
    more: Math.max(0, (byDay.get(day)?.length ?? 0) - most),
    problems: (problemsByDay.get(day) ?? []).map((problem) => problemOf(problem, base)),
    slots: (slotsByDay.get(day) ?? []).map(({ time, channelId, channel, platform, kind }) => ({
      key: `${channelId} ${time}`,
      time,
      channelId,
      platform,
      name: channel,
      kind,
    })),
  }))
  const shown = range.days.flatMap((day) => (byDay.get(day) ?? []).slice(0, most))
  return { days, posts: shown.map((entry) => postOf(entry, base)) }
}

function postOf(entry: BoardEntry, base: string): CalendarPost {
  const brand = entry.project
  const place = brand ? `${base}/${brand.slug}` : base
  const { packageId, revision, title, state, wall, channels, partial, topic } = entry
  return {
    // A package appears once for each of its times, and a channel never twice in the same package.
    key: [
      packageId,
      channels[0]?.id,
      state === 'uploaded' || state === 'published' || state === 'failed' ? state : 'open',
    ].join(':'),
    packageId,
    revision,
    title,
    href: `${place}/packages/${packageId}`,
    state,
    wall,
    at: entry.at.toISOString(),
    channels,
    partial,
    topic,
    thumbnail: thumbnailAddress({ kind: 'packages', id: packageId }, entry.image),
    fixed: whyFixed(entry),
    ...(brand ? { brand: { name: brand.name, color: brand.color } } : {}),
  }
}

function problemOf({ day: _, kind, tone, message, place }: ForecastProblem, base: string): DayProblem {
  const { path, action } = fixFor(place)
  return { key: `${kind} ${message}`, tone, message, href: `${base}${path}`, action }
}

function fixFor(place: ProblemPlace): { path: string; action: string } {
  switch (place.page) {
    case 'settings':
      return { path: '/settings', action: 'Open settings' }
    case 'channels':
      return { path: '/channels', action: 'Open channels' }
    case 'approved':
      return { path: '/review?status=approved', action: 'View approved posts' }
    case 'package':
      return { path: `/packages/${place.id}`, action: 'Open post' }
    case 'source':
      return { path: `/sources/${place.id}`, action: 'Open source' }
    case 'topic':
      return { path: `/topics/${place.id}`, action: 'Open topic' }
  }
}

/** Why a post cannot be moved, as a sentence; undefined when it can. */
function whyFixed({ state, held }: PlannedEntry): string | undefined {
  if (held) return 'This post is on hold because its content was removed from the source.'
  return fixedStates[state]
}

const fixedStates: Partial<Record<CalendarState, string>> = {
  draft: 'Submit this draft for review before you move it.',
  publishing: 'We are already publishing this post.',
  uploaded: 'The network already has this post and makes it public at this time.',
  published: 'This post is already published.',
  unconfirmed: 'We couldn’t confirm this post. Check the account before you plan it again.',
  failed: 'This post failed. Open it to try again.',
}
