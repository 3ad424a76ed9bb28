import { sql } from 'drizzle-orm'
import type { MadeBy, PackageStatus } from '@/db/allowed-values'
import { prepared } from '@/db/prepared'
import { inProject } from '@/db/project'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { hiddenUntilSql } from '@/lib/publications/hidden-until'
import { isWithoutVideoNote } from '../without-video-note'
import { defaultSort, findQueued } from './find-queued'
import type { QueueFilter, QueueSort, QueueTab } from './queue-filter'

export type QueueVariant = {
  platform: string
  channel: string | null
  handle: string | null
  language: string
  excerpt: string
  /** When it will be published; null while nothing is planned. */
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
  /** Why a person must look at it before it is published, in plain words. */
  flags: string[]
  image: string | null
  scheduledAt: Date | null
  updatedAt: Date
  /** When the last post that a network still hides becomes public; null if none is hidden. */
  publicAt: Date | null
  variants: QueueVariant[]
  /** Whether it has posts that may or may not have been published. */
  unconfirmed: boolean
  /** When it was due, if that is so long ago that a person has to decide. */
  overdueSince: Date | null
  assigneeId: string | null
  /** When the assignee has to be done with it. */
  dueAt: Date | null
}

const excerptLength = 220

/** Which part of the queue to read: one list, filtered and sorted; `after` is the last id of the previous page. */
export type QueueQuery = {
  status: QueueTab
  filter?: QueueFilter
  sort?: QueueSort | undefined
  limit: number
  after?: string | undefined
}

/**
 * Returns a page of the review queue: packages of one status, or those that need a person's decision (`decision`),
 * because it is unknown whether a post was published, or because it is too late to publish automatically. Sorted as
 * requested, by default as in `defaultSort`. Reads only list columns and the beginnings of the texts. Serves
 * spec/planning#4.
 */
export async function listReviewQueue(ctx: ProjectContext, query: QueueQuery): Promise<Page<QueuedPackage>> {
  const { status, filter = {}, limit, after } = query
  const sort = query.sort ?? defaultSort(status)
  const unconfirmed = sql`exists (select 1 from publications p
    where p.package_id = packages.id and p.status = 'unconfirmed')`
  const rows = await inProject(ctx, async (tx) => {
    // Find the ids first, using only an index, then the rows by key with their related data.
    const ids = await findQueued(tx, { status, filter, sort, after, limit: limit + 1 })
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
      // It requires no action, and would appear on nearly every post of a brand with such a channel.
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
