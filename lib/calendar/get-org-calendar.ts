import { inProject } from '@/db/project'
import type { OpenProject } from '@/lib/auth/open-org-projects'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { type DaySpan, type PlannedEntry, readCalendar } from './get-calendar'

/** An entry of one of several brands. */
export type BrandEntry = PlannedEntry & { project: OpenProject['shown'] }

/** So many projects are read at once: each takes a connection. */
const together = 4

/**
 * What several projects have on some days of one time zone, by time. Each is read through its own context, so that nothing of a project
 * is given to who was not let in there. Takes the projects that were opened; throws as `getCalendar` does. Serves spec/planning#3.
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
