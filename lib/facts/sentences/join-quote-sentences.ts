import { closeMixedQuotes } from './mixed-quotes'

/** Joins sentences up to the end of a quote: a quote of several sentences is told as a whole. */
export function joinQuoteSentences(text: string, spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const span of spans) {
    const last = whole.at(-1)
    if (last && last.until - last.from < 600 && isOpenQuote(text.slice(last.from, last.until)))
      last.until = span.until
    else whole.push({ ...span })
  }
  // A quotation mark that is never closed does not begin a quote.
  return whole.some(({ from, until }) => isOpenQuote(text.slice(from, until))) ? [...spans] : whole
}
type Span = { from: number; until: number }

function isOpenQuote(written: string): boolean {
  const text = closeMixedQuotes(written)
  const count = (sign: string) => text.split(sign).length - 1
  if (text.includes('„')) return count('„') > count('“') + count('”')
  if (text.includes('«') || text.includes('»')) return count('«') !== count('»')
  return count('“') > count('”') || count('"') % 2 === 1
}
