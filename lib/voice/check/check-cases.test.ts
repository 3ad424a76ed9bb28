import { expect, test } from 'vitest'
import { firstCases, laterCases } from '@/testing/voice/check-cases'
import { scoreCheck } from '@/testing/voice/score-check'

const all = [...firstCases, ...laterCases]

test('words to avoid, shouting and exclamations are told as a person tells them', () => {
  const { found, missed, wrong, misses } = scoreCheck(all, true)
  expect(found / (found + wrong), misses.join('\n')).toBeGreaterThanOrEqual(0.98)
  expect(found / (found + missed), misses.join('\n')).toBeGreaterThanOrEqual(0.98)
})

test('a text whose language is not given is checked as well as one whose language is', () => {
  expect(scoreCheck(all, false)).toEqual(scoreCheck(all, true))
})
