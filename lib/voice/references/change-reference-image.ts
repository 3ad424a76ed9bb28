import { and, eq } from 'drizzle-orm'
import { referenceImages } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { ReferenceImageAnswer, ReferenceImageChange } from '../schemas'
import { presentReferenceImage } from './list-reference-images'

/** Changes the details of an image in a person's library. Throws `not-found`, also for someone else's image. */
export async function changeReferenceImage(
  userId: string,
  input: ReferenceImageChange,
): Promise<ReferenceImageAnswer> {
  const { kind, name, description, is_default } = input
  const [row] = await inSystem((tx) =>
    tx
      .update(referenceImages)
      .set({
        ...(kind === undefined ? {} : { kind }),
        ...(name === undefined ? {} : { name }),
        ...(description === undefined ? {} : { description }),
        ...(is_default === undefined ? {} : { isDefault: is_default }),
      })
      .where(and(eq(referenceImages.userId, userId), eq(referenceImages.id, requireId(input.id))))
      .returning(),
  )
  if (!row) throw new AppError('not-found')
  return presentReferenceImage(row)
}
