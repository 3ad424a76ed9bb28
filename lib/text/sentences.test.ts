import { expect, test } from 'vitest'
import { ensureFullStop, splitSentences } from './sentences'

test.each([
  ['川沿いの紙工房が扉を開けます。', '川沿いの紙工房が扉を開けます。'],
  ['ぜひお越しください！', 'ぜひお越しください！'],
  ['「ようこそ。」', '「ようこそ。」'],
  ['入場無料', '入場無料。'],
  ['कारखाना खुला है।', 'कारखाना खुला है।'],
  ['कारखाना खुला है', 'कारखाना खुला है।'],
  ['متى يفتح المصنع؟', 'متى يفتح المصنع؟'],
  ['یہ کارخانہ کھلا ہے۔', 'یہ کارخانہ کھلا ہے۔'],
  ['โรงงานกระดาษเปิดแล้ว', 'โรงงานกระดาษเปิดแล้ว'],
  ['Die Papiermühle öffnet –', 'Die Papiermühle öffnet.'],
  ['She said: “Come in!”', 'She said: “Come in!”'],
])('%s ends the way its script ends sentences', (sentence, withEnd) => {
  expect(ensureFullStop(sentence)).toBe(withEnd)
  expect(ensureFullStop(ensureFullStop(sentence))).toBe(withEnd)
})

test('an abbreviated country name ends a sentence only before a word that begins one', () => {
  expect(splitSentences('She works at the U.S. Census Bureau in Ohio.', 'en')).toEqual([
    'She works at the U.S. Census Bureau in Ohio.',
  ])
  expect(splitSentences('Anna Weber, U.S. General Services Administration', 'en')).toHaveLength(1)
  expect(splitSentences('They sell it in the U.S. The price is $9.', 'en')).toEqual([
    'They sell it in the U.S.',
    'The price is $9.',
  ])
  expect(splitSentences('Der Kleingartenverein Abendruh e. V. Lüttchendorf lädt ein.', 'de')).toHaveLength(1)
})
