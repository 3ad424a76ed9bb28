import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { referenceImages, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { deleteBlob, putBlob } from '@/lib/media/blobs'
import { cleanPicture } from '@/lib/media/clean-picture'
import { maxReferenceImages, type ReferenceImageAnswer, type ReferenceImageInput } from '../schemas'
import { presentReferenceImage } from './list-reference-images'

/**
 * Adds an uploaded image to a person's reference library (spec/service#2.2). Takes the bytes of a PNG, JPEG or WebP
 * image, which is decoded and re-encoded (spec/security#7.2). Throws `unsupported-media-type`, and `invalid` for a
 * damaged image or a full library.
 */
export async function addReferenceImage(
  userId: string,
  input: ReferenceImageInput & { bytes: Buffer },
): Promise<ReferenceImageAnswer> {
  const picture = await cleanPicture(input.bytes, 2_048)
  // Stored before the transaction: a crash in between leaves an unused image, never an entry without one.
  const address = await putBlob(`${randomUUID()}.webp`, picture)
  const row = await inSystem(async (tx) => {
    // Locks the user, so that concurrent uploads cannot exceed the limit.
    await tx.execute(sql`select 1 from ${users} where id = ${userId}::uuid for update`)
    const count = await tx.$count(referenceImages, eq(referenceImages.userId, userId))
    if (count >= maxReferenceImages) return undefined
    const [made] = await tx
      .insert(referenceImages)
      .values({
        id: newId(),
        userId,
        kind: input.kind,
        name: input.name,
        description: input.description,
        isDefault: input.is_default,
        address,
      })
      .returning()
    return made
  })
  if (row) return presentReferenceImage(row)
  await deleteBlob(address)
  throw new AppError('invalid', {
    errors: [
      { pointer: '/file', detail: `The library is full. It holds up to ${maxReferenceImages} images.` },
    ],
  })
}
