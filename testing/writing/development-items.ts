import { announcements } from './items/announcements'
import { characters } from './items/characters'
import { events } from './items/events'
import { guides } from './items/guides'
import { legalAndLists } from './items/legal-and-lists'
import { malicious } from './items/malicious'
import { nothingToSay } from './items/nothing-to-say'
import { otherLanguages } from './items/other-languages'
import { people } from './items/people'
import { products } from './items/products'
import { recipes } from './items/recipes'
import { releases } from './items/releases'
import { stories } from './items/stories'
import type { WritingItem } from './writing-item'

/**
 * The development half of the corpus that posts are evaluated on. Its texts were written for it; the other half is
 * held out and no one tunes to it.
 */
export const developmentItems: WritingItem[] = [
  ...announcements,
  ...events,
  ...products,
  ...recipes,
  ...guides,
  ...releases,
  ...stories,
  ...characters,
  ...people,
  ...legalAndLists,
  ...otherLanguages,
  ...malicious,
  ...nothingToSay,
]
