import { type SQL, sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import { sources as sourceTable } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { assessSourceHealth } from '@/lib/sources/health/source-health'
import { needConditions } from './need-conditions'
import type { NeedKind } from './need-kinds'

/** One thing that needs a person. */
export type Need = {
  kind: NeedKind
  /** Id of the package, item, channel, source or topic. */
  id: string
  title: string
  /** What happened, as recorded: a network's response, a reviewer's reason. */
  detail: string | null
  /** Who did it, if it was a person. */
  by: string | null
  /** The channel it concerns: its name and network. */
  channel: { name: string; platform: string; handle: string | null } | null
  /** Since when; for a connection when it ends, for a retry when the next attempt is due. */
  at: Date | null
}

/** Maximum per kind on the overview, and on the page of a single kind. */
export const needsShown = 3
export const needsListed = 100

type Row = Omit<Need, 'at' | 'channel'> & {
  at: Date | string | null
  channel: string | null
  platform: string | null
  handle: string | null
}

/**
 * Lists the first few things of each kind that need a person, in no order between kinds; posts newest first, with
 * the reason that was recorded. With a `kind`, lists the first hundred of that kind alone. Two statements at most,
 * however large the project; serves spec/planning#4.
 */
export function listNeeds(ctx: ProjectContext, kind?: NeedKind, now = new Date()): Promise<Need[]> {
  const limit = kind ? needsListed : needsShown
  return inProject(ctx, async (tx) => {
    const [rows, failingSources] = await Promise.all([
      kind === 'source' ? [] : prepared<Row>(tx, kind ? statements(limit)[kind] : everything),
      kind === undefined || kind === 'source'
        ? tx
            .select()
            .from(sourceTable)
            .where(needConditions.source)
            .orderBy(sql`status = 'error' desc`, sql`id`)
            .limit(limit)
        : [],
    ])
    const found = rows.map(
      ({ channel, platform, handle, at, ...need }): Need => ({
        ...need,
        at: at === null ? null : new Date(at),
        channel: channel === null || platform === null ? null : { name: channel, platform, handle },
      }),
    )
    const silent = failingSources.map((source): Need => {
      const { message } = assessSourceHealth(source, now)
      const since = source.status === 'error' ? source.error?.since : source.lastContentAt
      return {
        kind: 'source',
        id: source.id,
        title: source.name,
        detail: message ?? 'The last sync failed.',
        by: null,
        channel: null,
        at: since ? new Date(since) : null,
      }
    })
    return [...found, ...silent]
  })
}

const eventOf = (action: string, column: SQL): SQL => sql`(
  select ${column} from package_events event
  where event.package_id = packages.id and event.action = ${action} order by event.id desc limit 1)`

/** For each kind, the statement that selects its first entries. */
function statements(limit: number): Record<Exclude<NeedKind, 'source'>, SQL> {
  /** Posts of one kind, with the given columns, usually from the last event of that name. */
  const posts = (kind: NeedKind, words: { detail?: SQL; by?: SQL; at: SQL }): SQL => sql`
    (select ${kind}::text as kind, packages.id, packages.title, ${words.detail ?? sql`null::text`} as detail,
      ${words.by ?? sql`null::text`} as by, null::text as channel, null::text as platform, null::text as handle, ${words.at} as at
    from packages where ${needConditions[kind]}
    order by packages.id desc limit ${limit})`
  /** Posts of one kind, with the channel where it happened and the network's message. */
  const onChannels = (kind: NeedKind, ids: SQL, publications: SQL, at: SQL): SQL => sql`
    (select ${kind}::text as kind, packages.id, packages.title, last.detail, null::text as by,
      channels.display_name as channel, channels.platform, channels.config ->> 'handle' as handle, last.at
    from packages
    left join lateral (
      select p.channel_id, p.error ->> 'message' as detail, ${at} as at from publications p
      where p.package_id = packages.id and ${publications} order by p.id desc limit 1) as last on true
    left join channels on channels.id = last.channel_id
    where packages.id = any(array(${ids}))
    order by packages.id desc)`
  const firstOf = (kind: NeedKind): SQL =>
    sql`select packages.id from packages where ${needConditions[kind]} order by packages.id desc limit ${limit}`
  const firstSent = (kind: NeedKind): SQL =>
    sql`select distinct publications.package_id from publications where ${needConditions[kind]}
      order by publications.package_id desc limit ${limit}`
  return {
    failed: onChannels('failed', firstOf('failed'), sql`p.status = 'failed'`, sql`p.finished_at`),
    unconfirmed: onChannels(
      'unconfirmed',
      firstSent('unconfirmed'),
      sql`p.status = 'unconfirmed'`,
      sql`p.sending_at`,
    ),
    withdrawn: sql`(select 'withdrawn' as kind, items.id, items.title, null::text as detail, null::text as by,
        null::text as channel, null::text as platform, null::text as handle, items.withdrawn_at as at
      from items where ${needConditions.withdrawn}
      order by items.id desc limit ${limit})`,
    takedown: sql`(select 'takedown' as kind, packages.id, packages.title, takedowns.error ->> 'message' as detail, null::text as by,
        channels.display_name as channel, channels.platform, channels.config ->> 'handle' as handle, takedowns.created_at as at
      from takedowns join publications p on p.id = takedowns.publication_id join packages on packages.id = p.package_id
      left join channels on channels.id = p.channel_id
      where ${needConditions.takedown}
      order by takedowns.id desc limit ${limit})`,
    overdue: posts('overdue', { at: sql`packages.overdue_since` }),
    connection: sql`(select 'connection' as kind, channels.id, channels.display_name as title, 
        coalesce(channels.status_reason, channels.trouble ->> 'message') as detail,
        null::text as by, channels.display_name as channel, channels.platform, channels.config ->> 'handle' as handle,
        channels.expires_at as at
      from channels where ${needConditions.connection}
      order by channels.expires_at, channels.id limit ${limit})`,
    retrying: onChannels(
      'retrying',
      firstSent('retrying'),
      sql`p.status = 'pending' and p.error is not null`,
      sql`p.due_at`,
    ),
    changes_requested: posts('changes_requested', {
      detail: eventOf('request_changes', sql`event.reason`),
      by: eventOf('request_changes', sql`event.actor_name`),
      at: eventOf('request_changes', sql`event.created_at`),
    }),
    rejected: posts('rejected', {
      detail: eventOf('reject', sql`event.reason`),
      by: eventOf('reject', sql`event.actor_name`),
      at: eventOf('reject', sql`event.created_at`),
    }),
    returned: posts('returned', { at: eventOf('stale', sql`event.created_at`) }),
    held: posts('held', { at: eventOf('hold', sql`event.created_at`) }),
    topic: sql`(select 'topic' as kind, topics.id, topics.name as title, topics.paused_reason as detail, null::text as by,
        null::text as channel, null::text as platform, null::text as handle, topics.updated_at as at
      from topics where ${needConditions.topic} order by topics.id limit ${limit})`,
  }
}

const everything = sql.join(Object.values(statements(needsShown)), sql` union all `)
