import type { Span } from '@/lib/text/span'

/** Longest quote that is looked for; what a model is asked for is a sentence or two. */
const maxQuoteLength = 5_000

export type QuoteFinder = (quote: string) => Span | undefined

/**
 * Finds where a quote stands in a text: letter for letter, else by its words in their order, whatever stands between them
 * (blanks, quotation marks, marks of Markdown, what cannot be seen) and however letters are composed; of a quote with
 * something left out ("warm … dry") its longest piece. Gives the place in the text itself; undefined when it is not there or holds fewer than three letters. Pure, in time proportional to the text.
 */
export function quoteFinder(text: string): QuoteFinder {
  const whole = wordsOf(text)
  const find = (raw: string): Span | undefined => {
    const quote = raw.slice(0, maxQuoteLength).trim()
    const words = wordsOf(quote)
    if (words.said.length < 5) return undefined
    const exact = text.indexOf(quote)
    if (exact >= 0) return { from: exact, until: exact + quote.length }
    const found = whole.said.indexOf(words.said)
    if (found < 0) return undefined
    // Blanks at both ends are part of what was looked for.
    const from = whole.at[found + 1] ?? 0
    const until = whole.ends[found + words.said.length - 2] ?? from
    return withMarks(text, quote, { from, until })
  }
  return (quote) => find(quote) ?? find(longestPiece(quote))
}

/** Of a quote with something left out, the longest piece that is whole: three words of it at least, else nothing. */
function longestPiece(quote: string): string {
  const [longest = '', ...more] = quote.split(/…|\.{3}|\[\.\.\.\]/).sort((a, b) => b.length - a.length)
  return more.length > 0 && longest.trim().split(/\s+/).length >= 3 ? longest : ''
}

/** The words of a text in small letters without accents, one blank around each, and where each sign stands. */
function wordsOf(text: string): { said: string; at: number[]; ends: number[] } {
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
      // An accent of its own, or nothing that can be seen: part of the word it stands in.
      if (ends.length > 1 && said.at(-1) !== ' ') ends[ends.length - 1] = next
    } else if (said.at(-1) !== ' ') push(' ', index, next)
    index = next
  }
  if (said.at(-1) !== ' ') push(' ', index, index)
  return { said: said.join(''), at, ends }
}

/** With the marks around it that the quote has, too: an opening quotation mark or the sign of a colour, a full stop. */
function withMarks(text: string, quote: string, { from, until }: Span): Span {
  let [start, end] = [from, until]
  if (!/^[\p{L}\p{N}]/u.test(quote)) while (start > 0 && /["“„«'‚(#]/.test(text[start - 1] ?? '')) start--
  if (!/[\p{L}\p{N}]$/u.test(quote)) while (end < text.length && /[.!?…"”“»'’)]/.test(text[end] ?? '')) end++
  return { from: start, until: end }
}
