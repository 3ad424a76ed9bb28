import { sql } from 'drizzle-orm'
import type { MadeBy, PackageStatus } from '@/db/allowed-values'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'

export type QueueVariant = {
  platform: string
  channel: string | null
  handle: string | null
  language: string
  excerpt: string
  /** When it goes out; null while nothing is planned. */
  at: string | null
}
export type QueuedPackage = {
  id: string
  title: string
  status: PackageStatus
  revision: number
  stale: boolean
  held: boolean
  madeBy: MadeBy
  edited: boolean
  warnings: string[]
  /** Why a person must look at it before it goes out, in words. */
  flags: string[]
  image: string | null
  scheduledAt: Date | null
  updatedAt: Date
  variants: QueueVariant[]
  /** Posts of which nobody knows whether they went out. */
  unconfirmed: boolean
  /** When it was due, where that is so long ago that it waits for a person. */
  overdueSince: Date | null
}

const excerptLength = 220

/**
 * A page of the review queue, newest first by id: packages of one state, or those where a person has to decide (`decision`): nobody
 * knows whether a post went out, or it is too late to be sent automatically. Of those in review the flagged ones come first (spec/writing#3). `after` is the last id of the
 * page before. Reads list columns and the beginnings of the texts only.
 */
export async function listReviewQueue(
  ctx: ProjectContext,
  query: { status: PackageStatus | 'decision'; limit: number; after?: string },
): Promise<Page<QueuedPackage>> {
  const { limit, after } = query
  const flaggedFirst = query.status === 'in_review'
  const order = flaggedFirst ? sql`packages.flagged desc, packages.id desc` : sql`packages.id desc`
  const unconfirmed = sql`exists (select 1 from publications p
    where p.package_id = packages.id and p.status = 'unconfirmed')`
  // Ids first, from an index alone; then the rows by key, and what hangs on each of them.
  const page =
    query.status === 'decision'
      ? sql`(select distinct package_id as id from publications where status = 'unconfirmed'
            ${after === undefined ? sql`` : sql`and package_id < ${after}`}
            order by package_id desc limit ${limit + 1})
          union
          (select id from packages where overdue_since is not null
            ${after === undefined ? sql`` : sql`and id < ${after}`}
            order by id desc limit ${limit + 1})
          order by id desc limit ${limit + 1}`
      : sql`select id from packages where status = ${query.status}
          ${after === undefined ? sql`` : sql`and ${flaggedFirst ? afterFlagged(after) : sql`id < ${after}`}`}
          order by ${order} limit ${limit + 1}`
  const rows = await inProject(ctx, (tx) =>
    prepared<Omit<QueuedPackage, 'variants'> & { variants: QueueVariant[] | null }>(
      tx,
      sql`
      select packages.id, packages.title, packages.status, packages.revision, packages.stale, packages.held,
        packages.made_by as "madeBy", packages.edited, packages.warnings,
        array(select flag ->> 'message' from jsonb_array_elements(packages.flags) as flag) as flags,
        coalesce((select featured_image from items where items.id = packages.item_id), texts.picture) as image,
        packages.scheduled_at as "scheduledAt", packages.updated_at as "updatedAt", texts.variants,
        ${unconfirmed} as unconfirmed, packages.overdue_since as "overdueSince"
      from packages
      left join lateral (
        select json_agg(json_build_object(
          'platform', variants.platform, 'channel', channels.display_name,
          'handle', channels.config ->> 'handle', 'language', variants.language,
          'excerpt', left(variants.text, ${excerptLength}),
          'at', case when packages.scheduled_at is not null then coalesce(variants.scheduled_at, packages.scheduled_at) end) order by channels.id, variants.id) as variants,
          -- Where the item has none, what is posted: a card, or what a person added.
          (array_agg(variants.media -> 0 ->> 'url' order by channels.id, variants.id)
            filter (where variants.media -> 0 is not null))[1] as picture
        from variants
        left join channels on channels.id = variants.channel_id
        where variants.package_id = packages.id
      ) as texts on true
      where packages.id = any(array(${page}))
      order by ${order}`,
    ),
  )
  return pageOf(
    [...rows],
    limit,
    (row) => row.id,
    (row) => ({
      ...row,
      scheduledAt: row.scheduledAt && new Date(row.scheduledAt),
      updatedAt: new Date(row.updatedAt),
      overdueSince: row.overdueSince && new Date(row.overdueSince),
      variants: row.variants ?? [],
    }),
  )
}

/** Behind the last one of the page before, whose id says by itself whether it is among the flagged. */
const afterFlagged = (after: string) => sql`(packages.flagged, packages.id) < (
  coalesce((select p.flagged from packages p where p.id = ${after}), false), ${after}::uuid)`
