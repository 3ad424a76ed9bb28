import { expect, test } from 'vitest'
import { isTopicTag } from './topic-tags'

test.each([
  'V5',
  'Term2',
  'Semester127',
  '2024-Q3',
  'homepage-teaser',
  'draft_v2',
  'KW 12',
  'REL-204',
  'a91f03c',
  'needs-approval',
])('%s is a filing tag, not a topic', (tag) => {
  expect(isTopicTag(tag, 'A course in sewing')).toBe(false)
})

test.each(['Sewing', 'Repair café', 'Boots-Bau', '岩手', 'Nähen für Kinder', 'G20', 'CO2'])(
  '%s is a topic',
  (tag) => {
    expect(isTopicTag(tag, 'The G20 talk of CO2')).toBe(true)
  },
)
