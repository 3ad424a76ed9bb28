import { sql } from 'drizzle-orm'
import type { PackageStatus } from '@/db/allowed-values'
import { inProject } from '@/db/project'
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
const maxEntries = 500

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
        where status = 'scheduled' and scheduled_at >= ${from}::timestamptz and scheduled_at < ${until}::timestamptz
        union all
        select package_id, min(finished_at) from publications
        where status = 'published' and finished_at >= ${from}::timestamptz and finished_at < ${until}::timestamptz
        group by package_id
        order by at, id limit ${maxEntries}
      )
      select packages.id as "packageId", packages.title, packages.status, moments.at,
        (select featured_image from items where items.id = packages.item_id) as image,
        array(select distinct platform from variants
          where variants.package_id = packages.id
          order by platform) as platforms
      from moments
      join packages on packages.id = moments.id
      order by moments.at, packages.id`),
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
