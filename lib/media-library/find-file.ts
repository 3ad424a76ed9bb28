import { and, countDistinct, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { items, mediaFiles, mediaUses, packages, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { hiddenUntilSql } from '@/lib/publications/hidden-until'
import { presentFile } from './present-file'
import type { MediaFileAnswer, MediaUses } from './schemas'

/** Returns a file of the project's library. Throws `not-found`, also for a deleted one. */
export async function getFile(ctx: ProjectContext, input: { id: string }): Promise<MediaFileAnswer> {
  const found = isId(input.id) ? await findFile(ctx, input.id) : undefined
  if (!found) throw new AppError('not-found')
  return found
}

/** Returns a file of the project's library; undefined if there is none or it was deleted. */
export async function findFile(ctx: ProjectContext, id: string): Promise<MediaFileAnswer | undefined> {
  return inProject(ctx, async (tx) => {
    const [row] = await tx
      .select()
      .from(mediaFiles)
      .where(and(eq(mediaFiles.id, id), isNull(mediaFiles.deletedAt)))
    if (!row) return undefined
    return presentFile(row, (await countUses(tx, [id])).get(id) ?? 0)
  })
}

/** Counts the posts that use each of these files. */
export async function countUses(tx: ProjectTx, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: mediaUses.fileId, count: countDistinct(variants.packageId) })
    .from(mediaUses)
    .innerJoin(variants, eq(variants.id, mediaUses.variantId))
    .where(inArray(mediaUses.fileId, ids))
    .groupBy(mediaUses.fileId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Like `countUses`, in its own transaction. */
export const readUses = (ctx: ProjectContext, ids: string[]): Promise<Map<string, number>> =>
  inProject(ctx, (tx) => countUses(tx, ids))

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
