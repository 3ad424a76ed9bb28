import { expect, test } from 'vitest'
import { findFootnotes } from './footnotes'

const marks = (source: string): string[] => findFootnotes(source).map(({ mark }) => mark)

test('a paragraph that begins in bold or italics is not a footnote, even after other bold or italic text', () => {
  expect(
    marks('Most used an app. **Don’t trust pictures.** They lie.\n\n**Free advice** is given on Sundays.'),
  ).toEqual([])
  expect(marks('It shrinks. **No tumble dryer**: never. **Cold water**: always.')).toEqual([])
  expect(marks('We met *her*. *Now* we know.\n\n*Later* she left.')).toEqual([])
})

test('a line that begins with a mark from earlier in the text is a footnote', () => {
  expect(marks('The sale ends 14 April\\*. Come early.\n\n\\*Excludes lamps.')).toEqual(['*'])
  expect(marks('Entry is free.¹ Doors at 7.\n\n¹ Members only.')).toEqual(['¹'])
})
