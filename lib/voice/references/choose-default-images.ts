import { eq, inArray, sql } from 'drizzle-orm'
import { referenceImages } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'

/**
 * Marks exactly these images of a person's library as the ones that are always shown as examples. Throws `invalid`
 * for an image that is not in it, and then changes nothing. Serves spec/decisions#3.
 */
export const chooseDefaultImages = (userId: string, ids: readonly string[]): Promise<void> =>
  inSystem(async (tx) => {
    const own = await tx
      .select({ id: referenceImages.id })
      .from(referenceImages)
      .where(eq(referenceImages.userId, userId))
      .for('no key update')
    const known = new Set(own.map(({ id }) => id))
    const errors = ids.flatMap((id, at) =>
      known.has(id)
        ? []
        : [
            {
              pointer: `/default_reference_images/${at}`,
              detail: 'This image isn’t in your reference library.',
            },
          ],
    )
    if (errors.length > 0) throw new AppError('invalid', { errors })
    const chosen = ids.length === 0 ? sql`false` : inArray(referenceImages.id, [...ids])
    await tx.update(referenceImages).set({ isDefault: chosen }).where(eq(referenceImages.userId, userId))
  })
