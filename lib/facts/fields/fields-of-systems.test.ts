import { expect, test } from 'vitest'
import { buildFactCard } from '../build-fact-card'
import type { FactCard } from '../schemas'

const card = (metadata: Record<string, unknown>, raw_content = '', language = 'en'): FactCard =>
  buildFactCard(
    {
      title: 'Ropewalk evening',
      content_type: null,
      featured_image: null,
      media_urls: [],
      raw_content,
      url: null,
      tags: [],
      metadata,
    },
    { language, declared_language: null, language_from: 'declared' },
  )

test('a column with a currency in its name is a price, unless it is zero or a cost to the brand', () => {
  const { facts } = card({ fields: { price_eur: 12.5, ek_eur: 4.1, kosten_eur: 890000, entry_fee_gbp: 0 } })
  expect(facts.filter(({ kind }) => kind === 'price').map(({ text }) => text)).toEqual(['12.5'])
})

test('texts in boxes named after languages get the language of their box', () => {
  const bible = {
    slug: 'rope',
    text: { de: 'Wir drehen Seile wie vor hundert Jahren.', en: 'We make rope as a hundred years ago.' },
  }
  const found = card({ bible }, '', 'de').facts.flatMap(({ kind, text, language }) =>
    kind === 'statement' ? [`${language}: ${text.slice(0, 6)}`] : [],
  )
  expect(found).toEqual(['de: Wir dr', 'en: We mak'])
})

test('a date in a field called “at” is not a place', () => {
  const bible = { slug: 'rope', opening: { at: '2027-04-22T18:30:00+02:00' } }
  expect(card({ bible }).facts.filter(({ kind }) => kind === 'where')).toEqual([])
})

test('the price before a shop’s small print becomes a fact, and the small print stays out of posts', () => {
  const { facts, not_for_posts } = card(
    {},
    '**249,00 €** inkl. MwSt., zzgl. Versand · Lieferzeit: 3 Wochen\n\nEin Seil aus Hanf, von Hand gedreht und gewachst.',
    'de',
  )
  expect(facts.find(({ kind }) => kind === 'price')?.text).toBe('249,00 €')
  expect(not_for_posts.map(({ reason }) => reason)).toContain('notice')
})

test('leaves out what the source marks as a spoiler', () => {
  const bible = {
    slug: 'gannet',
    real_name: { value: 'Perpetua Flint', spoiler: true },
    do_not_reveal: ['Her brother lives.'],
    tagline: 'She lends you anything.',
  }
  const texts = card({ bible }).facts.map(({ text }) => text)
  expect(texts).toContain('She lends you anything.')
  expect(texts.join(' ')).not.toMatch(/Perpetua|brother/)
})

test('leaves out a note that begins with a lock emoji, and a covering mail', () => {
  const told = (raw_content: string) =>
    card({}, raw_content)
      .facts.map(({ text }) => text)
      .join(' ')
  expect(
    told(
      '> 🔒 INTERN (nicht veröffentlichen): Nur 9 Plätze! Rechnung noch offen.\n\nWe felt a cushion of raw wool.',
    ),
  ).not.toMatch(/Plätze|Rechnung/)
  const handed = told(
    'Liebe Kolleginnen und Kollegen,\n\nanbei unsere Meldung, gern auch gekürzt. Bilder hängen an.\n\nViele Grüße\nTorben\n\n---\n\nThe club has a new coach from July. She trained the young team for four years and takes over from a friend.',
  )
  expect(handed).toContain('The club has a new coach')
  expect(handed).not.toMatch(/gekürzt|Bilder/)
})
