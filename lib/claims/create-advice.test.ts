import { expect, test } from 'vitest'
import { checkClaims } from './check-claims'
import { prepareEvidence } from './evidence/prepare-evidence'

const evidence = prepareEvidence(
  ['The water will be off on Wednesday 9 December 2026.', 'published_at: 2026-12-01'],
  'en',
)
const said = (text: string) =>
  checkClaims(text, { language: 'en', evidence }).map(({ message, hint }) => [message, hint])

test('a relative date is reported, with the date that the content gives', () => {
  expect(said('No water next week!')).toEqual([
    [
      '“next week” depends on when the post goes out. The content says Wednesday 9 December 2026.',
      'Say the date: Wednesday 9 December 2026.',
    ],
  ])
})

test('a relative date is accepted with its date next to it, and reported with a different date', () => {
  expect(said('No water next week, on 9 December!')).toEqual([])
  expect(said('No water this week, on 9 December!')).toHaveLength(1)
})
