import { eventsAndCourses } from './held-out-second/events-and-courses'
import { peopleAndCharacters } from './held-out-second/people-and-characters'
import { productsAndNews } from './held-out-second/products-and-news'
import { recipesAndGuides } from './held-out-second/recipes-and-guides'
import { releasesAndNewsletters } from './held-out-second/releases-and-newsletters'
import { storiesAndUnready } from './held-out-second/stories-and-unready'
import type { WritingItem } from './writing-item'

/** Items that no rule was written against: only for evaluation, never for writing rules. */
export const secondHeldOutItems: WritingItem[] = [
  ...productsAndNews,
  ...eventsAndCourses,
  ...recipesAndGuides,
  ...peopleAndCharacters,
  ...releasesAndNewsletters,
  ...storiesAndUnready,
]
