import { expect, test } from 'vitest'
import type { ContentKind } from '@/lib/facts/schemas'
import { flagMissingWarnings, isAbsoluteWarning } from './missing-warnings'

const card = (kind: ContentKind, ...texts: string[]) => ({
  kind,
  facts: texts.map((text) => ({ kind: 'statement' as const, text })),
})

test.each([
  ['guide', 'Call us if you have a fever above 38.5 degrees.'],
  ['event', 'You must be able to swim for fifteen minutes.'],
  ['event', 'Alle müssen 15 Minuten schwimmen können.'],
  ['announcement', 'The tea may cause severe allergic reactions.'],
  ['other', 'In Notfällen erreichen Sie uns unter 0555 010 912.'],
  ['product', 'Trinken Sie nichts davon: nicht verwenden.'],
] as const)(
  'a post about a %s is flagged if it leaves out “%s”, but not if it includes it',
  (kind, warning) => {
    const item = card(kind, 'We are open from nine.', warning)
    expect(flagMissingWarnings(item, 'We are open from nine.')).toMatchObject([
      { code: 'dropped_sentence', message: expect.stringContaining(warning.slice(0, 30)) },
    ])
    expect(flagMissingWarnings(item, `We are open from nine. ${warning}`)).toEqual([])
  },
)

test('dangers within a story and harmless requests are not treated as warnings', () => {
  expect(flagMissingWarnings(card('story', 'A fever took hold of the town.'), 'A town.')).toEqual([])
  expect(flagMissingWarnings(card('event', 'Bring a coat.'), 'A night of moths.')).toEqual([])
})

test.each([
  ['pt', 'O jogo de 8 de fevereiro foi adiado.'],
  ['en', 'We scald a third of the flour with boiling water the evening before.'],
  ['de', 'Die allergrößte Freude ist der neue Ofen.'],
])('words that only look like a danger are not treated as a warning (%s): %s', (_, harmless) => {
  expect(flagMissingWarnings(card('product', harmless), 'A loaf.')).toEqual([])
})

test.each([
  ['Mai 2026: Staudenmarkt', false],
  ['Never been to one? Come along and try', false],
  ['Nie war Tanzen so einfach', false],
  ['Nie trzeba się zapisywać', false],
  ['Mai guardare il sole senza filtro', true],
  ['Never more than two people on the bridge', true],
])('whether “%s” is a warning for everyone: %s', (line, expected) => {
  expect(isAbsoluteWarning(line)).toBe(expected)
})
