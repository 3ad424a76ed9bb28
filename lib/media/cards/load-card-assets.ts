import { AppError } from '@/lib/errors'
import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { findOwnBlob } from '../blobs'
import { cleanPicture } from '../clean-picture'
import { toAbsoluteMediaAddress } from '../media-address'
import type { CardRecipe } from './schemas'

/** A card is rendered without a picture that takes longer or is larger. */
const bounds = { maxBytes: 16 * 1024 * 1024, deadlineMs: 15_000 }
/** Longer sides are scaled down: this is more than any card shows. */
const sides = { logo: 1_024, picture: 2_048 }

/**
 * Loads the images of a card: from our own storage if they are there, otherwise through the guarded fetch. Decodes
 * and re-encodes them (spec/security#7.2). Takes the recipe with their addresses. An image that is missing, too
 * large, of another type or damaged is left out; throws only if `signal` is aborted.
 */
export async function loadCardAssets(
  recipe: Pick<CardRecipe, 'logo_url' | 'picture_url'>,
  io: { fetch: GuardedFetch; signal: AbortSignal },
): Promise<{ logo?: Buffer; picture?: Buffer }> {
  const [logo, picture] = await Promise.all([
    loadPicture(recipe.logo_url, sides.logo, io),
    loadPicture(recipe.picture_url, sides.picture, io),
  ])
  io.signal.throwIfAborted()
  return { ...(logo ? { logo } : {}), ...(picture ? { picture } : {}) }
}

async function loadPicture(
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
