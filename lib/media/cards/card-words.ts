import { cardText } from './card-text'
import type { CardRecipe } from './schemas'

/** The texts of a card, limited to what its fonts support; empty where there is none. */
export type CardTexts = { title: string; kicker: string; brand: string }

/** No card fits more than this, whatever the letters. */
const maxTextLength = 600

/**
 * Reduces the texts of a recipe to what a card can show. If too little of the title is left, it is empty and the
 * brand's name takes its place.
 */
export async function chooseCardWords({ title, kicker, brand, language }: CardRecipe): Promise<CardTexts> {
  const [shown, above, name] = await Promise.all(
    [title.slice(0, maxTextLength), kicker ?? '', brand].map((text) => cardText(text, language)),
  )
  return { title: shown?.enough ? shown.text : '', kicker: above?.text ?? '', brand: name?.text ?? '' }
}
