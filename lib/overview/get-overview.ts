import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'

type SyncedSource = {
  id: string
  name: string
  at: Date
  created: number
  updated: number
  /** Whether the last sync or push failed. */
  failed: boolean
}
type WaitingPackage = { id: string; title: string; at: Date }
type PlannedPost = {
  id: string
  title: string
  at: Date
  /** The target channel, if it has a time of its own. */
  channel: string | null
  platform: string | null
  handle: string | null
}
type RecentPost = {
  id: string
  packageId: string
  title: string
  channel: string | null
  platform: string | null
  handle: string | null
  url: string | null
  at: Date
}
export type Overview = {
  has: { sources: boolean; channels: boolean; items: boolean; posts: boolean }
  syncs: SyncedSource[]
  waiting: WaitingPackage[]
  planned: PlannedPost[]
  posts: RecentPost[]
}

/**
 * Returns the state of a project: what came in, is waiting, is planned and went out; a few of each, newest or most
 * urgent first (`listNeeds` lists what needs a person). Every query reads a handful of rows by index.
 */
export function getOverview(ctx: ProjectContext): Promise<Overview> {
  return inProject(ctx, async (tx) => {
    const [[has], syncs, waiting, planned, posts] = await Promise.all([
      tx.execute<Overview['has']>(sql`select
      exists (select 1 from sources) as sources,
      exists (select 1 from channels where status = 'active') as channels,
      exists (select 1 from items) as items,
      exists (select 1 from publications where status = 'published') as posts`),
      tx.execute<SyncedSource>(sql`
      select sources.id, sources.name, last.at, last.created, last.updated, last.failed
      from sources cross join lateral (
        (select finished_at as at, coalesce((counts->>'created')::int, 0) as created,
          coalesce((counts->>'updated')::int, 0) as updated, status = 'failed' as failed
        from sync_runs
        where sync_runs.source_id = sources.id
          and finished_at is not null
        order by id desc limit 1)
        union all
        (select created_at, coalesce((counts->>'created')::int, 0), coalesce((counts->>'updated')::int, 0), status >= 400
        from push_deliveries
        where push_deliveries.source_id = sources.id
        order by id desc limit 1)
        order by at desc limit 1) as last
      order by last.at desc limit 5`),
      tx.execute<WaitingPackage>(sql`
      select id, title, updated_at as at from packages
      where status = 'in_review' order by id desc limit 5`),
      tx.execute<PlannedPost>(sql`
      (select id, title, scheduled_at as at, null as channel, null as platform, null as handle from packages
      where status = 'scheduled' and scheduled_at is not null order by scheduled_at limit 5)
      union all
      -- Channels with a time of their own, which is a later one.
      (select packages.id, packages.title, variants.scheduled_at, channels.display_name, channels.platform,
        channels.config ->> 'handle'
      from variants
      join packages on packages.id = variants.package_id and packages.status in ('scheduled', 'publishing')
      join channels on channels.id = variants.channel_id
      where variants.scheduled_at > now() order by variants.scheduled_at limit 5)
      union all
      -- What networks have and make public later.
      (select packages.id, packages.title, publications.public_at, channels.display_name, channels.platform,
        channels.config ->> 'handle'
      from publications
      join packages on packages.id = publications.package_id
      join channels on channels.id = publications.channel_id
      where publications.status = 'published' and publications.public_at > now()
      order by publications.public_at limit 5)
      order by at limit 5`),
      tx.execute<RecentPost>(sql`
      select publications.id, publications.package_id as "packageId", packages.title,
        channels.display_name as channel, channels.platform, channels.config ->> 'handle' as handle,
        publications.remote_url as url, greatest(publications.finished_at, publications.public_at) as at
      from (
        select * from publications
        where status = 'published' and finished_at is not null and (public_at is null or public_at <= now())
        order by id desc limit 50) as publications
      join packages on packages.id = publications.package_id
      left join channels on channels.id = publications.channel_id
      order by at desc limit 5`),
    ])
    return {
      has: has ?? { sources: false, channels: false, items: false, posts: false },
      syncs: syncs.map(dated),
      waiting: waiting.map(dated),
      planned: planned.map(dated),
      posts: posts.map(dated),
    }
  })
}

// A raw query may return a time as text, depending on the driver's settings.
const dated = <Row extends { at: Date }>(row: Row): Row => ({ ...row, at: new Date(row.at) })
