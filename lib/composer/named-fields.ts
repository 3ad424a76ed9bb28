import { wordsOfField } from './audience-prices'
import type { Running } from './material'
import { capitalised } from './phrases'
import { reworded } from './sentence'

/** A part of an entry's part ("growing.blight", "needs.cats_and_small_animals"). */
const nested = /^metadata\.bible\.[a-z_]{2,40}\.(?:[a-z_]{2,40}\.)?[a-z_]{3,40}$/
/** Names that say nothing of what their text is about. */
const general =
  /(?:^|_)(?:texts?|summary|short|long|notes?|body|copy|content|descriptions?|details?|intro|lead|line|hook|tagline|blurb|about|info|story|origin|synopsis|value|main|general|more|extra|en|de|fr|it|es|support|quote|reason|why\w*|what|how|who|when|where)(?:_|$)/

/**
 * Paragraphs of which those that begin with a few words ("Not resistant.", "No. He has …") stand behind the name of their field, without which
 * nobody knows what they are of. Of English entries alone: their fields have English names. Pure; serves spec/writing#6.
 */
export function withNamesOfFields(paragraphs: readonly Running[][], language: string): Running[][] {
  if (language !== 'en') return paragraphs.map((one) => [...one])
  return paragraphs.map((sentences) => {
    const [first, ...rest] = sentences
    const field = first?.facts[0]?.field ?? ''
    const isBare = first !== undefined && first.text.split(/\s+/u).length <= 4 && /[.!]$/u.test(first.text)
    if (!isBare || !nested.test(field) || general.test(field.split('.').at(-1) ?? '')) return [...sentences]
    const words = capitalised(wordsOfField(field))
    return [{ ...first, ...reworded(first, `${words}: ${first.text}`), alone: true }, ...rest]
  })
}
