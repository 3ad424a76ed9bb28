import { inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { variantEmbeddings } from '@/db/schema'
import type { PostEmbedding } from './post-embedding'

/** Reads the stored vectors of variants, by their ids. Takes the project's transaction. */
export async function loadEmbeddings(
  tx: ProjectTx,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, PostEmbedding>> {
  if (variantIds.length === 0) return new Map()
  const { variantId, model, vector } = variantEmbeddings
  const rows = await tx
    .select({ variantId, model, vector })
    .from(variantEmbeddings)
    .where(inArray(variantId, [...variantIds]))
  return new Map(rows.map((row) => [row.variantId, { model: row.model, vector: row.vector }]))
}
