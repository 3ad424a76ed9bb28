import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { items, mediaUses, packages, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { hiddenUntilSql } from '@/lib/publications/hidden-until'
import { getFile } from './get-file'
import type { MediaUses } from './schemas'

/**
 * Returns the posts and the content that use a file, newest first, at most 100 of each. Throws
 * `not-found`.
 */
export async function listFileUses(ctx: ProjectContext, input: { id: string }): Promise<MediaUses> {
  const { id } = await getFile(ctx, input)
  return inProject(ctx, async (tx) => ({
    posts: await listPostsUsing(tx, id),
    content: await listContentUsing(tx, id),
  }))
}

/** Returns the posts that use a file, newest first, at most 100; within a transaction. */
export async function listPostsUsing(tx: ProjectTx, fileId: string): Promise<MediaUses['posts']> {
  const rows = await tx
    .selectDistinct({
      package_id: packages.id,
      title: packages.title,
      status: packages.status,
      public_at: sql<Date | null>`${hiddenUntilSql(sql`hidden.package_id = ${packages.id}`)}`.mapWith(
        publications.publicAt,
      ),
    })
    .from(mediaUses)
    .innerJoin(variants, eq(variants.id, mediaUses.variantId))
    .innerJoin(packages, eq(packages.id, variants.packageId))
    .where(eq(mediaUses.fileId, fileId))
    .orderBy(desc(packages.id))
    .limit(100)
  return rows.map((row) => ({ ...row, public_at: row.public_at?.toISOString() ?? null }))
}

const listContentUsing = (tx: ProjectTx, fileId: string): Promise<MediaUses['content']> =>
  tx
    .select({ item_id: items.id, title: items.title })
    .from(mediaUses)
    .innerJoin(items, eq(items.id, mediaUses.itemId))
    .where(and(eq(mediaUses.fileId, fileId), isNotNull(mediaUses.itemId)))
    .orderBy(desc(items.id))
    .limit(100)
