import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { FocalPoint } from '@/lib/media/fit-picture'
import { findThumbnail, type Thumbnail } from '@/lib/media/thumbnails/find-thumbnail'

/**
 * Returns the thumbnail that represents a package in lists: of its item's image, otherwise of the first image it
 * posts. Takes how long to wait while it is generated. Throws `not-found`.
 */
export async function getPackageThumbnail(
  ctx: ProjectContext,
  input: { id: string; waitMs: number },
): Promise<Thumbnail> {
  const id = requireId(input.id)
  const [row] = await inProject(ctx, (tx) =>
    tx.execute<{ address: string | null; changedAt: string | null; focal: FocalPoint | null }>(sql`
      select found.*, (select focal from media_files f where f.address = found.address) as focal
      from (select coalesce(items.featured_image, (
          select variants.media -> 0 ->> 'url' from variants
          where variants.package_id = packages.id
            and variants.media -> 0 ->> 'url' !~* '[.]pdf([?#]|$)'
          order by variants.channel_id, variants.id limit 1)) as address,
        case when items.featured_image is not null then items.updated_at end as "changedAt"
      from packages
      left join items on items.id = packages.item_id
      where packages.id = ${id}) as found`),
  )
  if (!row) throw new AppError('not-found')
  const { address, focal } = row
  const changedAt = row.changedAt === null ? undefined : new Date(row.changedAt)
  return address ? findThumbnail(ctx, { address, changedAt, focal }, input.waitMs) : { state: 'none' }
}
