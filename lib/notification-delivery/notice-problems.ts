import { sql } from 'drizzle-orm'
import { inSystem, type SystemTx } from '@/db/system'
import { recordNotification } from '@/lib/notifications/record-notification'
import { platformLabels } from '@/lib/platforms/labels'
import { formatTime } from '@/lib/time-zones/format-time'

/** Days before the end of a connection that only a person can renew, at which people are notified. */
const noticeDays = [14, 3] as const
const dayMs = 24 * 60 * 60_000
const rowsPerRound = 1000

const system = { kind: 'system' as const, id: null, name: 'Tributary' }

/**
 * Finds problems that nobody causes and that no transaction therefore records: connections that end, sources that
 * have gone silent, API versions that have ended. Each is recorded once. Serves spec/planning#5.
 */
export function noticeProblems(now = new Date()): Promise<void> {
  return inSystem(async (tx) => {
    await noticeConnections(tx, now)
    await noticeSilence(tx, now)
    await noticeEndedVersions(tx)
  })
}

type Ending = {
  id: string
  org_id: string
  project_id: string
  display_name: string
  platform: string
  expired: boolean
  status_reason: string | null
  expires_at: string | null
  connected_at: string
  time_zone: string
  /** The first post, scheduled or still in review, that the connection does not last for. */
  needed_at: string | null
}

/**
 * Records connections that have ended, and those that end within 14 and within 3 days unless a person reconnects
 * them.
 */
async function noticeConnections(tx: SystemTx, now: Date): Promise<void> {
  const at = now.toISOString()
  const rows = await tx.execute<Ending>(sql`
    select c.id, c.org_id, c.project_id, c.display_name, c.platform, c.status_reason, c.expires_at::text, c.connected_at::text,
      pr.time_zone, needed.at::text as needed_at, (c.status = 'expired' or c.expires_at <= ${at}::timestamptz) as expired
    from channels c
    join projects pr on pr.id = c.project_id
    left join lateral (
      select min(planned.at) as at from (
        select p.due_at as at from publications p
        where p.project_id = c.project_id and p.channel_id = c.id and p.status = 'pending'
        union all
        select coalesce(v.scheduled_at, k.scheduled_at) from variants v
        join packages k on k.project_id = v.project_id and k.id = v.package_id
        where v.project_id = c.project_id and v.channel_id = c.id
          and k.status in ('draft', 'in_review', 'changes_requested', 'approved')
      ) planned
      where planned.at > ${at}::timestamptz and (c.status = 'expired' or planned.at >= c.expires_at)
    ) needed on true
    where not c.sandbox and (
      (c.status = 'expired' and (needed.at is not null or c.updated_at > ${at}::timestamptz - interval '30 days')) or (c.status = 'active' and (
      c.expires_at <= ${at}::timestamptz
      or (not c.renews_itself and c.expires_at <= ${new Date(now.getTime() + noticeDays[0] * dayMs).toISOString()}::timestamptz))))
    limit ${rowsPerRound}`)
  for (const row of rows)
    await recordNotification(
      tx,
      { orgId: row.org_id, projectId: row.project_id, actor: system },
      {
        kind: 'connection_expires',
        // Unique per connection: after a reconnect, the same channel is announced again.
        key: `${row.id}/${row.connected_at}/${row.expired ? 'ended' : stageOf(row, now)}`,
        path: '/channels',
        data: {
          channel: row.display_name,
          channelId: row.id,
          at: new Date(row.needed_at ?? row.expires_at ?? now).toISOString(),
          reason: reasonOf(row),
        },
      },
    )
}

/** How close the end is: within 14 days or within 3. */
function stageOf({ expires_at }: Ending, now: Date): string {
  const left = expires_at === null ? Infinity : new Date(expires_at).getTime() - now.getTime()
  const days = noticeDays.findLast((one) => left <= one * dayMs) ?? noticeDays[0]
  return `${expires_at}/${days}`
}

function reasonOf(row: Ending): string {
  const when = (moment: string) => formatTime(new Date(moment), row.time_zone)
  const { expired, expires_at, needed_at } = row
  if (expired)
    return needed_at
      ? `Its connection has ended. The next post for it is planned for ${when(needed_at)}.`
      : 'Its connection has ended. Reconnect the account before you plan posts for it.'
  const end = `Its connection ends ${when(expires_at ?? '')}.`
  return needed_at
    ? `${end} The first post after that is planned for ${when(needed_at)}.`
    : `${end} Reconnect the account before then.`
}

async function noticeSilence(tx: SystemTx, now: Date): Promise<void> {
  const rows = await tx.execute<{
    id: string
    org_id: string
    project_id: string
    name: string
    silent_after: string
    last: string | null
    time_zone: string
  }>(sql`
    select s.id, s.org_id, s.project_id, s.name, s.silent_after::text, s.last_content_at::text as last, pr.time_zone
    from sources s join projects pr on pr.id = s.project_id
    where s.status = 'active' and s.silent_after <= ${now.toISOString()}::timestamptz
      and s.silent_after > ${now.toISOString()}::timestamptz - interval '30 days'
    limit ${rowsPerRound}`)
  for (const row of rows)
    await recordNotification(
      tx,
      { orgId: row.org_id, projectId: row.project_id, actor: system },
      {
        kind: 'source_problem',
        key: `${row.id}/silent/${row.silent_after}`,
        path: `/sources/${row.id}`,
        data: {
          title: row.name,
          reason: row.last
            ? `It has sent nothing new since ${formatTime(new Date(row.last), row.time_zone)}, which is unusual for it.`
            : 'It has sent nothing new for unusually long.',
        },
      },
    )
}

/** Notifies every workspace with an active channel on the network. */
async function noticeEndedVersions(tx: SystemTx): Promise<void> {
  const rows = await tx.execute<{
    org_id: string
    platform: keyof typeof platformLabels
    version: string
  }>(sql`
    select distinct c.org_id, e.platform, e.version
    from ended_api_versions e join channels c on c.platform = e.platform and c.status = 'active' and not c.sandbox
    limit ${rowsPerRound}`)
  for (const row of rows)
    await recordNotification(
      tx,
      { orgId: row.org_id, actor: system },
      {
        kind: 'version_ends',
        key: `${row.platform}/${row.version}`,
        data: {
          title: platformLabels[row.platform] ?? row.platform,
          reason: `It no longer answers version ${row.version}. Posts wait. Ask the site’s administrator to set a newer one.`,
        },
      },
    )
}
