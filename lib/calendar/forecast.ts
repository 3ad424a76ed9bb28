import { isOneOf, plannedUnscheduled } from '@/db/allowed-values'
import { addDays, startOfWeek } from '@/lib/time-zones/days'
import { formatTime } from '@/lib/time-zones/format-time'
import { dayOf } from '@/lib/time-zones/wall-time'
import type { PlannedEntry } from './get-calendar'

/** What the forecast needs to know about a channel. */
export type ForecastChannel = {
  id: string
  name: string
  status: 'active' | 'expired' | 'disabled'
  /** When its connection ends; null when it does not end or is renewed without a person. */
  endsAt: Date | null
  /** Maximum number of posts in 24 hours; null for no limit. */
  cap: number | null
}

/** A source that is failing or has gone silent. */
export type ForecastSource = { id: string; name: string; state: 'failing' | 'silent'; message: string }

/** A topic's next run, or its next date while it is paused, and the outcome of its last run. */
export type ForecastTopic = {
  id: string
  name: string
  nextRunAt: Date | null
  /** Sources that its query names; empty means all. */
  sourceIds: string[]
  lastRun: { status: string; message: string | null } | null
  pausedReason: string | null
}

export type ForecastInput = {
  timeZone: string
  now: Date
  /** The days to forecast: "2026-11-23". */
  days: readonly string[]
  /** All calendar entries, starting one day before `days`. */
  entries: readonly PlannedEntry[]
  /** Number of empty posting times across all channels, by day. */
  emptySlots: ReadonlyMap<string, number>
  publishingPaused: boolean
  channels: readonly ForecastChannel[]
  sources: readonly ForecastSource[]
  topics: readonly ForecastTopic[]
}

/** The page where a problem can be fixed. */
export type ProblemPlace =
  | { page: 'settings' | 'channels' | 'approved' }
  | { page: 'package' | 'source' | 'topic'; id: string }

/** Something that will go wrong on a certain day unless someone takes care of it. */
export type ForecastProblem = {
  day: string
  kind: 'paused' | 'connection' | 'cap' | 'source' | 'topic' | 'review' | 'late' | 'gap'
  tone: 'warning' | 'danger'
  message: string
  place: ProblemPlace
}

const soon = 24 * 3_600_000
const dayLength = 24 * 3_600_000

/**
 * Returns the problems that a plan runs into, on the days they affect: publishing paused, a connection that ends
 * before one of its channel's posts, a daily limit that will be exceeded, sources and topics in trouble, posts not
 * approved in time, and days and weeks that have posting times but no posts. Days before today have no problems;
 * anything overdue is reported on today. Pure. Serves spec/planning#3.
 */
export function forecast(input: ForecastInput): ForecastProblem[] {
  const today = dayOf(input.now, input.timeZone)
  const planned = input.entries.filter(
    ({ state }) => state === 'scheduled' || isOneOf(plannedUnscheduled, state),
  )
  const problems = [
    ...pausedDays(input, planned),
    ...connections(input, planned),
    ...caps(input),
    ...undecided(input, planned),
    ...sourceProblems(input, today),
    ...topicProblems(input),
    ...gaps(input, today),
  ]
  const shown = new Set(input.days.filter((day) => day >= today))
  return problems.filter(({ day }) => shown.has(day))
}

function pausedDays(
  { publishingPaused }: ForecastInput,
  planned: readonly PlannedEntry[],
): ForecastProblem[] {
  if (!publishingPaused) return []
  const days = new Set(planned.filter(({ state }) => state === 'scheduled').map(dayOfEntry))
  return [...days].map((day) => ({
    day,
    kind: 'paused',
    tone: 'danger',
    message: 'Publishing is paused, so nothing goes out.',
    place: { page: 'settings' },
  }))
}

function connections(input: ForecastInput, planned: readonly PlannedEntry[]): ForecastProblem[] {
  return input.channels.flatMap((channel) => {
    const days = new Map<string, PlannedEntry>()
    for (const entry of planned)
      if (entry.channels.some(({ id }) => id === channel.id) && !days.has(dayOfEntry(entry)))
        if (channel.status !== 'active' || (channel.endsAt && channel.endsAt <= entry.at))
          days.set(dayOfEntry(entry), entry)
    return [...days.keys()].map(
      (day): ForecastProblem => ({
        day,
        kind: 'connection',
        tone: 'danger',
        message: connectionWords(channel, input),
        place: { page: 'channels' },
      }),
    )
  })
}

function connectionWords(
  { name, status, endsAt }: ForecastChannel,
  { timeZone, now }: ForecastInput,
): string {
  if (status === 'disabled') return `${name} is paused, so its posts don’t go out.`
  if (status === 'expired' || !endsAt || endsAt <= now)
    return `${name} is disconnected, so its posts don’t go out.`
  return `The connection of ${name} expires ${formatTime(endsAt, timeZone)}, before its posts go out.`
}

