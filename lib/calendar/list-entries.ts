import { type SQL, sql } from 'drizzle-orm'
import { everPublished, openOrFailed, plannedUnscheduled } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { prepared } from '@/db/prepared'
import type { ProjectTx } from '@/db/project'
import type { CalendarState } from './calendar-states'

/** A channel that a post goes to, with what the calendar shows of it. */
export type CalendarChannel = { id: string; platform: string; name: string; handle: string | null }

/** One post at one time: a package with those of its channels that publish it then. */
export type CalendarEntry = {
  packageId: string
  title: string
  revision: number
  state: CalendarState
  at: Date
  /** Sorted by id; empty when all have been disconnected. */
  channels: CalendarChannel[]
  /** Whether other channels of the package publish at another time or have already published. */
  partial: boolean
  /** Whether its content was removed at the source: then it can neither be approved nor sent. */
  held: boolean
  topicId: string | null
  topic: string | null
  /** The kind of its content. */
  kind: string | null
  image: string | null
}

type Row = Omit<CalendarEntry, 'at' | 'channels'> & { at: Date | string; channels: CalendarChannel[] | null }

const shownState = sql`case open.status when 'pending' then 'publishing' when 'sending' then 'publishing' else open.status end`

const isShown = sql`${oneOf(sql`open.status`, openOrFailed)}
  and case open.status
    when 'pending' then p.status = 'publishing'
    when 'failed' then p.status in ('failed', 'publishing')
    else true end`

/**
 * Lists the planned, published and failed posts between two timestamps (`from` inclusive, `until` exclusive), by
 * time, with one entry per post and time. A package in review is listed when it has a planned time. A post uploaded
 * ahead is listed at the time it becomes public. Takes the open transaction and returns at most `limit` entries.
 * Reads through indexes only: the packages and publications in the span, and their variants and channels by key.
 * Serves spec/planning#3.
 */
export async function listEntries(
  tx: ProjectTx,
  span: { from: Date; until: Date; limit: number },
): Promise<CalendarEntry[]> {
  const from = sql`${span.from.toISOString()}::timestamptz`
  const until = sql`${span.until.toISOString()}::timestamptz`
  const within = (time: SQL) => sql`${time} >= ${from} and ${time} < ${until}`
  const maxEntries = span.limit
  const rows = await prepared<Row>(
    tx,
    sql`
    with candidates as (
      (select id, status, scheduled_at from packages
        where status = 'scheduled' and ${within(sql`scheduled_at`)}
        order by scheduled_at limit ${maxEntries})
      union
      (select id, status, scheduled_at from packages
        where ${oneOf(sql`status`, plannedUnscheduled)} and ${within(sql`scheduled_at`)}
        order by scheduled_at limit ${maxEntries})
      union
      select packages.id, packages.status, packages.scheduled_at
      from (
        select package_id from variants
        where scheduled_at is not null and ${within(sql`scheduled_at`)}
        order by scheduled_at limit ${maxEntries}) as own
      join packages on packages.id = own.package_id
    ),
    moments as (
      select p.id as package_id, p.status as state, v.channel_id, coalesce(v.scheduled_at, p.scheduled_at) as at,
        coalesce(v.scheduled_at, p.scheduled_at) as same_time
      from candidates p
      left join variants v on v.package_id = p.id
      where ${oneOf(sql`p.status`, [...plannedUnscheduled, 'scheduled'])}
        and p.scheduled_at is not null
        and (v.id is null or v.channel_id is not null)
        and ${within(sql`coalesce(v.scheduled_at, p.scheduled_at)`)}
        and not exists (select from publications done
          where done.package_id = p.id and done.variant_id = v.id and ${oneOf(sql`done.status`, everPublished)})
      union all
      (select package_id, 'published', channel_id, finished_at, due_at
        from publications
        where status = 'published' and public_at is null and ${within(sql`finished_at`)}
        order by finished_at limit ${maxEntries})
      union all
      (select package_id, case when public_at > now() then 'uploaded' else 'published' end, channel_id, public_at, public_at
        from publications
        where status = 'published' and public_at is not null and ${within(sql`public_at`)}
        order by public_at limit ${maxEntries})
      union all
      (select open.package_id, ${shownState}, open.channel_id, open.due_at, open.due_at
        from publications open
        join packages p on p.id = open.package_id
        where open.public_at is null and ${isShown} and ${within(sql`open.due_at`)}
        order by open.due_at limit ${maxEntries})
      union all
      (select open.package_id, ${shownState}, open.channel_id, open.public_at, open.public_at
        from publications open
        join packages p on p.id = open.package_id
        where open.public_at is not null and ${isShown} and ${within(sql`open.public_at`)}
        order by open.public_at limit ${maxEntries})
    ),
    entries as (
      select package_id, state, min(at) as at, array_agg(distinct channel_id) as channel_ids
      from moments group by package_id, state, same_time
      order by at, package_id limit ${maxEntries}
    )
    select e.package_id as "packageId", packages.title, packages.revision, packages.held, e.state, e.at,
      packages.topic_id as "topicId", topics.name as topic, items.content_type as kind,
      coalesce(items.featured_image, own.picture) as image, own.channels,
      own.targets > coalesce(json_array_length(own.channels), 0) as partial
    from entries e
    join packages on packages.id = e.package_id
    left join topics on topics.id = packages.topic_id
    left join items on items.id = packages.item_id
    left join lateral (
      select count(v.channel_id)::int as targets,
        json_agg(json_build_object('id', c.id, 'platform', c.platform, 'name', c.display_name, 'handle', c.config ->> 'handle')
          order by c.id) filter (where c.id = any(e.channel_ids)) as channels,
        (array_agg(v.media -> 0 ->> 'url' order by v.id) filter (where v.media -> 0 ->> 'url' !~* '[.]pdf([?#]|$)'))[1] as picture
      from variants v
      left join channels c on c.id = v.channel_id
      where v.package_id = e.package_id
    ) as own on true
    order by e.at, e.package_id, e.state`,
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at), channels: row.channels ?? [] }))
}
