import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSitemap, sitemapBytes } from './sitemap'

const read = (text: string | Buffer) => readSitemap(Buffer.from(text as string))
const url = (loc: string, more = '') => `<url><loc>${loc}</loc>${more}</url>`
const urlset = (inner: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${inner}</urlset>`
const pages = (...addresses: string[]) => ({
  kind: 'pages',
  cut: false,
  listed: addresses.map((address) => ({ address, changed: undefined })),
})

test.each([
  ['pages', urlset(url(' https://x.example.com/a?b=1&amp;c=2\n')), pages('https://x.example.com/a?b=1&c=2')],
  [
    'times of change',
    urlset(url('/a', '<lastmod> 2026-01-02 </lastmod><priority>1</priority>')),
    { kind: 'pages', cut: false, listed: [{ address: '/a', changed: '2026-01-02' }] },
  ],
  ['CDATA', urlset(url('<![CDATA[https://x.example.com/a?b&c]]>')), pages('https://x.example.com/a?b&c')],
  [
    'pictures and languages beside',
    urlset(
      url(
        '/a',
        '<image:image><image:loc>/i.jpg</image:loc></image:image><xhtml:link href="/de"/><video:video><loc>/v</loc></video:video>',
      ),
    ),
    pages('/a'),
  ],
  ['a prefix', '<s:urlset><s:url><s:loc>/a</s:loc></s:url><url><loc>/b</loc></url></s:urlset>', pages('/a')],
  [
    'an index',
    '<sitemapindex><sitemap><loc>/s1.xml</loc><lastmod>2026-01-01</lastmod></sitemap></sitemapindex>',
    { kind: 'sitemaps', cut: false, listed: [{ address: '/s1.xml', changed: '2026-01-01' }] },
  ],
  [
    'lines',
    'https://x.example.com/a\r\n\nhttps://x.example.com/b\n',
    pages('https://x.example.com/a', 'https://x.example.com/b'),
  ],
  ['an empty set', urlset(''), pages()],
  ['a set cut off in the middle', '<urlset><url><loc>/a</loc></url><url><loc>/b</lo', pages('/a')],
  ['a feed', '<rss version="2.0"><channel></channel></rss>', { kind: 'feed' }],
  ['an Atom feed', '<feed xmlns="http://www.w3.org/2005/Atom"></feed>', { kind: 'feed' }],
  ['a web page', '<!doctype html><html><body>no</body></html>', { kind: 'other' }],
  ['JSON', '{"urlset":1}', { kind: 'other' }],
  ['nothing', '', { kind: 'other' }],
  ['prose', 'no addresses here', { kind: 'other' }],
  [
    'entities of its own, which are not obeyed',
    `<!DOCTYPE urlset [<!ENTITY a "xxxx"><!ENTITY x SYSTEM "file:///etc/passwd">]>${urlset(url('/&a;&x;'))}`,
    pages('/&a;&x;'),
  ],
])('%s', async (_what, text, expected) => {
  expect(await read(text)).toEqual(expected)
})

test('reads a gzipped sitemap, and refuses one that is damaged or inflates beyond the limit', async () => {
  expect(await read(gzipSync(urlset(url('/a'))))).toEqual(pages('/a'))
  expect(await read(gzipSync(Buffer.alloc(sitemapBytes + 1, ' ')))).toEqual({ kind: 'other' })
  expect(await read(gzipSync(urlset(url('/a'))).subarray(0, 30))).toEqual({ kind: 'other' })
})

test('cuts a sitemap with too many addresses and says so, and leaves out overlong ones', async () => {
  const many = await read(urlset(url('/a').repeat(50_001)))
  expect('listed' in many && [many.kind, many.cut, many.listed.length]).toEqual(['pages', true, 50_000])
  expect(await read(urlset(url(`/${'x'.repeat(5_000)}`) + url('/a')))).toEqual(pages('/a'))
  expect(await read('<urlset>'.repeat(100_000))).toEqual({ kind: 'other' })
})

test('reads a list of lines with a megabyte of spaces in time', async () => {
  const lines = ['https://x.example.com/a', ' '.repeat(1_000_000), ' https://x.example.com/b \r\n\r\n']
  expect(await read(lines.join('\n'))).toEqual(pages('https://x.example.com/a', 'https://x.example.com/b'))
  expect(await read(`a${' '.repeat(1_000_000)}b`)).toEqual({ kind: 'other' })
})

test('never throws, whatever the text', async () => {
  const piece = fc.constantFrom(
    '<urlset>',
    '<url>',
    '</url>',
    '<loc>',
    '</loc>',
    '<![CDATA[',
    ']]>',
    '<!--',
    '&',
    '/a',
    '<',
    '</urlset>',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(piece, fc.string({ maxLength: 5 })), { maxLength: 40 }),
      async (parts) => {
        await read(parts.join(''))
      },
    ),
    { numRuns: 100 },
  )
})
