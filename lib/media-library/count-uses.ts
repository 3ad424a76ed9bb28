import { countDistinct, eq, inArray } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { mediaUses, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'

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
