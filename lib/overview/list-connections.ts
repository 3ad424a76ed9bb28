import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { type Page, pageOf } from '@/lib/api/paging'
import type { OpenProject } from '@/lib/auth/authorization/open-org-projects'
import type { PlaceProject } from '@/lib/auth/authorization/place-project'
import { hasPermission } from '@/lib/auth/permissions'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import type { NetworkName } from '@/lib/networks/registry'
import { needConditions } from './need-conditions'

/** A brand's channel, and how well it works. */
export type ConnectionHealth = Pick<
  ChannelAnswer,
  | 'id'
  | 'platform'
  | 'display_name'
  | 'handle'
  | 'account_kind'
  | 'status'
  | 'status_reason'
  | 'sandbox'
  | 'expires_at'
  | 'renews_itself'
  | 'checked_at'
  | 'trouble'
> & {
  renewedAt: string | null
  /** When the last post went out there, and the error of the last failed one; among its 200 newest posts. */
  sentAt: string | null
  problem: { message: string; hint: string; at: string } | null
  /** Posts waiting to go out there; counting stops at 1,000. */
  waiting: number
  project: PlaceProject
  /** Whether the person may reconnect it. */
  manages: boolean
}

type Row = Omit<ConnectionHealth, 'project' | 'manages'> & { projectId: string }

/**
 * Lists every channel of several brands, newest first, paginated: its state, when its connection ends, what last
 * went out, what last went wrong and what is waiting. One statement. Takes the projects that were opened for the
 * person (`openOrgProjects`) and shows no others; `after` is the last id of the previous page. Serves
 * docs/decisions/0191.
 */
export async function listConnections(
  projects: readonly OpenProject[],
  query: { limit: number; after?: string | undefined; needy?: boolean; network?: NetworkName | undefined },
): Promise<Page<ConnectionHealth>> {
  if (projects.length === 0) return { data: [], next_cursor: null }
  const { limit, after, needy, network } = query
  const rows = await inSystem((tx) =>
    tx.execute<Row>(sql`
      select channels.id, channels.project_id as "projectId", channels.platform, channels.display_name,
        channels.config ->> 'handle' as handle, channels.config ->> 'kind' as account_kind, channels.sandbox, channels.renews_itself, channels.trouble,
        case when channels.status = 'active' and channels.expires_at <= now() then 'expired' else channels.status end as status,
        case when channels.status = 'active' and channels.expires_at <= now() then 'The connection has expired.'
          else channels.status_reason end as status_reason,
        ${isoOf('channels.expires_at')} as expires_at, ${isoOf('channels.checked_at')} as checked_at,
        ${isoOf('channels.renewed_at')} as "renewedAt",
        recent."sentAt", recent.problem, queue.waiting
      from (
        select channels.* from channels
        where channels.project_id = any(${sql.param(projects.map(({ ctx }) => ctx.projectId))}::uuid[])
          ${after === undefined ? sql`` : sql`and channels.id < ${after}::uuid`}
          ${network === undefined ? sql`` : sql`and channels.platform = ${network}`}
          ${needy ? sql`and ${needConditions.connection}` : sql``}
        order by channels.id desc limit ${limit + 1}
      ) as channels
      cross join lateral (
        select ${isoOf(
          `max(greatest(newest.finished_at, newest.public_at)) filter (where newest.status = 'published'
            and (newest.public_at is null or newest.public_at <= now()))`,
        )} as "sentAt",
          (array_agg(json_build_object('message', newest.error ->> 'message', 'hint', newest.error ->> 'hint',
              'at', ${isoOf('newest.finished_at')}) order by newest.id desc)
            filter (where newest.status = 'failed' and newest.error is not null))[1] as problem
        from (
          select p.id, p.status, p.finished_at, p.public_at, p.error from publications p
          where p.project_id = channels.project_id and p.channel_id = channels.id order by p.id desc limit 200
        ) as newest
      ) as recent
      cross join lateral (
        select count(*)::int as waiting from (
          select from publications p
          where p.project_id = channels.project_id and p.status = 'pending' and p.channel_id = channels.id limit 1000
        ) as first
      ) as queue
      order by channels.id desc`),
  )
  const byId = new Map(projects.map((one) => [one.ctx.projectId, one]))
  const known = rows.flatMap(({ projectId, ...row }): ConnectionHealth[] => {
    const open = byId.get(projectId)
    return open ? [{ ...row, project: open.shown, manages: hasPermission(open.ctx.role, 'manage') }] : []
  })
  return pageOf(
    known,
    limit,
    (row) => row.id,
    (row) => row,
  )
}

/** Formats a timestamp as RFC 3339 in UTC. */
const isoOf = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
