import { and, eq } from 'drizzle-orm'
import { referenceImages } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { deleteBlob } from '@/lib/media/blobs'

/**
 * Removes an image from a person's library and deletes its file. Throws `not-found`, also for someone else's image.
 */
export async function removeReferenceImage(userId: string, input: { id: string }): Promise<void> {
  const [row] = await inSystem((tx) =>
    tx
      .delete(referenceImages)
      .where(and(eq(referenceImages.userId, userId), eq(referenceImages.id, requireId(input.id))))
      .returning({ address: referenceImages.address }),
  )
  if (!row) throw new AppError('not-found')
  await deleteBlob(row.address)
}
