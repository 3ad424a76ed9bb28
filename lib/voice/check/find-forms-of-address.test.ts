import { describe, expect, test } from 'vitest'
import { addressCases, addressCasesHeldBack, addressCasesLater } from '@/testing/voice/address-cases'
import { checkText } from './check-text'

const isMixed = (text: string) =>
  checkText(text, {}, { language: 'de' }).some(({ rule }) => rule === 'address')

describe('a sentence that begins with "Sie" and says "du"', () => {
  test.each([...addressCases, ...addressCasesHeldBack, ...addressCasesLater])('%s', (text, mixed) => {
    expect(isMixed(text)).toBe(mixed)
  })
})
