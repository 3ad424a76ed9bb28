import { parseOwnBlobName } from '../blobs'
import { deriveName } from '../derive-name'
import type { CardRecipe } from './schemas'

export type Card = { id: string; recipe: CardRecipe }

/**
 * Builds a project's card from a recipe. Equal recipes in a project give the same card, and no one else can guess
 * its id. Pure.
 */
export function createCard(projectId: string, recipe: CardRecipe): Card {
  const { format, title, kicker, brand, primary_color, secondary_color, logo_url, picture_url } = recipe
  const words = [format, title, kicker, brand, primary_color, secondary_color, logo_url, picture_url]
  const ordered = [...words, recipe.layout, recipe.language]
  const name = deriveName('card', projectId, JSON.stringify(ordered))
  // Marked as a custom UUID (version 8).
  return { id: `${name.slice(0, 14)}8${name.slice(15, 19)}8${name.slice(20)}`, recipe }
}

/** Where a card's image is served; it may be rendered only on the first request. */
export const cardAddress = (id: string): string => `/api/media/${id}.jpg`

/** The id of the card that an address may belong to; undefined if it cannot be a card's address. */
export const findCardId = (address: string): string | undefined =>
  parseCardId(parseOwnBlobName(address) ?? '')

/** Like `findCardId`, for an image's file name. */
export const parseCardId = (name: string): string | undefined =>
  /^([0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12})\.jpg$/.exec(name)?.[1]
