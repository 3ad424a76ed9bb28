import { describe, expect, test } from 'vitest'
import { sentencesAlone } from '@/testing/writing/sentences-alone'
import { isSelfContained } from './is-self-contained'
import { isWholeSentence } from './sentence-shape'

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

describe.each(['en', 'de'] as const)('a sentence (%s)', (language) => {
  const isAlone = (sentence: string) =>
    isWholeSentence(sentence) && isSelfContained(sentence, language, false)

  test('stands alone if it says what it is about (at most three are missed)', () => {
    const missed = linesOf(sentencesAlone[language].alone).filter((sentence) => !isAlone(sentence))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3)
  })

  test('depends on the one before if it refers to something there (at most six are missed)', () => {
    const taken = linesOf(sentencesAlone[language].goesOn).filter(isAlone)
    expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(6)
  })
})
