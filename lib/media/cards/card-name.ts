import { ownBlobName } from '../blobs'
import { derivedName } from '../derived-name'
import type { CardRecipe } from './schemas'

export type Card = { id: string; recipe: CardRecipe }

/** A recipe as a project's card: equal recipes of a project are one card, and nobody else can guess its id. Pure. */
export function cardOf(projectId: string, recipe: CardRecipe): Card {
  const { format, title, kicker, brand, primary_color, secondary_color, logo_url, picture_url } = recipe
  const words = [format, title, kicker, brand, primary_color, secondary_color, logo_url, picture_url]
  const ordered = [...words, recipe.layout, recipe.language]
  const name = derivedName('card', projectId, JSON.stringify(ordered))
  // Marked as a UUID of one's own making (version 8).
  return { id: `${name.slice(0, 14)}8${name.slice(15, 19)}8${name.slice(20)}`, recipe }
}

/** Where a card's picture is served; it may be rendered only when somebody asks for it. */
export const cardAddress = (id: string): string => `/api/media/${id}.jpg`

/** The id of the card that may stand behind an address; undefined for an address that can be no card's. */
export const cardIdIn = (address: string): string | undefined => cardIdOf(ownBlobName(address) ?? '')

/** The same for the name of a picture. */
export const cardIdOf = (name: string): string | undefined =>
  /^([0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12})\.jpg$/.exec(name)?.[1]
