import { AppError } from '@/lib/errors'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { statusError } from '@/lib/http/responses/describe-status'
import { findBlob, putBlob } from './blobs'
import { cleanPicture } from './clean-picture'
import { deriveName } from './derive-name'
import { toAbsoluteMediaAddress } from './media-address'

/** Longer sides are scaled down: this is more than any network shows. */
const side = 2_048

/**
 * Stores a copy of an image whose address does not last, and returns the copy's address. Each image, identified by
 * its `id`, is copied once per project. Undefined if there is no image or it cannot be used; throws OutboundError
 * if its server fails, so that the call is retried.
 */
export async function storePicture(
  projectId: string,
  picture: { id: string; address: string },
  io: { fetch: GuardedFetch; signal: AbortSignal },
): Promise<string | undefined> {
  const name = `${deriveName(projectId, picture.id)}.webp`
  const known = await findBlob(name)
  if (known !== undefined) return toAbsoluteMediaAddress(known)
  const answer = await io.fetch({
    url: picture.address,
    maxBytes: 16 * 1024 * 1024,
    deadlineMs: 60_000,
    signal: io.signal,
  })
  if (answer.status === 408 || answer.status === 429 || answer.status >= 500) throw statusError(answer)
  if (answer.status !== 200) return undefined
  try {
    return toAbsoluteMediaAddress(await putBlob(name, await cleanPicture(Buffer.from(answer.bytes), side)))
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}
