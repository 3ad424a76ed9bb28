import type { MaterialEntry } from './material'
import type { Sentence } from './sentence'

/**
 * Whether a line gives the price of a liter, a kilogram or a meter rather than that of the pack, and names nothing that
 * is sold that way: "Grundpreis 12,40 €/kg", but not "Shoulder – 22.90 €/kg".
 */
export const isUnitPrice = (one: Sentence & { label?: string }): boolean =>
  isOfUnit(one) && (one.text.replace(unitWords, '').match(/\p{L}{3,}/gu)?.length ?? 0) < (one.label ? 2 : 1)
const unitWords =
  /grundpreis|kilopreis|literpreis|basispreis|entspricht|corresponds to|unit[ _-]?price|price|preis|prix|prezzo|precio|(?<!\p{L})(?:eur|usd|gbp|chf|euro|per|pro|je|al|kg|kilo(?:gramm?)?|lit(?:er|re)|met(?:er|re)|incl|inkl|zzgl|mwst|ust|vat)(?!\p{L})/giu

const isOfUnit = ({ text, facts }: Sentence & { label?: string }): boolean =>
  (/[€$£¥₹]|(?<!\p{L})(?:EUR|USD|GBP|CHF|Euro|kr|zł)(?!\p{L})/u.test(text) || facts[0]?.kind === 'price') &&
  (/(?:\/|\bper\b|\bpro\b|\bje\b|\bal\b)\s?(?:\d{1,4}\s?)?(?:kg|g|l|ml|cl|m|m²|m2|qm|lb|oz|litre|liter|kilo(?:gramm?)?|metre|meter|sq)(?![\p{L}])/iu.test(
    text.replace(/\([^()]{0,80}\)/gu, ''),
  ) ||
    facts.some(({ label }) =>
      /grundpreis|unit[ _-]?price|price[ _-]?per|base[ _-]?price|literpreis|kilopreis/iu.test(label ?? ''),
    ))

/** Removes unit prices from entries if none of them gives the price of the pack. */
export function removeLoneUnitPrices(entries: MaterialEntry[]): MaterialEntry[] {
  const hasPrice = entries.some((one) => one.kind === 'price' && !isUnitPrice(one))
  return hasPrice ? entries : entries.filter((one) => one.kind !== 'price' || !isUnitPrice(one))
}
