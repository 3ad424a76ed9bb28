import { english } from './notices-in-english'
import { german } from './notices-in-german'
import { others } from './notices-in-other-languages'
import { Phrases } from './phrases'

/**
 * Conditions, allergens, liability, subscriptions, press contacts and notes among colleagues: true of the item, but
 * not for posts.
 */
export const notices = new Phrases(`${english}${german}${others}`)
