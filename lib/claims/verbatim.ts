import type { UnsupportedClaim } from './claim'

/** Fewer signs may stand anywhere by chance. */
const shortest = 25
/** As far as is looked around a claim, in code points. */
const longest = 1_000

/** Words as they read: without marks of Markdown, blanks as one space. */
export const asItReads = (text: string): string => text.replace(/[*_`]/g, '').replace(/\s+/g, ' ')

/** Ends of sentences, each before a blank and a capital letter or a number. */
const ends = /(?<=[.!?…]["”“’»)]{0,2})\s+(?=[\p{Lu}\p{N}„“"«(])/gu

/**
 * Whether the sentence or line that a claim stands in is the source's own, word for word: then what it claims is there, however it is read
 * ("… in 5.2." may be a version or a day). Takes the text, the claim with its place in code points, and how the sources read. Pure.
 */
export function standsWordForWord(
  points: readonly string[],
  { from, until }: Pick<UnsupportedClaim, 'from' | 'until'>,
  source: string,
): boolean {
  let begin = from
  while (begin > 0 && from - begin < longest && points[begin - 1] !== '\n') begin--
  let end = until
  while (end < points.length && end - until < longest && points[end] !== '\n') end++
  const before = points.slice(begin, from).join('')
  const claim = points.slice(from, until).join('')
  const behind = points.slice(until, end).join('')
  const line = `${before}${claim}${behind}`.replace(/^(?:•|\d{1,2}\.) /u, '')
  const first = [...before.matchAll(ends)].at(-1)
  const sentence = `${first ? before.slice(first.index) : before}${claim}${behind.split(ends)[0] ?? ''}`
  return [line, sentence.replace(/^(?:•|\d{1,2}\.) /u, '')].some((words) => {
    const read = asItReads(words).trim()
    return read.length >= shortest && source.includes(read)
  })
}
