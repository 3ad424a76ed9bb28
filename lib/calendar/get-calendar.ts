import { inProject, type ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { startOfDay, wallTimeOf } from '@/lib/time-zones/wall-time'
import { type CalendarEntry, listEntries } from './list-entries'
import { readProjectZone } from './read-project-zone'

/** An entry with its time as the clocks of the project show it: "2026-11-23T09:00". */
export type PlannedEntry = CalendarEntry & { wall: string }

export type Calendar = {
  timeZone: string
  /** What the clocks of the project show now. */
  now: string
  entries: PlannedEntry[]
  /** There are more than are given. */
  truncated: boolean
}

/** More than this in one span is not a calendar any more. */
const maxEntries = 2_000

/** The days of a calendar: from one ("2026-11-23") up to another that does not count any more. */
export type DaySpan = { from: string; until: string }

/**
 * What a project has on some days of its own time zone, by time. A day begins at its first moment there, so that on the days when
 * clocks change it has 23 or 25 hours and nothing occurs twice. Throws `not-found`, and a RangeError for what are no days.
 */
export function getCalendar(ctx: ProjectContext, span: DaySpan, now = new Date()): Promise<Calendar> {
  return inProject(ctx, async (tx) =>
    readCalendar(tx, { ...span, timeZone: await readProjectZone(tx, ctx), now }),
  )
}

/** The same in an open transaction, in a time zone that the caller has read. */
export async function readCalendar(
  tx: ProjectTx,
  { from, until, timeZone, now }: DaySpan & { timeZone: string; now: Date },
): Promise<Calendar> {
  const entries = await listEntries(tx, {
    from: startOfDay(from, timeZone),
    until: startOfDay(until, timeZone),
    limit: maxEntries + 1,
  })
  return {
    timeZone,
    now: wallTimeOf(now, timeZone),
    entries: entries
      .slice(0, maxEntries)
      .map((entry) => ({ ...entry, wall: wallTimeOf(entry.at, timeZone) })),
    truncated: entries.length > maxEntries,
  }
}
