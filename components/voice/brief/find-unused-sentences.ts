import type { FoundField, FoundFields } from '@/lib/voice/extract/schemas'
import { splitBriefSentences } from '@/lib/voice/extract/split-brief-sentences'

/**
 * Returns the sentences of a brief that no field was taken from, in order. A field quotes one place, so a sentence
 * that contains one of its values counts as used too. Headings, greetings and questions are left out.
 */
export function findUnusedSentences(text: string, fields: FoundFields): string[] {
  const found = Object.values(fields)
  const values = found.flatMap(({ value }) => entriesOf(value)).map(plain)
  const unused: string[] = []
  let from = 0
  for (const line of text.split('\n')) {
    const until = from + line.length
    for (const sentence of splitBriefSentences(text, { from, until })) {
      const words = text.slice(sentence.from, sentence.until).replace(/^[#>*•\s-]+/, '')
      const isStatement = /[.!…]["”“»)]*$/.test(words) && words.split(/\s+/).length > 2
      const isQuoted = found.some((one) => sentence.from < one.until && sentence.until > one.from)
      if (isStatement && !isQuoted && !isSaid(plain(words), values)) unused.push(words)
    }
    from = until + 1
  }
  return unused
}

const isSaid = (sentence: string, values: readonly string[]): boolean =>
  values.some((value) => sentence.includes(value) || value.includes(sentence))

/** What a field's value consists of: the words of a list without their replacements, the lines of a text. */
function entriesOf(value: FoundField['value']): string[] {
  if (typeof value === 'string') return value.split('\n')
  return Array.isArray(value) ? value.map((word) => word.split(' → ')[0] ?? word) : Object.values(value)
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[*_`.!…]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
