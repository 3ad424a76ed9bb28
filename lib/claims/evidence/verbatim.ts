import type { UnsupportedClaim } from '../read/claim'

/** Minimum length of a match; fewer characters may occur anywhere by chance. */
const minMatchLength = 25
/** How far to look around a claim, in code points. */
const maxContextLength = 1_000

/** Returns a text as it reads: without Markdown marks, with collapsed whitespace. */
export const toPlainText = (text: string): string => text.replace(/[*_`]/g, '').replace(/\s+/g, ' ')

/** Ends of sentences, each before whitespace and a capital letter, a number or an opening mark. */
const sentenceEndPattern = /(?<=[.!?…]["”“’»)]{0,2})\s+(?=[\p{Lu}\p{N}„“"«(])/gu

/**
 * Whether the sentence or line of a claim is the source's own, word for word. What it claims is then in the source,
 * however it is read ("… in 5.2." may be a version or a day). Takes the code points of the text, the claim's
 * offsets into them, and the sources as `toPlainText` returns them. Pure.
 */
export function isCopiedVerbatim(
  points: readonly string[],
  { from, until }: Pick<UnsupportedClaim, 'from' | 'until'>,
  source: string,
): boolean {
  let begin = from
  while (begin > 0 && from - begin < maxContextLength && points[begin - 1] !== '\n') begin--
  let end = until
  while (end < points.length && end - until < maxContextLength && points[end] !== '\n') end++
  const before = points.slice(begin, from).join('')
  const claim = points.slice(from, until).join('')
  const behind = points.slice(until, end).join('')
  const line = `${before}${claim}${behind}`.replace(/^(?:•|\d{1,2}\.) /u, '')
  const first = [...before.matchAll(sentenceEndPattern)].at(-1)
  const sentence = `${first ? before.slice(first.index) : before}${claim}${behind.split(sentenceEndPattern)[0] ?? ''}`
  return [line, sentence.replace(/^(?:•|\d{1,2}\.) /u, '')].some((words) => {
    const read = toPlainText(words).trim()
    return read.length >= minMatchLength && source.includes(read)
  })
}
