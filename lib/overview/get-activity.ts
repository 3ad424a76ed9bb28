import { eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { addDays, startOfWeek } from '@/lib/time-zones/days'
import { dayOf, startOfDay } from '@/lib/time-zones/wall-time'

/** Content that came in and posts that went out in the week beginning on this Monday ("2026-11-23"). */
export type WeekOfActivity = { monday: string; content: number; posts: number }

const weeksShown = 8
/** Counting stops here for each week, so that a large import does not make the chart expensive. */
const countedPerWeek = 5_000

/**
 * Counts the content that came in and the posts that went out in each of the last eight weeks, the current one
 * last, in the project's time zone. Content that a topic created is not counted. A post counts once, in the week in
 * which it went out first, however many channels it has. One statement in addition to reading the time zone. Throws
 * `not-found`.
 */
export function getActivity(ctx: ProjectContext, now = new Date()): Promise<WeekOfActivity[]> {
  return inProject(ctx, async (tx) => {
    const [project] = await tx
      .select({ timeZone: projects.timeZone })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    if (!project) throw new AppError('not-found')
    const { timeZone } = project
    const last = startOfWeek(dayOf(now, timeZone))
    const mondays = Array.from({ length: weeksShown }, (_, at) => addDays(last, 7 * (at - weeksShown + 1)))
    const starts = [...mondays, addDays(last, 7)].map((monday) => startOfDay(monday, timeZone))
    const rows = await tx.execute<{ content: number; posts: number }>(sql`
      select
        (select count(*)::int from (
          select 1 from items where id >= week.first and id < week.behind and topic_id is null
          limit ${countedPerWeek}) as first_ones) as content,
        (select count(distinct package_id)::int from (
          select package_id from publications out
          where status = 'published'
            -- At most a day before they are public, which is what counts.
            and finished_at >= week.begins - interval '25 hours' and finished_at < week.ends
            and greatest(finished_at, public_at) >= week.begins
            and greatest(finished_at, public_at) < week.ends
            and (public_at is null or public_at <= ${textOf(now)}::timestamptz)
            and not exists (
              select from publications earlier
              where earlier.package_id = out.package_id and earlier.status = 'published'
                and greatest(earlier.finished_at, earlier.public_at) < week.begins)
          limit ${countedPerWeek}) as first_ones) as posts
      from unnest(
        ${sql.param(starts.slice(0, -1).map(textOf))}::text[]::timestamptz[], ${sql.param(starts.slice(1).map(textOf))}::text[]::timestamptz[],
        ${sql.param(starts.slice(0, -1).map(firstId))}::text[]::uuid[], ${sql.param(starts.slice(1).map(firstId))}::text[]::uuid[]
      ) with ordinality as week (begins, ends, first, behind, place)
      order by week.place`)
    return mondays.map((monday, at) => ({
      monday,
      content: rows[at]?.content ?? 0,
      posts: rows[at]?.posts ?? 0,
    }))
  })
}

const textOf = (at: Date): string => at.toISOString()

/**
 * Returns the lowest id that could have been created at this time: ids are ordered by time (spec/decisions#2), and
 * items have no other index by time.
 */
function firstId(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`
}
