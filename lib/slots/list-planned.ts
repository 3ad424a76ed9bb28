import { sql } from 'drizzle-orm'
import { plannedUnscheduled } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import type { ProjectTx } from '@/db/project'

/** A post's variant that is planned for a channel, on its way there, or published. */
export type PlannedVersion = {
  packageId: string
  variantId: string
  itemId: string | null
  title: string
  channelId: string
  at: Date
}

/** The earliest that a post is uploaded before its time. */
const longestLead = sql.raw(`interval '1 day'`)

/**
 * Lists what goes out, or went out, between two timestamps on the project's channels, by time: intents that are
 * waiting or were sent, and posts in review that already have a time. Takes the open transaction; `channelIds`
 * limits the channels, `except` leaves out a package. One statement, however many channels. Serves spec/planning#2.
 */
export async function listPlanned(
  tx: ProjectTx,
  span: { from: Date; until: Date },
  { channelIds, except }: { channelIds?: readonly string[]; except?: string } = {},
): Promise<PlannedVersion[]> {
  const from = sql`${span.from.toISOString()}::timestamptz`
  const until = sql`${span.until.toISOString()}::timestamptz`
  const rows = await tx.execute<Omit<PlannedVersion, 'at'> & { at: Date | string }>(sql`
    select planned.package_id as "packageId", planned.variant_id as "variantId", packages.item_id as "itemId", packages.title,
      planned.channel_id as "channelId", planned.at
    from (
      select package_id, variant_id, channel_id, coalesce(public_at, due_at) as at from publications
      where status = 'pending' and due_at >= ${from} - ${longestLead} and due_at < ${until}
      union all
      select package_id, variant_id, channel_id, coalesce(public_at, sending_at, due_at) from publications
      where status in ('sending', 'unconfirmed') and due_at < ${until}
      union all
      select package_id, variant_id, channel_id, coalesce(public_at, finished_at) from publications
      where status = 'published' and finished_at >= ${from} - ${longestLead} and finished_at < ${until}
      union all
      select v.package_id, v.id, v.channel_id, coalesce(v.scheduled_at, k.scheduled_at)
      from packages k join variants v on v.package_id = k.id
      where ${oneOf(sql`k.status`, plannedUnscheduled)} and k.scheduled_at < ${until}
    ) as planned
    join packages on packages.id = planned.package_id
    where planned.at >= ${from} and planned.at < ${until}
      ${channelIds ? sql`and planned.channel_id = any(${sql.param([...channelIds])}::uuid[])` : sql`and planned.channel_id is not null`}
      ${except === undefined ? sql`` : sql`and planned.package_id <> ${except}::uuid`}
    order by planned.at, planned.variant_id`)
  return rows.map((row) => ({ ...row, at: new Date(row.at) }))
}
