import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { items, mediaFiles } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { findThumbnail, type Thumbnail } from '@/lib/media/thumbnails/find-thumbnail'

/**
 * Returns the thumbnail of an item's lead image; `none` if it has no image or the image cannot be read. Takes how
 * long to wait while it is generated. Throws `not-found`.
 */
export async function getItemThumbnail(
  ctx: ProjectContext,
  input: { id: string; waitMs: number },
): Promise<Thumbnail> {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select({ address: items.featuredImage, changedAt: items.updatedAt, focal: mediaFiles.focal })
      .from(items)
      .leftJoin(mediaFiles, eq(mediaFiles.address, items.featuredImage))
      .where(eq(items.id, requireId(input.id))),
  )
  if (!row) throw new AppError('not-found')
  const { address, changedAt, focal } = row
  return address ? findThumbnail(ctx, { address, changedAt, focal }, input.waitMs) : { state: 'none' }
}
