import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { loadPicture } from '../load-picture'
import type { CardRecipe } from './schemas'

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
