import { describe, expect, test } from 'vitest'
import { checkText } from './check-text'
import { addressCases, addressCasesHeldBack, addressCasesLater } from './testing/address-cases'

const isMixed = (text: string) =>
  checkText(text, {}, { language: 'de' }).some(({ rule }) => rule === 'address')

describe('a sentence that begins with "Sie" and says "du"', () => {
  test.each([...addressCases, ...addressCasesHeldBack, ...addressCasesLater])('%s', (text, mixed) => {
    expect(isMixed(text)).toBe(mixed)
  })
})
