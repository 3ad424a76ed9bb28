import { expect, test } from 'vitest'
import { ended } from './sentences'

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
])('%s ends as its script ends sentences', (sentence, withEnd) => {
  expect(ended(sentence)).toBe(withEnd)
  expect(ended(ended(sentence))).toBe(withEnd)
})
