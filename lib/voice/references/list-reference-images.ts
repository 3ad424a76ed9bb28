import { asc, eq } from 'drizzle-orm'
import { referenceImages } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ReferenceImageAnswer } from '../schemas'

/** A person's reference library in the order it was filled (spec/service#2.2). At most `mostReferenceImages` there are. */
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

/** A stored picture of the library as the wire shows it. */
export const presentReferenceImage = (row: typeof referenceImages.$inferSelect): ReferenceImageAnswer => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  description: row.description,
  url: row.address,
  is_default: row.isDefault,
  created_at: row.createdAt.toISOString(),
})
