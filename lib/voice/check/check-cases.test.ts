import { expect, test } from 'vitest'
import { firstCases, laterCases } from '@/testing/voice/check-cases'
import { scoreCheck } from '@/testing/voice/score-check'

const all = [...firstCases, ...laterCases]

test('finds words to avoid, shouting and exclamations as a person would, in at least 98 % of cases', () => {
  const { found, missed, wrong, misses } = scoreCheck(all, true)
  expect(found / (found + wrong), misses.join('\n')).toBeGreaterThanOrEqual(0.98)
  expect(found / (found + missed), misses.join('\n')).toBeGreaterThanOrEqual(0.98)
})

test('checks a text without a given language as well as one with it', () => {
  expect(scoreCheck(all, false)).toEqual(scoreCheck(all, true))
})
