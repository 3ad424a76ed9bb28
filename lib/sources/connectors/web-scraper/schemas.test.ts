import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Probe } from '@/lib/sources/connector'
import { guessPages } from './guess-pages'
import { webScraperConfig } from './schemas'

const config = (more: object = {}) =>
  webScraperConfig.parse({ start_url: 'https://x.example.com/blog', ...more })

test('only the start address is required', () => {
  expect(config()).toEqual({
    start_url: 'https://x.example.com/blog',
    include: [],
    exclude: [],
    use_sitemap: true,
    list_pages: 1,
    other_sites: false,
    mapping: {},
    limit: 50,
  })
  expect(config({ start_url: ' x.example.com/a#b ', text_selector: '', default_brand: ' ' })).toMatchObject({
    start_url: 'https://x.example.com/a',
  })
})

test.each([
  { start_url: '' },
  { start_url: 'ftp://x.example.com' },
  { start_url: 'https://u:p@x.example.com' },
  { include: [''] },
  { include: ['x'.repeat(301)] },
  { include: ['*'.repeat(21)] },
  { include: '/blog/*' },
  { list_pages: 0 },
  { list_pages: 51 },
  { limit: 1_001 },
  { title_selector: 'h1[' },
  { title_selector: 'h1:has(*)' },
  { title_selector: ':not(:not(:is(a)))' },
  { title_selector: '* '.repeat(10) },
  { title_selector: 'a::before' },
  { colour: 'red' },
])('%j is refused', (wrong) => {
  expect(webScraperConfig.safeParse({ start_url: 'https://x.example.com', ...wrong }).success).toBe(false)
})

test.each(['h1', '.a .b > c', '#id[data-x="y"]', 'li:nth-child(2n+1) a:first-child', 'a, b, c'])(
  'the selector %s is accepted',
  (selector) => expect(config({ title_selector: selector }).title_selector).toBe(selector),
)

test('every field has a title and a description for its form', () => {
  const { properties } = z.toJSONSchema(webScraperConfig, { io: 'input' })
  for (const field of Object.values(properties ?? {}))
    expect(field).toMatchObject({ title: expect.any(String), description: expect.any(String) })
})

test('a guessed page includes the name of its site', () => {
  const named = (text: string) =>
    guessPages({
      url: new URL('https://x.example.com'),
      status: 200,
      contentType: 'text/html',
      text,
      links: [],
    })?.name
  expect(named('<title>\n The Journal </title>')).toBe('The Journal')
  expect(named('<meta property="og:site_name" content="Valley Herald"><title>x</title>')).toBe(
    'Valley Herald',
  )
  expect(named(`<title>${' '.repeat(90_000)}`)).toBeUndefined()
  expect(named(`${'<title>'.repeat(10_000)}${'<meta '.repeat(10_000)}`)).toBeUndefined()
})

test.each([
  ['a sitemap', 'application/xml', '<?xml version="1.0"?><urlset xmlns="x">', '/sitemap.xml', 0.95],
  ['an index of sitemaps', 'text/xml', '<sitemapindex>', '/s', 0.95],
  ['a gzipped sitemap', 'application/gzip', '', '/sitemap.xml.gz', 0.8],
  ['a web page', 'text/html', '<html><body>', '/blog', 0.3],
  ['an article', 'text/html', '<html><meta property="og:type" content="article">', '/blog/a', 0.2],
  ['a feed', 'application/rss+xml', '<rss>', '/feed', undefined],
  ['JSON', 'application/json', '{}', '/x', undefined],
])('%s is guessed with the expected certainty', (_what, contentType, text, path, certainty) => {
  const probe: Probe = {
    url: new URL(path, 'https://x.example.com'),
    status: 200,
    contentType,
    text,
    links: [],
  }
  const guess = guessPages(probe)
  expect(guess?.certainty).toBe(certainty)
  if (guess) expect(webScraperConfig.safeParse(guess.config).success).toBe(true)
  expect(guessPages({ ...probe, status: 404 })).toBeUndefined()
})
