import { wordsOfField } from './audience-prices'
import type { Running } from './material'
import { capitalised } from './phrases'
import { reworded } from './sentence'

/** A part of an entry's part ("growing.blight", "needs.cats_and_small_animals"). */
const nested = /^metadata\.bible\.(?:[a-z_äöü]{2,40}\.){1,2}[a-z_äöü]{3,40}$/
/** Names that say nothing of what their text is about. */
const general =
  /^(?:texts?|summary|short|long|notes?|body|copy|content|descriptions?|details?|intro|lead|line|hook|tagline|blurb|about|info|story|origin|synopsis|value|main|general|more|extra|support|quote|reason|why\w*|what|how|who|when|where)$/
/** Without these nobody knows what a text is of, however long it is. */
const practical =
  /^(?:shipping|delivery|warranty|guarantee|care|storage|parking|deposit|refunds?|returns?|allergens?|versand|lieferung|garantie|pflege|lagerung|parken|anfahrt|kaution|rueckgabe|rückgabe|allergene|haltbarkeit|online|livraison|garantie|spedizione|garanzia)$/

/**
 * Paragraphs of which those that begin with a few words ("Not resistant.", "No. He has …"), or are of a practical matter, stand behind the
 * name of their field, without which nobody knows what they are of. Other names than those of practical matters are English, and said in English
 * entries alone. Pure; serves spec/writing#6.
 */
export function withNamesOfFields(paragraphs: readonly Running[][], language: string): Running[][] {
  return paragraphs.map((sentences) => {
    const [first, ...rest] = sentences
    const field = first?.facts[0]?.field ?? ''
    const name = field.split('.').at(-1) ?? ''
    const begin = /^[^.!?]{1,40}[.!](?=\s|$)/u.exec(first?.text ?? '')?.[0]
    const isBare = begin !== undefined && begin.split(/\s+/u).length <= 4
    const isNamed = practical.test(name) && !plain(first?.text ?? '').startsWith(plain(name).slice(0, 6))
    const isOf = isNamed || (language === 'en' && isBare && !general.test(name))
    if (first === undefined || !nested.test(field) || !isOf) return [...sentences]
    const words = capitalised(wordsOfField(field))
    return [{ ...first, ...reworded(first, `${words}: ${first.text}`), alone: true }, ...rest]
  })
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')
