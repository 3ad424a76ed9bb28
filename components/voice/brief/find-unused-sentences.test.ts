import { expect, test } from 'vitest'
import { extractVoice } from '@/lib/voice/extract/extract-voice'
import { findUnusedSentences } from './find-unused-sentences'

const unusedIn = (text: string) => findUnusedSentences(text, extractVoice(text).fields)

test('sentences of a brief that no field was taken from are listed, without greetings and headings', () => {
  expect(
    unusedIn(
      'Hi Tom,\n\nOur colours are #1a6f8b and #f4b942. No exclamation marks. We open at nine.\n\nBest,\nAnna',
    ),
  ).toEqual(['No exclamation marks.', 'We open at nine.'])
  expect(unusedIn('# Our bakery\n\nTone: warm, calm')).toEqual([])
})

test('a sentence whose words were added to a list from elsewhere counts as used', () => {
  const text = 'Avoid the words cheap and bargain. We open at nine. Avoid the words deal and epic.'
  expect(extractVoice(text).fields.words_to_avoid?.value).toEqual(['cheap', 'bargain', 'deal', 'epic'])
  expect(unusedIn(text)).toEqual(['We open at nine.'])
})

test('without any field, all sentences are unused', () => {
  expect(findUnusedSentences('We open at nine. Come and see us.', {})).toEqual([
    'We open at nine.',
    'Come and see us.',
  ])
})
