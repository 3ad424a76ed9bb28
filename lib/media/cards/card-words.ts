import { cardText } from './card-text'
import type { CardRecipe } from './schemas'

/** The words of a card, such as its fonts can write; empty where there are none. */
export type CardWords = { title: string; kicker: string; brand: string }

/** More than this no card holds, whatever the letters. */
const maxTextLength = 600

/** The words of a recipe as a card can write them; a title of which too little is left gives way to the brand's name. */
export async function wordsOf({ title, kicker, brand, language }: CardRecipe): Promise<CardWords> {
  const [shown, above, name] = await Promise.all(
    [title.slice(0, maxTextLength), kicker ?? '', brand].map((text) => cardText(text, language)),
  )
  return { title: shown?.enough ? shown.text : '', kicker: above?.text ?? '', brand: name?.text ?? '' }
}
