import { sql } from 'drizzle-orm'
import { inSystem, type SystemTx } from '@/db/system'
import { renewsItself } from '@/lib/channels/renews-itself'
import { recordNotification } from '@/lib/notifications/record-notification'
import { platformLabels } from '@/lib/platforms/labels'
import { formatTime } from '@/lib/time-zones/format-time'

/** A week, so that at least 72 hours are left, however seldom this is looked at and whatever the weekend. */
const aheadMs = 7 * 24 * 60 * 60_000
const rowsPerRound = 1000

const system = { kind: 'system' as const, id: null, name: 'Tributary' }

/**
 * Finds what nobody does and what therefore no transaction records: connections that end before a planned post, sources that have gone
 * silent, API versions that have ended. Each is recorded once. Serves spec/planning#5.
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
  status: string
  expires_at: string | null
  time_zone: string
  needed_at: string
}

/** The first planned post of each channel that its connection does not last for, whether it is scheduled already or still in review. */
async function noticeConnections(tx: SystemTx, now: Date): Promise<void> {
  const at = now.toISOString()
  const rows = await tx.execute<Ending>(sql`
    select c.id, c.org_id, c.project_id, c.display_name, c.platform, c.status, c.expires_at::text, pr.time_zone,
      needed.at::text as needed_at
    from channels c
    join projects pr on pr.id = c.project_id
    join lateral (
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
    ) needed on needed.at is not null
    where not c.sandbox and (c.status = 'expired'
      or (c.status = 'active' and c.expires_at is not null
        and least(c.expires_at, needed.at) <= ${new Date(now.getTime() + aheadMs).toISOString()}::timestamptz))
    limit ${rowsPerRound}`)
  for (const row of rows) {
    if (row.status !== 'expired' && renewsItself(row.platform)) continue
    const when = (moment: string) => formatTime(new Date(moment), row.time_zone)
    await recordNotification(
      tx,
      { orgId: row.org_id, projectId: row.project_id, actor: system },
      {
        kind: 'connection_expires',
        key: `${row.id}/${row.status}/${row.expires_at ?? ''}`,
        path: '/channels',
        data: {
          channel: row.display_name,
          channelId: row.id,
          at: new Date(row.needed_at).toISOString(),
          reason:
            row.status === 'expired'
              ? `Its connection has ended. The next post for it is planned for ${when(row.needed_at)}.`
              : `Its connection ends ${when(row.expires_at ?? row.needed_at)}. The first post after that is planned for ${when(row.needed_at)}.`,
        },
      },
    )
  }
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

/** For every workspace that posts to the network. */
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
