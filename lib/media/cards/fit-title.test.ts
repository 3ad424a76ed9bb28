import fc from 'fast-check'
import { expect, test } from 'vitest'
import { familyOf, widthOf } from './card-fonts'
import { cardLayout } from './card-layout'
import { cardText } from './card-text'
import { fitTitle, shorten } from './fit-title'
import { type CardFormat, cardFormats } from './schemas'

const box = { width: 900, height: 480, largest: 130, smallest: 46, mostLines: 8 }
const setTitle = (text: string, into = box) =>
  fitTitle(text, into, (line) => widthOf(line, familyOf(text), 700))

test('a short title is as large as letters get, a longer one smaller', () => {
  expect(setTitle('The ferry')).toMatchObject({ lines: ['The ferry'], size: 130 })
  const longer = setTitle('Why rivers remember: a short history of the ferry at Lantern Fen')
  expect(longer.size).toBeLessThan(130)
  expect(longer.lines.join(' ')).toBe('Why rivers remember: a short history of the ferry at Lantern Fen')
})

test('no word is left alone on the last line where it can have company', () => {
  const { lines } = setTitle('What the river said to the old bridge')
  expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1)
})

test('a compound is set smaller before it is parted, and parted at its seam', () => {
  expect(setTitle('Geburtstagsüberraschung').lines).toEqual(['Geburtstagsüberraschung'])
  expect(setTitle('Donaudampfschifffahrtsgesellschaftskapitän').lines).toEqual([
    'Donaudampfschifffahrts-',
    'gesellschaftskapitän',
  ])
})

test('what does not fit ends in an ellipsis after a word', () => {
  const text = 'The river rose in the night, quietly, and nobody woke. '.repeat(20).trim()
  const { lines, shortened, size } = setTitle(text)
  expect(shortened).toBe(true)
  expect(size).toBe(46)
  const shown = lines.join(' ')
  expect(shown.endsWith('…')).toBe(true)
  const last = shown.slice(0, -1)
  expect(text.startsWith(last)).toBe(true)
  expect(text.charAt(last.length)).toMatch(/[ ,.]/)
})

test('a line is shortened after a word, and in a word when there is but one', () => {
  const widthOfAny = (text: string) => [...text].length
  expect(shorten('one two three', { width: 13, widthOf: widthOfAny })).toBe('one two three')
  expect(shorten('one two three', { width: 10, widthOf: widthOfAny })).toBe('one two…')
  expect(shorten('Donaudampfschiff', { width: 6, widthOf: widthOfAny })).toBe('Donau…')
})

test('any title stays in its box in every format, and loses nothing unless it says so', () => {
  const word = fc.string({
    unit: fc.constantFrom(...'abcdefghiosnmäöüßéжщλ-/.,!?“&<'),
    minLength: 1,
    maxLength: 40,
  })
  const title = fc.oneof(
    fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' ')),
    fc.string({ minLength: 1, maxLength: 400, unit: 'binary' }),
    fc.integer({ min: 1, max: 400 }).map((length) => 'x'.repeat(length)),
  )
  fc.assert(
    fc.property(
      title,
      fc.constantFrom(...(Object.keys(cardFormats) as CardFormat[])),
      fc.boolean(),
      (raw, format, withPicture) => {
        const { text } = cardText(raw)
        fc.pre(text !== '')
        const into = cardLayout(format, withPicture).title
        const { lines, size, lineHeight, shortened } = setTitle(text, into)
        expect(lines.length * lineHeight).toBeLessThanOrEqual(into.height)
        for (const line of lines)
          expect(widthOf(line, familyOf(text), 700) * size).toBeLessThanOrEqual(into.width + 0.01)
        const letters = (from: string) => from.replace(/[^\p{L}\p{N}]/gu, '')
        if (!shortened) expect(letters(lines.join(''))).toBe(letters(text))
        else expect(letters(text).startsWith(letters(lines.join('')))).toBe(true)
      },
    ),
    { numRuns: 120 },
  )
})
