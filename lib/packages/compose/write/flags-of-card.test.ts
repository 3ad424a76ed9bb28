import { expect, test } from 'vitest'
import { buildFactCard } from '@/lib/facts/build-fact-card'
import { flagsOfCard } from './flags-of-card'

test.each([
  [
    'Intern: Die Miete ist noch offen.',
    'internal_note',
    'The content contains a note that is not meant for the public: “Die Miete ist noch offen.”. Check that the post says nothing of it.',
  ],
  [
    'Sperrfrist: 9. April 2026, 10 Uhr',
    'embargo',
    'The content is under embargo until 9. April 2026, 10 Uhr. Publish it after that.',
  ],
  [
    'Please do not publish before May 4, 2026.',
    'embargo',
    'The content is under embargo until May 4, 2026. Publish it after that.',
  ],
  [
    'Draft 3',
    'draft_content',
    'The content looks like an unfinished draft: “Draft 3”. Check the post before you publish.',
  ],
])('content that is not public yet is flagged: %s', (part, code, message) => {
  const card = buildFactCard(
    {
      title: 'The new workshop',
      content_type: null,
      featured_image: null,
      media_urls: [],
      raw_content: `The workshop opens to all children.\n\n${part}`,
      url: null,
      metadata: {},
    },
    { language: 'en', declared_language: null, language_from: 'declared' },
  )
  expect(flagsOfCard(card)).toEqual([{ code, message }])
})
