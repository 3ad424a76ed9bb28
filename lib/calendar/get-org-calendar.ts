import { inProject } from '@/db/project'
import type { OpenProject } from '@/lib/auth/authorization/open-org-projects'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { type DaySpan, type PlannedEntry, readCalendar } from './get-calendar'

/** A calendar entry together with the project (brand) it belongs to. */
export type BrandEntry = PlannedEntry & { project: OpenProject['shown'] }

/** Number of projects read in parallel: each takes a database connection. */
const together = 4

/**
 * Returns the entries of several projects on the given days in one time zone, by time. Each project is read through
 * its own context, so no one gets data from a project they have no access to. Takes projects that were already
 * opened; throws like `getCalendar`. Serves spec/planning#3.
 */
export async function getOrgCalendar(
  projects: readonly OpenProject[],
  { timeZone, now = new Date(), ...span }: DaySpan & { timeZone: string; now?: Date },
): Promise<{ now: string; entries: BrandEntry[]; truncated: boolean }> {
  const entries: BrandEntry[] = []
  let truncated = false
  for (let at = 0; at < projects.length; at += together) {
    const calendars = await Promise.all(
      projects.slice(at, at + together).map(async ({ ctx, shown }) => ({
        shown,
        calendar: await inProject(ctx, (tx) => readCalendar(tx, { ...span, timeZone, now })),
      })),
    )
    for (const { shown, calendar } of calendars) {
      truncated ||= calendar.truncated
      entries.push(...calendar.entries.map((entry) => ({ ...entry, project: shown })))
    }
  }
  entries.sort((a, b) => a.at.getTime() - b.at.getTime() || (a.packageId < b.packageId ? -1 : 1))
  return { now: wallTimeOf(now, timeZone), entries, truncated }
}
