import { expect, test } from 'vitest'
import { splitTextBlocks } from './text-to-html'

/** Each block on one line. */
const shown = (text: string) =>
  splitTextBlocks(text).map(({ kind, lines }) => `${kind}: ${lines.join(' | ')}`)

test('a heading is a marked line, or a short line above a sentence or a list', () => {
  expect(
    shown(
      'Hello, all.\r\nSecond line\n\nWhat is new\n\nA wheel.\n\n## Steps\nNow:\n1. Open\n2. Wait\n\nMade of\n\n• Oak\n\n# One\n## Two\n\nEnd',
    ),
  ).toEqual([
    'text: Hello, all. | Second line',
    'heading: What is new',
    'text: A wheel.',
    'heading: Steps',
    'text: Now:',
    'numbers: Open | Wait',
    'heading: Made of',
    'bullets: Oak',
    'heading: One',
    'heading: Two',
    'text: End',
  ])
})

test('a greeting, a year, a quotation, a label, an address and a hashtag are not headings', () => {
  const parts = [
    '1612. It began',
    '“It turns.”',
    'Price: 5 €',
    'https://example.com/a',
    'Best regards',
    'Anna',
    '#mill',
  ]
  expect(shown(parts.join('\n\n'))).toEqual(parts.map((part) => `text: ${part}`))
})
