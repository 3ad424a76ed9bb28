import { describe, expect, test } from 'vitest'
import { listingPage } from '@/testing/fakes/web-pages'
import { htmlText } from './html-text'
import { readListing } from './listing'
import { openHtml } from './open-html'
import { webScraperConfig } from './schemas'

const url = new URL('https://x.example.com/journal/')

function read(html: string, settings: object = {}) {
  const document = openHtml(html)
  if (!document) throw new Error('too large')
  const config = webScraperConfig.parse({ start_url: url.href, ...settings })
  const { pages, next, ...rest } = readListing(document, url, url, config)
  return { pages: pages.map(({ pathname, search }) => pathname + search), next: next?.href, ...rest }
}

test('finds each article of a list once, without menus, tags, files and paid links', () => {
  expect(read(listingPage(['/2026/a', '/2026/b'], '?page=2'))).toEqual({
    pages: ['/2026/a', '/2026/b'],
    next: 'https://x.example.com/journal/?page=2',
    nofollow: false,
    ignored: { otherSite: 1, unmatched: 1 },
  })
})

test('with a link pattern, follows matching links anywhere on the page, and no others', () => {
  const { pages, ignored } = read(listingPage(['/2026/a', '/2027/b']), { include: ['/2026/*', '/section-1'] })
  expect(pages).toEqual(['/section-1', '/2026/a'])
  expect(ignored.unmatched).toBeGreaterThan(3)
})

describe('the next page', () => {
  test.each([
    ['<link rel="next" href="/journal/2">', '/journal/2'],
    ['<a rel="next nofollow" href="/journal/2">x</a>', '/journal/2'],
    ['<a href="/journal/2">Next</a>', '/journal/2'],
    ['<a href="/journal/2"> Nächste\n Seite › </a>', '/journal/2'],
    ['<a href="/journal/2" aria-label="Next page"><svg></svg></a>', '/journal/2'],
    ['<a href="/journal/2">→</a>', '/journal/2'],
    ['<a href="/journal/#end">Next</a>', undefined],
    ['<a href="https://other.example.org/2">Next</a>', undefined],
    ['<a href="javascript:next()">Next</a>', undefined],
    ['<a href="/next-generation">Next generation of mills</a>', undefined],
  ])('of %s is %s', (html, next) => {
    const found = read(`<main>${html}</main>`)
    expect(found.next && new URL(found.next).pathname).toBe(next)
  })
})

test('honors the page’s nofollow and base address', () => {
  expect(read('<meta name="robots" content="noindex,nofollow"><a href="/a">a</a>').nofollow).toBe(true)
  expect(read('<meta name="robots" content="noindex, follow"><a href="/a">a</a>').nofollow).toBe(false)
  expect(read('<base href="/deep/"><a href="a">a</a>').pages).toEqual(['/deep/a'])
  expect(read('<base href="javascript:x"><a href="a">a</a>').pages).toEqual(['/journal/a'])
})

test('keeps at most 5,000 links', () => {
  const many = Array.from({ length: 6_000 }, (_, at) => `<a href="/a/${at}">x</a>`).join('')
  expect(read(`<main>${many}</main>`).pages).toHaveLength(5_000)
})

describe('the encoding of a page', () => {
  const bytes = (text: string, encoding: BufferEncoding = 'latin1') => Buffer.from(text, encoding)
  test.each([
    ['UTF-8 by nature', bytes('größe', 'utf8'), 'text/html', 'größe'],
    ['Windows-1252 when it is no UTF-8', bytes('gr\u00f6\u00dfe \u0080'), 'text/html', 'größe €'],
    ['that of the header', bytes('\u00e4'), 'text/html; charset="ISO-8859-1"', 'ä'],
    [
      'that of a meta tag',
      Buffer.concat([bytes('<meta charset=shift_jis>'), Buffer.from([0x93, 0xfa])]),
      undefined,
      '<meta charset=shift_jis>日',
    ],
    [
      'the header before the meta tag',
      bytes('<meta charset=shift_jis>ä', 'utf8'),
      'text/html;charset=utf-8',
      '<meta charset=shift_jis>ä',
    ],
    ['the byte order mark before all', Buffer.from('\uFEFFä', 'utf8'), 'text/html; charset=iso-8859-1', 'ä'],
    ['UTF-16', Buffer.from('\uFEFFä', 'utf16le'), 'text/html', 'ä'],
    [
      'UTF-8 where a meta tag wrongly says UTF-16',
      bytes('<meta charset="utf-16">ä', 'utf8'),
      'text/html',
      '<meta charset="utf-16">ä',
    ],
    [
      'that of an XML declaration',
      bytes('<?xml version="1.0" encoding="iso-8859-2"?>\u00b1'),
      undefined,
      '<?xml version="1.0" encoding="iso-8859-2"?>ą',
    ],
    ['none that exists, so it is told by its bytes', bytes('\u00e4'), 'text/html; charset=klingon', 'ä'],
    ['one too dangerous to read', bytes('x'), 'text/html; charset=hz-gb-2312', undefined],
    ['with NUL characters, which go', bytes('a\u0000b'), 'text/html', 'ab'],
  ])('is %s', (_what, given, type, expected) => {
    expect(htmlText(given, type)).toBe(expected)
  })
})
