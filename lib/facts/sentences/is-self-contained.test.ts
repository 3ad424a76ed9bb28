import { describe, expect, test } from 'vitest'
import { sentencesAlone } from '@/testing/writing/sentences-alone'
import { isSelfContained } from './is-self-contained'
import { isWholeSentence } from './sentence-shape'

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '')

describe.each(['en', 'de'] as const)('a sentence (%s)', (language) => {
  const isAlone = (sentence: string) =>
    isWholeSentence(sentence) && isSelfContained(sentence, language, false)

  test('stands alone where it says itself what it is about', () => {
    const missed = linesOf(sentencesAlone[language].alone).filter((sentence) => !isAlone(sentence))
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3)
  })

  test('goes on from the one before where it points at something said there', () => {
    const taken = linesOf(sentencesAlone[language].goesOn).filter(isAlone)
    expect(taken.length, taken.join('\n')).toBeLessThanOrEqual(6)
  })
})
