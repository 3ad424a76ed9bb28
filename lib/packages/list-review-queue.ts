import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import type { MadeBy, PackageStatus } from '@/db/schema/packages'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'

export type QueueVariant = { platform: string; channel: string | null; language: string; excerpt: string }
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
  image: string | null
  scheduledAt: Date | null
  updatedAt: Date
  variants: QueueVariant[]
  /** Posts of which nobody knows whether they went out. */
  unconfirmed: boolean
}

const excerptLength = 220

/**
 * A page of the review queue, newest first by id: packages of one state, or those with a post of which nobody knows
 * whether it went out (`decision`). `after` is the last id of the page before. Reads list columns and the beginnings of the
 * texts only.
 */
export async function listReviewQueue(
  ctx: ProjectContext,
  query: { status: PackageStatus | 'decision'; limit: number; after?: string },
): Promise<Page<QueuedPackage>> {
  const { limit, after } = query
  const unconfirmed = sql`exists (select 1 from publications p
    where p.project_id = packages.project_id and p.package_id = packages.id and p.status = 'unconfirmed')`
  // The few open decisions lead that list; every other one walks the index of states.
  const chosen =
    query.status === 'decision'
      ? sql`packages.id in (select package_id from publications
          where project_id = ${ctx.projectId} and status = 'unconfirmed')`
      : sql`packages.status = ${query.status}`
  const rows = await inProject(ctx, (tx) =>
    tx.execute<Omit<QueuedPackage, 'variants'> & { variants: QueueVariant[] | null }>(sql`
      select packages.id, packages.title, packages.status, packages.revision, packages.stale, packages.held,
        packages.made_by as "madeBy", packages.edited, packages.warnings,
        coalesce(items.featured_image, texts.picture) as image,
        packages.scheduled_at as "scheduledAt", packages.updated_at as "updatedAt", texts.variants,
        ${unconfirmed} as unconfirmed
      from packages
      left join items on items.project_id = packages.project_id and items.id = packages.item_id
      left join lateral (
        select json_agg(json_build_object(
          'platform', variants.platform, 'channel', channels.display_name, 'language', variants.language,
          'excerpt', left(variants.text, ${excerptLength})) order by channels.id, variants.id) as variants,
          -- Where the item has none, what is posted: a card, or what a person added.
          (array_agg(variants.media -> 0 ->> 'url' order by channels.id, variants.id)
            filter (where variants.media -> 0 is not null))[1] as picture
        from variants
        left join channels on channels.project_id = variants.project_id and channels.id = variants.channel_id
        where variants.project_id = packages.project_id and variants.package_id = packages.id
      ) as texts on true
      where packages.project_id = ${ctx.projectId} and ${chosen}
        ${after === undefined ? sql`` : sql`and packages.id < ${after}`}
      order by packages.id desc
      limit ${limit + 1}`),
  )
  return pageOf(
    [...rows],
    limit,
    (row) => row.id,
    (row) => ({
      ...row,
      scheduledAt: row.scheduledAt && new Date(row.scheduledAt),
      updatedAt: new Date(row.updatedAt),
      variants: row.variants ?? [],
    }),
  )
}
