import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { addDays, daysBetween } from '@/lib/time-zones/days'
import { type EmptySlot, emptySlots } from './empty-slots'
import { forecast, type Problem } from './forecast'
import { type Calendar, type DaySpan, readCalendar } from './get-calendar'
import { readForecast } from './read-forecast'
import { readProjectZone } from './read-project-zone'
import { readSlots } from './read-slots'

/** A calendar with its empty posting times and the problems that its plan runs into. */
export type Plan = Calendar & { problems: Problem[]; slots: EmptySlot[] }

/**
 * What a project has on some days, with the empty posting times and the problems that are to come on them. A fixed number of statements, whatever it holds.
 * Throws as `getCalendar` does. Serves spec/planning#3.
 */
export function getPlan(ctx: ProjectContext, span: DaySpan, now = new Date()): Promise<Plan> {
  return inProject(ctx, async (tx) => {
    const timeZone = await readProjectZone(tx, ctx)
    // A day more before: what went out then counts towards the daily limit of a channel.
    const [calendar, facts, weekly] = await Promise.all([
      readCalendar(tx, { ...span, from: addDays(span.from, -1), timeZone, now }),
      readForecast(tx, ctx, now),
      readSlots(tx),
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
