import type { ProjectContext } from '@/lib/auth/context'
import { filterEntries } from '@/lib/calendar/filter-entries'
import { getCalendar } from '@/lib/calendar/get-calendar'
import type { CalendarQuery } from '@/lib/calendar/schemas'
import { AppError } from '@/lib/errors'
import { daysBetween } from '@/lib/time-zones/days'
import { formatCsvLine } from './format-csv-line'

const maxDays = 366

/**
 * Exports a range of days from a project's calendar as a CSV file, one line per post and time, with a name to save
 * it under. Throws `invalid` if the range is empty or too long. Serves spec/planning#3.
 */
export async function exportCalendar(
  ctx: ProjectContext,
  { from, until, ...filter }: CalendarQuery,
): Promise<{ name: string; text: string }> {
  const days = daysBetween(from, until)
  if (days < 1 || days > maxDays)
    throw new AppError('invalid', {
      errors: [{ pointer: '/until', detail: 'Choose a day after the first one, at most 366 days later.' }],
    })
  const { entries, timeZone } = await getCalendar(ctx, { from, until })
  const lines = filterEntries(entries, filter).map((entry) => [
    entry.wall.slice(0, 10),
    entry.wall.slice(11),
    timeZone,
    entry.at.toISOString(),
    entry.title,
    entry.state,
    entry.channels.map(({ platform, name }) => `${platform}: ${name}`),
    entry.topic,
    entry.packageId,
  ])
  return { name: `calendar-${from}.csv`, text: [columns, ...lines].map(formatCsvLine).join('') }
}

const columns = ['date', 'time', 'time_zone', 'at', 'title', 'state', 'channels', 'topic', 'package_id']
