import type { Span } from '@/lib/text/span'

/** Maximum length of a quote to search for; models are asked for a sentence or two. */
const maxQuoteLength = 5_000

export type QuoteFinder = (quote: string) => Span | undefined

/**
 * Returns a function that finds a quote in a text: verbatim, or otherwise by its words in order, whatever separates
 * them (whitespace, quotation marks, Markdown, invisible characters) and however letters are composed; for a quote
 * with an ellipsis ("warm … dry"), its longest part. The function returns the place in the original text, or
 * undefined if the quote is not found or has fewer than three letters. Pure, in linear time.
 */
export function createQuoteFinder(text: string): QuoteFinder {
  const whole = normalizeWords(text)
  const find = (raw: string): Span | undefined => {
    const quote = raw.slice(0, maxQuoteLength).trim()
    const words = normalizeWords(quote)
    if (words.said.length < 5) return undefined
    const exact = text.indexOf(quote)
    if (exact >= 0) return { from: exact, until: exact + quote.length }
    const found = whole.said.indexOf(words.said)
    if (found < 0) return undefined
    // The match includes the spaces at both ends.
    const from = whole.at[found + 1] ?? 0
    const until = whole.ends[found + words.said.length - 2] ?? from
    return withMarks(text, quote, { from, until })
  }
  return (quote) => find(quote) ?? find(longestPiece(quote))
}

/** The longest complete part of a quote with an ellipsis; "" unless it has at least three words. */
function longestPiece(quote: string): string {
  const [longest = '', ...more] = quote.split(/…|\.{3}|\[\.\.\.\]/).sort((a, b) => b.length - a.length)
  return more.length > 0 && longest.trim().split(/\s+/).length >= 3 ? longest : ''
}

/**
 * The words of a text in lower case and without accents, with single spaces around each, and the position of each
 * character.
 */
function normalizeWords(text: string): { said: string; at: number[]; ends: number[] } {
  const said: string[] = []
  const at: number[] = []
  const ends: number[] = []
  const push = (sign: string, from: number, until: number) => {
    said.push(sign)
    at.push(from)
    ends.push(until)
  }
  push(' ', 0, 0)
  let index = 0
  for (const sign of text) {
    const next = index + sign.length
    if (/^[a-zA-Z0-9]$/.test(sign)) push(sign.toLowerCase(), index, next)
    else if (/[\p{L}\p{N}]/u.test(sign)) {
      for (const plain of sign.normalize('NFKD').toLowerCase())
        if (/[\p{L}\p{N}]/u.test(plain)) for (const unit of plain.split('')) push(unit, index, next)
    } else if (/[\p{M}\p{Cf}\u00AD]/u.test(sign)) {
      // A combining accent or an invisible character: part of the word that it is in.
      if (ends.length > 1 && said.at(-1) !== ' ') ends[ends.length - 1] = next
    } else if (said.at(-1) !== ' ') push(' ', index, next)
    index = next
  }
  if (said.at(-1) !== ' ') push(' ', index, index)
  return { said: said.join(''), at, ends }
}

/**
 * Extends a match by surrounding punctuation if the quote has some too: an opening quotation mark, the "#" of a
 * color, a period.
 */
function withMarks(text: string, quote: string, { from, until }: Span): Span {
  let [start, end] = [from, until]
  if (!/^[\p{L}\p{N}]/u.test(quote)) while (start > 0 && /["“„«'‚(#]/.test(text[start - 1] ?? '')) start--
  if (!/[\p{L}\p{N}]$/u.test(quote)) while (end < text.length && /[.!?…"”“»'’)]/.test(text[end] ?? '')) end++
  return { from: start, until: end }
}
