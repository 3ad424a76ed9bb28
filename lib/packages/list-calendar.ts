import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import type { PackageStatus } from '@/db/schema/packages'
import type { ProjectContext } from '@/lib/auth/context'

export type CalendarEntry = {
  packageId: string
  title: string
  status: PackageStatus
  at: Date
  image: string | null
  platforms: string[]
}

/** More than this in one span is not a calendar any more. */
const mostEntries = 500

/**
 * What is planned and what went out between two moments (`from` counts, `until` does not), by time: a scheduled package at
 * its time, a posted one when its first post was out.
 */
export async function listCalendar(
  ctx: ProjectContext,
  span: { from: Date; until: Date },
): Promise<CalendarEntry[]> {
  const from = span.from.toISOString()
  const until = span.until.toISOString()
  const rows = await inProject(ctx, (tx) =>
    tx.execute<CalendarEntry>(sql`
      with moments as (
        select id, scheduled_at as at from packages
        where project_id = ${ctx.projectId} and status = 'scheduled'
          and scheduled_at >= ${from}::timestamptz and scheduled_at < ${until}::timestamptz
        union all
        select package_id, min(finished_at) from publications
        where project_id = ${ctx.projectId} and status = 'published'
          and finished_at >= ${from}::timestamptz and finished_at < ${until}::timestamptz
        group by package_id
      )
      select packages.id as "packageId", packages.title, packages.status, moments.at,
        items.featured_image as image,
        array(select distinct platform from variants
          where variants.project_id = packages.project_id and variants.package_id = packages.id
          order by platform) as platforms
      from moments
      join packages on packages.project_id = ${ctx.projectId} and packages.id = moments.id
      left join items on items.project_id = packages.project_id and items.id = packages.item_id
      order by moments.at, packages.id
      limit ${mostEntries}`),
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
