import { createHash } from 'node:crypto'
import { AppError } from '@/lib/errors'
import { statusError } from '@/lib/http/describe-status'
import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import { findBlob, putBlob } from './blobs'
import { cleanPicture } from './clean-picture'
import { mediaAddress } from './fetch-media'

/** Longer sides are made smaller: more than any network shows. */
const side = 2_048

/**
 * Keeps a copy of a picture whose address does not last, and gives the copy's address. The same picture, by its `id`, is
 * copied once in a project. Undefined when there is no picture or it cannot be used; throws OutboundError when its server
 * is in trouble, so that it is tried again.
 */
export async function keepPicture(
  projectId: string,
  picture: { id: string; address: string },
  io: { fetch: GuardedFetch; signal: AbortSignal },
): Promise<string | undefined> {
  const name = `${nameOf(projectId, picture.id)}.webp`
  const known = await findBlob(name)
  if (known !== undefined) return mediaAddress(known)
  const answer = await io.fetch({
    url: picture.address,
    maxBytes: 16 * 1024 * 1024,
    deadlineMs: 60_000,
    signal: io.signal,
  })
  if (answer.status === 408 || answer.status === 429 || answer.status >= 500) throw statusError(answer)
  if (answer.status !== 200) return undefined
  try {
    return mediaAddress(await putBlob(name, await cleanPicture(Buffer.from(answer.bytes), side)))
  } catch (error) {
    if (error instanceof AppError) return undefined
    throw error
  }
}

/** A name that the same picture always gets, and that nobody can guess who does not know the picture's address. */
function nameOf(projectId: string, id: string): string {
  const hash = createHash('sha256').update(`${projectId}\n${id}`).digest('hex')
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-')
}
