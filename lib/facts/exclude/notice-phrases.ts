import { englishNoticePhrases } from './notices-in-english'
import { germanNoticePhrases } from './notices-in-german'
import { otherLanguageNoticePhrases } from './notices-in-other-languages'
import { Phrases } from './phrases'

/**
 * Conditions, allergens, liability, subscriptions, press contacts and notes among colleagues: true of the item, but
 * not for posts.
 */
export const noticePhrases = new Phrases(
  `${englishNoticePhrases}${germanNoticePhrases}${otherLanguageNoticePhrases}`,
)
