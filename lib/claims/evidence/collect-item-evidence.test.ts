import { expect, test } from 'vitest'
import { buildFactCard } from '@/lib/facts/build-fact-card'
import { collectItemEvidence } from './collect-item-evidence'

test('leaves notes among colleagues out of the evidence, and includes the rest of the item', () => {
  const rawContent =
    'The workshop opens on 3 May.\n\nInternal: the roof cost 9,400 pounds.\n\n| Day | Guests |\n| --- | --- |\n| First | 312 |'
  const metadata = { fields: { internal_notes: 'Carl has 77 keys', seats: '48 seats' } }
  const source = {
    title: 'Opening',
    content_type: null,
    featured_image: null,
    media_urls: [],
    url: null,
    metadata,
  }
  const card = buildFactCard(
    { ...source, raw_content: rawContent },
    { language: 'en', declared_language: null, language_from: 'declared' },
  )
  const evidence = collectItemEvidence(
    { title: 'Opening', rawContent, url: null, tags: [], publishedAt: null, metadata },
    card,
  ).join('\n')
  for (const said of ['3 May', '312', '48 seats']) expect(evidence).toContain(said)
  for (const hidden of ['9,400', '77']) expect(evidence).not.toContain(hidden)
})
