import { difficult } from './held-out/difficult'
import { englishEvents } from './held-out/english-events'
import { englishNews } from './held-out/english-news'
import { englishShops } from './held-out/english-shops'
import { englishSoftware } from './held-out/english-software'
import { englishStories } from './held-out/english-stories'
import { germanCulture } from './held-out/german-culture'
import { germanNews } from './held-out/german-news'
import { germanShops } from './held-out/german-shops'
import { latinScriptLanguages } from './held-out/latin-script-languages'
import { otherScriptLanguages } from './held-out/other-script-languages'
import type { WritingItem } from './writing-item'

/**
 * The held-out half of the corpus that posts are evaluated on. Its author had read neither the code nor the
 * development half, and no one tunes to it.
 */
export const heldOutItems: WritingItem[] = [
  ...englishNews,
  ...englishEvents,
  ...englishShops,
  ...englishSoftware,
  ...englishStories,
  ...germanNews,
  ...germanCulture,
  ...germanShops,
  ...latinScriptLanguages,
  ...otherScriptLanguages,
  ...difficult,
]
