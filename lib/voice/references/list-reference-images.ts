import { asc, eq } from 'drizzle-orm'
import { referenceImages } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ReferenceImageAnswer } from '../schemas'

/**
 * Returns a person's reference library, oldest first (spec/service#2.2). It has at most `maxReferenceImages`
 * entries.
 */
export async function listReferenceImages(userId: string): Promise<ReferenceImageAnswer[]> {
  const rows = await inSystem((tx) =>
    tx
      .select()
      .from(referenceImages)
      .where(eq(referenceImages.userId, userId))
      .orderBy(asc(referenceImages.id)),
  )
  return rows.map(presentReferenceImage)
}

/** Converts a stored image of the library to its form in the API. */
export const presentReferenceImage = (row: typeof referenceImages.$inferSelect): ReferenceImageAnswer => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  description: row.description,
  url: row.address,
  is_default: row.isDefault,
  created_at: row.createdAt.toISOString(),
})