/** Reports the days of posts that exceed their channel's cap within 24 hours. */
function caps({ channels, entries }: ForecastInput): ForecastProblem[] {
  return channels.flatMap(({ id, name, cap }) => {
    if (cap === null) return []
    const own = entries.filter(
      ({ channels, state }) => state !== 'failed' && channels.some((one) => one.id === id),
    )
    const days = new Set<string>()
    own.forEach((entry, at) => {
      const before = own[at - cap]
      if (before && entry.at.getTime() - before.at.getTime() < dayLength) days.add(dayOfEntry(entry))
    })
    return [...days].map(
      (day): ForecastProblem => ({
        day,
        kind: 'cap',
        tone: 'warning',
        message: `${name} publishes at most ${cap === 1 ? 'one post' : `${cap} posts`} in 24 hours. Later posts are delayed.`,
        place: { page: 'channels' },
      }),
    )
  })
}

function undecided({ now, timeZone }: ForecastInput, planned: readonly PlannedEntry[]): ForecastProblem[] {
  return planned.flatMap((entry): ForecastProblem[] => {
    if (entry.state === 'scheduled' || entry.at.getTime() - now.getTime() > soon) return []
    const late = entry.at <= now
    const waits = entry.state === 'approved' ? 'isn’t scheduled' : 'isn’t approved'
    return [
      {
        day: late ? dayOf(now, timeZone) : dayOfEntry(entry),
        kind: late ? 'late' : 'review',
        tone: late ? 'danger' : 'warning',
        message: late
          ? `“${entry.title}” was planned for ${formatTime(entry.at, timeZone)} and still ${waits}.`
          : `“${entry.title}” still ${waits}.`,
        place: { page: 'package', id: entry.packageId },
      },
    ]
  })
}

function sourceProblems({ sources, topics, timeZone }: ForecastInput, today: string): ForecastProblem[] {
  return sources.flatMap((source): ForecastProblem[] => {
    const common = {
      kind: 'source' as const,
      tone: 'warning' as const,
      place: { page: 'source' as const, id: source.id },
    }
    const drawing = topics.filter(
      ({ nextRunAt, pausedReason, sourceIds }) => nextRunAt && !pausedReason && sourceIds.includes(source.id),
    )
    const condition = source.state === 'silent' ? 'has gone silent' : 'is failing'
    return [
      { ...common, day: today, message: `The source ${source.name} ${condition}: ${source.message}` },
      ...drawing.flatMap(({ name, nextRunAt }) =>
        nextRunAt
          ? [
              {
                ...common,
                day: dayOf(nextRunAt, timeZone),
                message: `The topic ${name} draws on the source ${source.name}, which ${condition}.`,
              },
            ]
          : [],
      ),
    ]
  })
}

const failedRuns = new Set(['failed', 'needs_content', 'held'])

function topicProblems({ topics, timeZone }: ForecastInput): ForecastProblem[] {
  return topics.flatMap(({ id, name, nextRunAt, lastRun, pausedReason }): ForecastProblem[] => {
    if (!nextRunAt) return []
    const reason = pausedReason ?? (lastRun && failedRuns.has(lastRun.status) ? lastRun.message : null)
    if (!reason) return []
    const what = pausedReason
      ? `The topic ${name} is paused`
      : `The last run of the topic ${name} brought no post`
    return [
      {
        day: dayOf(nextRunAt, timeZone),
        kind: 'topic',
        tone: 'warning',
        message: `${what}: ${reason}`,
        place: { page: 'topic', id },
      },
    ]
  })
}

/**
 * Reports days that have posting times but no posts. A whole week like that is reported once, on the first of its
 * days from today on.
 */
function gaps({ days, entries, emptySlots }: ForecastInput, today: string): ForecastProblem[] {
  const busy = new Set(entries.map(dayOfEntry))
  const open = days.filter((day) => day >= today && !busy.has(day) && (emptySlots.get(day) ?? 0) > 0)
  const weeks = Map.groupBy(open, startOfWeek)
  return [...weeks].flatMap(([monday, ofWeek]): ForecastProblem[] => {
    const week = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
    const whole = ofWeek.length > 1 && week.every((day) => days.includes(day) && !busy.has(day))
    const reported = whole ? ofWeek.slice(0, 1) : ofWeek
    return reported.map((day) => ({
      day,
      kind: 'gap',
      tone: 'warning',
      message: whole ? 'Nothing is planned this week.' : 'Nothing is planned on this day.',
      place: { page: 'approved' },
    }))
  })
}

const dayOfEntry = ({ wall }: { wall: string }): string => wall.slice(0, 10)
