import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { addDays, daysBetween } from '@/lib/time-zones/days'
import { type EmptySlot, emptySlots } from './empty-slots'
import { type ForecastProblem, forecast } from './forecast'
import { type Calendar, type DaySpan, readCalendar } from './get-calendar'
import { readCalendarSlots } from './read-calendar-slots'
import { readForecast } from './read-forecast'
import { readProjectZone } from './read-project-zone'

/** A calendar with its empty posting times and the problems its plan runs into. */
export type Plan = Calendar & { problems: ForecastProblem[]; slots: EmptySlot[] }

/**
 * Returns a project's entries on the given days, with the empty posting times and the upcoming problems on those
 * days. Runs a fixed number of statements, however much the project contains. Throws like `getCalendar`. Serves
 * spec/planning#3.
 */
export function getPlan(ctx: ProjectContext, span: DaySpan, now = new Date()): Promise<Plan> {
  return inProject(ctx, async (tx) => {
    const timeZone = await readProjectZone(tx, ctx)
    // Reads one extra day before the span: its posts count towards a channel's daily limit.
    const [calendar, facts, weekly] = await Promise.all([
      readCalendar(tx, { ...span, from: addDays(span.from, -1), timeZone, now }),
      readForecast(tx, ctx, now),
      readCalendarSlots(tx),
    ])
    const days = Array.from({ length: daysBetween(span.from, span.until) }, (_, at) => addDays(span.from, at))
    const slots = emptySlots(days, weekly, calendar.entries, { timeZone, now })
    const problems = forecast({
      ...facts,
      timeZone,
      now,
      days,
      entries: calendar.entries,
      emptySlots: new Map(
        [...Map.groupBy(slots, ({ day }) => day)].map(([day, { length }]) => [day, length]),
      ),
    })
    return {
      ...calendar,
      entries: calendar.entries.filter(({ wall }) => wall >= span.from),
      problems,
      slots,
    }
  })
}
