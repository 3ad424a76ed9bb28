import { expect, test } from 'vitest'
import { firstChoice } from './first-choice'

test('a field starts as accepted only if the brief states it clearly and it replaces nothing', () => {
  expect(firstChoice({ confidence: 'high' }, undefined)).toBe('accept')
  expect(firstChoice({ confidence: 'high' }, [])).toBe('accept')
  expect(firstChoice({ confidence: 'high' }, 'Parents')).toBe('leave')
  expect(firstChoice({ confidence: 'medium' }, undefined)).toBe('leave')
  expect(firstChoice({ confidence: 'low' }, undefined)).toBe('leave')
  expect(firstChoice(undefined, undefined)).toBe('leave')
})
