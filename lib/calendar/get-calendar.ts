import { inProject, type ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { startOfDay, wallTimeOf } from '@/lib/time-zones/wall-time'
import { type CalendarEntry, listEntries } from './list-entries'
import { readProjectZone } from './read-project-zone'

/** An entry with its time as the project's local time: "2026-11-23T09:00". */
export type PlannedEntry = CalendarEntry & { wall: string }

export type Calendar = {
  timeZone: string
  /** The project's local time now. */
  now: string
  entries: PlannedEntry[]
  /** Whether there are more entries than returned. */
  truncated: boolean
}

/** Maximum number of entries in one span; more would no longer be usable as a calendar. */
const maxEntries = 2_000

/** A range of calendar days ("2026-11-23"): `from` is included, `until` is not. */
export type DaySpan = { from: string; until: string }

/**
 * Returns a project's entries on the given days in its own time zone, by time. A day starts at its first instant in
 * that zone, so days when clocks change have 23 or 25 hours and no entry occurs twice. Throws `not-found`, and a
 * RangeError for invalid days.
 */
export function getCalendar(ctx: ProjectContext, span: DaySpan, now = new Date()): Promise<Calendar> {
  return inProject(ctx, async (tx) =>
    readCalendar(tx, { ...span, timeZone: await readProjectZone(tx, ctx), now }),
  )
}

/** Like `getCalendar`, but in an open transaction and in a time zone that the caller has read. */
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
