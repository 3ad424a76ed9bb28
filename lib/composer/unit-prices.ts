import type { Entry } from './material'
import type { Sentence } from './sentence'

/** What a litre, a kilogram or a metre costs, beside what the pack costs. */
export const isUnitPrice = ({ text, facts }: Sentence & { label?: string }): boolean =>
  (/[€$£¥₹]|(?<!\p{L})(?:EUR|USD|GBP|CHF|Euro|kr|zł)(?!\p{L})/u.test(text) || facts[0]?.kind === 'price') &&
  (/(?:\/|\bper\b|\bpro\b|\bje\b|\bal\b)\s?(?:\d{1,4}\s?)?(?:kg|g|l|ml|cl|m|m²|m2|qm|lb|oz|litre|liter|kilo(?:gramm?)?|metre|meter|sq)(?![\p{L}])/iu.test(
    text.replace(/\([^()]{0,80}\)/gu, ''),
  ) ||
    facts.some(({ label }) =>
      /grundpreis|unit[ _-]?price|price[ _-]?per|base[ _-]?price|literpreis|kilopreis/iu.test(label ?? ''),
    ))

/** Entries without what a litre costs, where none says what the pack costs. */
export function withoutLoneUnitPrice(entries: Entry[]): Entry[] {
  const hasPrice = entries.some((one) => one.kind === 'price' && !isUnitPrice(one))
  return hasPrice ? entries : entries.filter((one) => one.kind !== 'price' || !isUnitPrice(one))
}
