import { expect, test } from 'vitest'
import { graphemeLength } from './grapheme-length'

test('characters count as the Unicode rules say, next to themselves, letters and line breaks', () => {
  // All blocks but those of a single script that the segmenter always reads; a line is never joined to the next.
  const lines: string[] = []
  for (let code = 0; code <= 0xffff; code++) {
    const sign = String.fromCharCode(code)
    const isTried = code <= 0x30ff || (code >= 0x4e00 && code <= 0x9fff) || code >= 0xff00
    if (isTried && sign !== '\n') lines.push(`a${sign}${sign}中`)
  }
  const expected = [0]
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(lines.join('\n')))
    if (segment.endsWith('\n')) expected.push(0)
    else expected.push((expected.pop() ?? 0) + 1)
  expect(lines.filter((line, at) => graphemeLength(line) !== expected[at])).toEqual([])
})

test.each([
  ['Moss – it’s “quite” old…', 24],
  ['мох 苔 コケ', 8],
  ['cafe\u0301', 4],
  ['👩‍👩‍👧‍👦\r\n', 2],
])('%j has as many characters as readers see: %i', (text, length) => {
  expect(graphemeLength(text)).toBe(length)
})
