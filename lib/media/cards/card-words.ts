import { cardText } from './card-text'
import type { CardRecipe } from './schemas'

/** The words of a card, such as its fonts can write; empty where there are none. */
export type CardWords = { title: string; kicker: string; brand: string }

/** More than this no card holds, whatever the letters. */
const maxTextLength = 600

/** The words of a recipe as a card can write them; a title of which too little is left gives way to the brand's name. */
export function wordsOf({ title, kicker, brand }: CardRecipe): CardWords {
  const shown = cardText(title.slice(0, maxTextLength))
  return {
    title: shown.enough ? shown.text : '',
    kicker: cardText(kicker ?? '').text,
    brand: cardText(brand).text,
  }
}
