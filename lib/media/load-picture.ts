import { AppError } from '@/lib/errors'
import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { findOwnBlob } from './blobs'
import { cleanPicture } from './clean-picture'
import { toAbsoluteMediaAddress } from './media-address'

/** An image that takes longer or is larger is left out. */
const bounds = { maxBytes: 16 * 1024 * 1024, deadlineMs: 15_000 }

/**
 * Loads an image from our own storage if it is there, otherwise through the guarded fetch, and re-encodes it as WebP
 * of at most `side` pixels (spec/security#7.2). Returns undefined without an address, and for an image that is
 * missing, too large, of another type or damaged.
 */
export async function loadPicture(
  url: string | null,
  side: number,
  { fetch, signal }: { fetch: GuardedFetch; signal: AbortSignal },
): Promise<Buffer | undefined> {
  if (url === null) return undefined
  try {
    const own = await findOwnBlob(url)
    if (own) return await cleanPicture(own, side)
    const answer = await fetch({ url: toAbsoluteMediaAddress(url), ...bounds, signal })
    return answer.status === 200 ? await cleanPicture(Buffer.from(answer.bytes), side) : undefined
  } catch (error) {
    if (error instanceof OutboundError || error instanceof AppError) return undefined
    throw error
  }
}
