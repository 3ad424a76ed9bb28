import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'

/** What a package's page shows of the item it was made from; the featured image leads the pictures. */
export type PackageItem = { id: string; title: string; pictures: string[]; withdrawn: boolean }

/** The item of a package, by the item's id; nothing when the package has none. */
export async function findPackageItem(
  ctx: ProjectContext,
  itemId: string | null,
): Promise<PackageItem | undefined> {
  if (itemId === null) return undefined
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select({
        id: items.id,
        title: items.title,
        featured: items.featuredImage,
        media: items.mediaUrls,
        withdrawnAt: items.withdrawnAt,
      })
      .from(items)
      .where(and(eq(items.projectId, ctx.projectId), eq(items.id, itemId))),
  )
  if (!row) return undefined
  const pictures = [...new Set([row.featured ?? '', ...row.media])].filter((url) => url !== '')
  return { id: row.id, title: row.title, pictures, withdrawn: row.withdrawnAt !== null }
}
