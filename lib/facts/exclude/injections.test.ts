import { expect, test } from 'vitest'
import { harmless, instructing } from '@/testing/writing/instructions'
import { isInjection } from './injections'

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

test('misses at most one of many instructions to machine readers, in many languages and forms', () => {
  const missed = linesOf(instructing).filter((line) => !isInjection(line))
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(1)
})

test('mistakes at most two texts about prompts, assistants and rules for instructions', () => {
  const alarms = linesOf(harmless).filter(isInjection)
  expect(alarms.length, alarms.join('\n')).toBeLessThanOrEqual(2)
})
