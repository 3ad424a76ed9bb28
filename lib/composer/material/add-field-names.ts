import { formatFieldName } from './audience-prices'
import type { TextSentence } from './material'
import { capitalize } from './phrases'
import { replaceText } from './sentence'

/** A field inside a part of an entry ("growing.blight", "needs.cats_and_small_animals"). */
const nested = /^metadata\.bible\.(?:[a-z_äöü]{2,40}\.){1,2}[a-z_äöü]{3,40}$/
/** Field names that don't tell what their text is about. */
const genericFieldNamePattern =
  /^(?:texts?|summary|short|long|notes?|body|copy|content|descriptions?|details?|intro|lead|line|hook|tagline|blurb|about|info|story|origin|synopsis|value|main|general|more|extra|support|quote|reason|why\w*|what|how|who|when|where)$/
/** Field names without which no one knows what a text is about, however long it is. */
const practical =
  /^(?:shipping|delivery|warranty|guarantee|care|storage|parking|deposit|refunds?|returns?|allergens?|versand|lieferung|garantie|pflege|lagerung|parken|anfahrt|kaution|rueckgabe|rückgabe|allergene|haltbarkeit|online|livraison|garantie|spedizione|garanzia)$/

/**
 * Puts the field's name before paragraphs that begin with a few words ("Not resistant.", "No. He has …") or are
 * about a practical matter: without it, no one knows what they are about. Names other than those of practical
 * matters are English, and used in English entries only. Pure; serves spec/writing#6.
 */
export function addFieldNames(paragraphs: readonly TextSentence[][], language: string): TextSentence[][] {
  return paragraphs.map((sentences) => {
    const [first, ...rest] = sentences
    const field = first?.facts[0]?.field ?? ''
    const name = field.split('.').at(-1) ?? ''
    const begin = /^[^.!?]{1,40}[.!](?=\s|$)/u.exec(first?.text ?? '')?.[0]
    const isBare = begin !== undefined && begin.split(/\s+/u).length <= 4
    const isNamed =
      practical.test(name) && !keepLetters(first?.text ?? '').startsWith(keepLetters(name).slice(0, 6))
    const isOf = isNamed || (language === 'en' && isBare && !genericFieldNamePattern.test(name))
    if (first === undefined || !nested.test(field) || !isOf) return [...sentences]
    const words = capitalize(formatFieldName(field))
    return [{ ...first, ...replaceText(first, `${words}: ${first.text}`), alone: true }, ...rest]
  })
}

const keepLetters = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '')
