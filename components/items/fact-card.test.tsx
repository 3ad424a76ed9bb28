import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buildFactCard } from '@/lib/facts/build-fact-card'
import { FactCard } from './fact-card'

const card = buildFactCard(
  {
    title: 'Nubbo',
    raw_content: '# Nubbo\n',
    url: null,
    content_type: 'character',
    featured_image: null,
    media_urls: [],
    metadata: {
      bible: {
        display_name: 'Nubbo',
        size_estimate_cm: 19,
        vibe_core_traits: ['curious', 'polite'],
        vibe_core_traits_de: ['neugierig', 'beharrlich'],
      },
    },
  },
  { language: 'en', declared_language: 'en', language_from: 'declared' },
)

test('says which model checked the facts and what it changed, in its own words', () => {
  const place = { field: 'raw_content', from: 0, until: 5 }
  const refined = {
    model: 'small-model',
    kind_before: 'character' as const,
    dropped: 1,
    changes: [
      { change: 'kind' as const, before: 'other' as const, kind: 'event' as const },
      { change: 'set_aside' as const, text: 'Ask Bob.', ...place, reason: 'internal_note' as const },
      { change: 'added' as const, text: 'at the pier', ...place, kind: 'where' as const, language: 'en' },
    ],
  }
  const shown = (changes: typeof refined.changes) =>
    renderToStaticMarkup(<FactCard card={{ ...card, refined: { ...refined, changes } }} />).replace(
      /<[^>]+>/g,
      ' ',
    )
  expect(shown([])).toContain('small-model checked these facts and changed nothing.')
  const words = shown(refined.changes).replace(/\s+/g, ' ')
  expect(words).toContain('What small-model changed (3)')
  expect(words).toContain('Type of content Event instead of Other content')
  expect(words).toContain('Set aside: Internal note Ask Bob.')
  expect(words).toContain('Added: Where at the pier')
  expect(renderToStaticMarkup(<FactCard card={card} />)).not.toContain('checked these facts')
})

test('the details keep languages apart, and a size keeps its unit', () => {
  const markup = renderToStaticMarkup(<FactCard card={card} />)
  const details = [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt>.*?<dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, term, value]) => [term, value],
  )
  expect(details).toContainEqual(['Size', '19 cm'])
  expect(details).toContainEqual(['Core traits', 'curious · polite'])
  expect(details).toContainEqual(['Core traits (German)', 'neugierig · beharrlich'])
})

test('lists the lines of a text that are neither a sentence nor an entry, and what was set aside as a fragment', () => {
  const source = {
    title: 'Spring concert',
    raw_content:
      '# Spring concert\n\nThe town orchestra plays on Sunday 12 April at 5 pm.\n\nLioba Fern, violin\n\nTickets cost £12 at the door.\n\nYour friends at the hall\n',
    url: null,
    content_type: 'event',
    featured_image: null,
    media_urls: [],
    metadata: {},
  }
  const markup = renderToStaticMarkup(
    <FactCard
      card={buildFactCard(source, { language: 'en', declared_language: 'en', language_from: 'declared' })}
    />,
  )
  const [sentences, aside] = markup.split('Set aside (1)')
  expect(sentences).toContain('Lioba Fern, violin')
  expect(aside).toContain('Not a complete sentence or entry')
  expect(aside).toContain('Your friends at the hall')
})
