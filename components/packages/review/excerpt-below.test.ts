import { expect, test } from 'vitest'
import { excerptBelow } from './excerpt-below'

test('an excerpt leaves out a first line that is the title, and nothing else', () => {
  expect(excerptBelow('Short note', 'Short note\n\nClosed on Monday.')).toBe('Closed on Monday.')
  expect(excerptBelow('Short note', 'Short note')).toBe('')
  expect(excerptBelow('Luna', 'Luna weighs 180 grams.')).toBe('Luna weighs 180 grams.')
  expect(excerptBelow('', '\nClosed.')).toBe('\nClosed.')
})
