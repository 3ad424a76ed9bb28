import { sql } from 'drizzle-orm'
import type { MadeBy, PackageStatus } from '@/db/allowed-values'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { hiddenUntilSql } from '@/lib/publications/hidden-until'
import { isWithoutVideoNote } from '../without-video-note'
import { findQueued, usualSort } from './find-queued'
import type { QueueFilter, QueueSort, QueueTab } from './queue-filter'

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
  /** Until when a network hides what it has of it; null where all that is out can be seen. */
  publicAt: Date | null
  variants: QueueVariant[]
  /** Posts of which nobody knows whether they went out. */
  unconfirmed: boolean
  /** When it was due, where that is so long ago that it waits for a person. */
  overdueSince: Date | null
  assigneeId: string | null
  /** By when somebody is to be done with it. */
  dueAt: Date | null
}

const excerptLength = 220

/** What of the queue to read: one list, filtered and in an order; `after` is the last id of the page before. */
export type QueueQuery = {
  status: QueueTab
  filter?: QueueFilter
  sort?: QueueSort | undefined
  limit: number
  after?: string | undefined
}

/**
 * A page of the review queue: packages of one state, or those where a person has to decide (`decision`): nobody knows whether a post
 * went out, or it is too late to be sent automatically. In the order asked for, else as `usualSort` says. Reads list columns and the
 * beginnings of the texts only. Serves spec/planning#4.
 */
export async function listReviewQueue(ctx: ProjectContext, query: QueueQuery): Promise<Page<QueuedPackage>> {
  const { status, filter = {}, limit, after } = query
  const sort = query.sort ?? usualSort(status)
  const unconfirmed = sql`exists (select 1 from publications p
    where p.package_id = packages.id and p.status = 'unconfirmed')`
  const rows = await inProject(ctx, async (tx) => {
    // Ids first, from an index alone; then the rows by key, and what hangs on each of them.
    const ids = await findQueued(tx, { status, filter, sort, after, most: limit + 1 })
    if (ids.length === 0) return []
    return prepared<Omit<QueuedPackage, 'variants'> & { variants: QueueVariant[] | null }>(
      tx,
      sql`
      select packages.id, packages.title, packages.status, packages.revision, packages.stale, packages.held,
        packages.made_by as "madeBy", packages.edited, packages.warnings,
        array(select flag ->> 'message' from jsonb_array_elements(packages.flags) as flag) as flags,
        coalesce((select featured_image from items where items.id = packages.item_id), texts.picture) as image,
        packages.scheduled_at as "scheduledAt", packages.updated_at as "updatedAt", texts.variants,
        ${unconfirmed} as unconfirmed, packages.overdue_since as "overdueSince",
        packages.assignee_id as "assigneeId", packages.due_at as "dueAt",
        ${hiddenUntilSql(sql`hidden.package_id = packages.id`)} as "publicAt"
      from packages
      left join lateral (
        select json_agg(json_build_object(
          'platform', variants.platform, 'channel', channels.display_name,
          'handle', channels.config ->> 'handle', 'language', variants.language,
          'excerpt', left(variants.text, ${excerptLength}),
          'at', case when packages.scheduled_at is not null then coalesce(variants.scheduled_at, packages.scheduled_at) end) order by channels.id, variants.id) as variants,
          -- Where the item has none, what is posted: a card, or what a person added.
          (array_agg(variants.media -> 0 ->> 'url' order by channels.id, variants.id)
            filter (where variants.media -> 0 ->> 'url' !~* '[.]pdf([?#]|$)'))[1] as picture
        from variants
        left join channels on channels.id = variants.channel_id
        where variants.package_id = packages.id
      ) as texts on true
      where packages.id = any(${sql.param(ids)}::uuid[])
      order by array_position(${sql.param(ids)}::uuid[], packages.id)`,
    )
  })
  return pageOf(
    [...rows],
    limit,
    (row) => row.id,
    (row) => ({
      ...row,
      // It asks for nothing, and would stand at nearly every post of a brand with such a channel.
      warnings: row.warnings.filter((warning) => !isWithoutVideoNote(warning)),
      scheduledAt: row.scheduledAt && new Date(row.scheduledAt),
      updatedAt: new Date(row.updatedAt),
      overdueSince: row.overdueSince && new Date(row.overdueSince),
      dueAt: row.dueAt && new Date(row.dueAt),
      publicAt: row.publicAt && new Date(row.publicAt),
      variants: row.variants ?? [],
    }),
  )
}
