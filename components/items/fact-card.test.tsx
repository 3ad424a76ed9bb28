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

test('the details keep languages apart, and a size keeps its unit', () => {
  const markup = renderToStaticMarkup(<FactCard card={card} />)
  const details = [...markup.matchAll(/<dt[^>]*>(.*?)<\/dt>.*?<dd[^>]*>(.*?)<\/dd>/g)].map(
    ([, term, value]) => [term, value],
  )
  expect(details).toContainEqual(['Size', '19 cm'])
  expect(details).toContainEqual(['Core traits', 'curious · polite'])
  expect(details).toContainEqual(['Core traits (German)', 'neugierig · beharrlich'])
})
