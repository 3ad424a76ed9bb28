import { expect, test } from 'vitest'
import { gapOf, usualGapMinutes } from './gap'
import { platforms } from './schemas'

test('a channel’s own gap applies, even if it is zero; otherwise its platform’s usual gap', () => {
  expect(gapOf({ platform: 'x', minGapMinutes: 45 })).toBe(45)
  expect(gapOf({ platform: 'linkedin', minGapMinutes: 0 })).toBe(0)
  expect(gapOf({ platform: 'webhook', minGapMinutes: null })).toBe(0)
  for (const platform of platforms)
    expect(gapOf({ platform, minGapMinutes: null })).toBe(usualGapMinutes[platform])
})
