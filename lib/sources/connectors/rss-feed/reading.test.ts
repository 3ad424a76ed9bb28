import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findPageLinks } from '@/lib/sources/addresses/find-page-links'
import { SourceError } from '@/lib/sources/source-error'
import { anyCharacter } from '@/testing/any-character'
import { readSample } from '@/testing/feeds/read-sample'
import { rssFeed } from '../rss-feed'
import { computeFreshSeconds } from './compute-fresh-seconds'
import { rssFeedConfig } from './schemas'

const rss = (items: string, head = '') =>
  `<rss version="2.0"><channel><title>F</title>${head}${items}</channel></rss>`
const failure = async (reading: Promise<unknown>) => {
  try {
    await reading
  } catch (error) {
    if (error instanceof SourceError) return { code: error.code, message: error.message, hint: error.hint }
    throw error
  }
  throw new Error('it was read')
}

describe('settings', () => {
  const config = (more: object) => rssFeedConfig.parse({ feed_url: 'https://a.example/feed', ...more })

  test.each([
    ['a.example/feed', 'https://a.example/feed'],
    ['feed://a.example/feed', 'https://a.example/feed'],
    ['feed:http://a.example/feed', 'http://a.example/feed'],
    [' https://A.example/Feed?x=1#top ', 'https://a.example/Feed?x=1'],
  ])('the address %j is stored as %s', (given, stored) =>
    expect(config({ feed_url: given }).feed_url).toBe(stored),
  )

  test.each([
    { feed_url: '' },
    { feed_url: 'ftp://a.example' },
    { feed_url: 'https://u:p@a.example/feed' },
    { feed_url: 'two words' },
    { default_language: 'Deutsch!' },
    { limit: 0 },
    { leave_out_tags: [''] },
    { mapping: { title: '' } },
    { colour: 'red' },
  ])('%j is refused', (wrong) =>
    expect(rssFeedConfig.safeParse({ feed_url: 'https://a.example/feed', ...wrong }).success).toBe(false),
  )

  test('only the address is required, and every setting has a title and a description', () => {
    const { properties, required } = z.toJSONSchema(rssFeedConfig, { io: 'input' })
    expect(required).toEqual(['feed_url'])
    for (const field of Object.values(properties ?? {}))
      expect(field).toMatchObject({ title: expect.any(String), description: expect.any(String) })
  })
})

describe('encodings', () => {
  const xml = (encoding: string, title: string) =>
    `<?xml version="1.0"${encoding && ` encoding="${encoding}"`}?>${rss(`<item><title>${title}</title><guid>1</guid></item>`)}`
  const latin1 = (text: string) => Buffer.from(text, 'latin1')
  const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16()
  const marked = (mark: number[], body: Buffer) => Buffer.concat([Buffer.from(mark), body])

  test.each<[string, Buffer | string, string | undefined, string, number]>([
    ['UTF-8, undeclared', xml('', 'Grüße 🙂'), undefined, 'Grüße 🙂', 0],
    ['UTF-8 with a mark', `\ufeff${xml('UTF-8', 'Grüße')}`, undefined, 'Grüße', 0],
    ['ISO-8859-1, declared', latin1(xml('ISO-8859-1', 'Grüße')), undefined, 'Grüße', 0],
    [
      'windows-1252, declared',
      marked(
        [],
        Buffer.concat([
          latin1('<?xml version="1.0" encoding="windows-1252"?>'),
          latin1(rss('<item><title>5 \x80 \x93x\x94</title></item>')),
        ]),
      ),
      undefined,
      '5 € “x”',
      0,
    ],
    ['ISO-8859-1, said by the server', latin1(xml('', 'Grüße')), 'text/xml; charset=ISO-8859-1', 'Grüße', 0],
    [
      'KOI8-R',
      marked(
        [],
        Buffer.concat([
          latin1('<?xml version="1.0" encoding="koi8-r"?>'),
          Buffer.from(rss('<item><title>@</title></item>').replace('@', '\xcd\xc9\xd2'), 'latin1'),
        ]),
      ),
      undefined,
      'мир',
      0,
    ],
    ['Shift_JIS', Buffer.from(xml('Shift_JIS', '\x93\xfa\x96{'), 'latin1'), undefined, '日本', 0],
    [
      'UTF-16 with a mark, little end first',
      marked([0xff, 0xfe], Buffer.from(xml('UTF-16', 'Grüße'), 'utf16le')),
      undefined,
      'Grüße',
      0,
    ],
    [
      'UTF-16 with a mark, big end first',
      marked([0xfe, 0xff], utf16be(xml('UTF-16', 'Grüße'))),
      undefined,
      'Grüße',
      0,
    ],
    ['UTF-16 without a mark', utf16be(xml('UTF-16', 'Grüße')), undefined, 'Grüße', 0],
    ['said to be ISO-8859-1, but UTF-8', xml('ISO-8859-1', 'Grüße'), undefined, 'Grüße', 1],
    ['said to be UTF-16, but UTF-8', xml('utf-16', 'Grüße'), undefined, 'Grüße', 1],
    ['an encoding nobody knows, but UTF-8', xml('x-none', 'Grüße'), undefined, 'Grüße', 1],
    ['not said, and not UTF-8', latin1(xml('', 'Grüße')), undefined, 'Grüße', 1],
    [
      'UTF-8 says the server, ISO-8859-1 the feed',
      latin1(xml('ISO-8859-1', 'Grüße')),
      'application/xml; charset=utf-8',
      'Grüße',
      1,
    ],
  ])('%s', async (_name, body, contentType, title, noted) => {
    const { items, notes } = await readSample(body, {}, contentType ? { 'content-type': contentType } : {})
    expect(items[0]?.title).toBe(title)
    expect(notes).toHaveLength(noted)
  })

  const jsonFeed =
    '{"version":"https://jsonfeed.org/version/1.1","title":"a","items":[{"id":"1","title":"Grüße"}]}'
  test.each<[string, Buffer, string | undefined, number]>([
    ['UTF-8', Buffer.from(jsonFeed), undefined, 0],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${jsonFeed}`), undefined, 0],
    ['UTF-16 with a mark', Buffer.from(`\ufeff${jsonFeed}`, 'utf16le'), undefined, 1],
    ['UTF-16 without one', Buffer.from(jsonFeed, 'utf16le'), undefined, 1],
    ['UTF-16, big end first', utf16be(jsonFeed), undefined, 1],
    [
      'UTF-16 that is all ASCII',
      Buffer.from(jsonFeed.replace('üß', '\\u00fc\\u00df'), 'utf16le'),
      undefined,
      1,
    ],
    ['ISO-8859-1, as the server says', latin1(jsonFeed), 'application/json; charset=iso-8859-1', 1],
  ])('reads a JSON Feed in %s, and notes any encoding but UTF-8', async (_name, body, contentType, noted) => {
    const { items, notes } = await readSample(body, {}, contentType ? { 'content-type': contentType } : {})
    expect(items[0]?.title).toBe('Grüße')
    expect(notes).toEqual(noted ? [expect.stringContaining('JSON must be UTF-8')] : [])
  })

  test.each([
    Buffer.from(`\ufeff${jsonFeed}`, 'utf16le')
      .swap16()
      .map((byte, at) => (at < 4 ? ([0, 0, 0xfe, 0xff][at] ?? 0) : byte)),
    latin1(xml('UTF-8', 'Grüße')),
    latin1(xml('x-none', 'Grüße')),
    marked([0xff, 0xfe], Buffer.from('<\0r\0\0\xd8', 'latin1')),
  ])('reports a feed that is not in its declared encoding', async (body) =>
    expect(await failure(readSample(body))).toMatchObject({
      code: 'feed-malformed',
      hint: expect.stringContaining('UTF-8'),
    }),
  )
})

describe('what is not a feed, or must not be read', () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;&a;">]>`
  test.each<[string, string, RegExp]>([
    ['a DOCTYPE', `<?xml version="1.0"?><!DOCTYPE rss SYSTEM "file:///etc/passwd">${rss('')}`, /DOCTYPE/],
    ['an entity bomb', `${bomb}${rss('<item><title>&b;</title></item>')}`, /DOCTYPE/],
    ['a DOCTYPE inside', rss(`<item>${bomb}<title>&b;</title></item>`), /DOCTYPE/],
    ['a DOCTYPE behind a comment', `<!-- --><!doctype rss>${rss('')}`, /DOCTYPE/],
    ['an empty file', ' \n', /is empty/],
    [
      'a sign-in page',
      '<!DOCTYPE html><html><form action="/login"><input type="password"></form></html>',
      /sign-in page/,
    ],
    [
      'deep JSON',
      `{"version":"https://jsonfeed.org/version/1","title":"a","items":${'['.repeat(100)}${']'.repeat(100)}}`,
      /levels deep/,
    ],
    ['other JSON', '{"a":1}', /not a JSON Feed/],
    ['broken JSON', '{"version":', /not a JSON Feed/],
    ['other XML', '<?xml version="1.0"?><opml></opml>', /instead of a feed|return a feed/],
    ['plain text', 'Hello', /return a feed/],
    ['a picture', '\u0089PNG', /an image|return a feed/],
    ['an unfinished tag', '<rss version="2.0"><channel><item', /damaged/],
  ])('%s', async (_name, body, words) => {
    const bytes = body.startsWith('\u0089') ? Buffer.from(body, 'latin1') : body
    const { code, message, hint } = await failure(readSample(bytes))
    expect({ code, message }).toEqual({ code: 'feed-malformed', message: expect.stringMatching(words) })
    expect(message).toContain('feeds.example')
    expect(hint).not.toBe('')
  })

  test('a DOCTYPE in an entry’s text is plain text', async () => {
    const { items } = await readSample(
      rss('<item><title>a</title><description><![CDATA[<!DOCTYPE html><p>b</p>]]></description></item>'),
    )
    expect(items[0]?.rawContent).toBe('# a\n\nb\n')
  })

  test('deeply nested tags are refused in the feed but harmless in an entry’s HTML', async () => {
    const open = '<a>'.repeat(100_000)
    await expect(readSample(rss(`<item><x>${open}</x></item>`))).rejects.toThrow(SourceError)
    const { items } = await readSample(
      rss(`<item><title>t</title><description>${open.replaceAll('<', '&lt;')}deep</description></item>`),
    )
    expect(items[0]?.rawContent).toBe('# t\n\ndeep\n')
  })
})

describe('entries', () => {
  test('are identified by guid, otherwise by address, otherwise by title and date; long ids are hashed', async () => {
    const { discovery, skipped, notes } = await readSample(
      rss(
        '<item><guid>g 1\n</guid><link>https://a.example/1</link></item><item><link>https://a.example/2</link></item>' +
          '<item><title>t</title><pubDate>Tue, 03 Nov 2026 10:00:00 GMT</pubDate></item><item><title>t</title></item>' +
          `<item><guid>${'x'.repeat(300)}</guid></item><item><description>only</description></item><item><comments>x</comments></item>` +
          '<item><guid>g 1</guid><title>second</title></item>',
      ),
    )
    const keys = discovery.entries.map(({ key }) => key)
    expect(keys.slice(0, 2)).toEqual(['g 1', 'https://a.example/2'])
    for (const key of keys.slice(2)) expect(key).toMatch(/^sha256:[\w-]{43}$/)
    expect(new Set(keys).size).toBe(6)
    expect(skipped).toHaveLength(1)
    expect(notes).toEqual([expect.stringContaining('lists one entry more than once')])
  })

  test.each([
    [
      'the second is newer',
      '<pubDate>Tue, 03 Nov 2026 10:00:00 GMT</pubDate>',
      '<pubDate>Wed, 04 Nov 2026 10:00:00 GMT</pubDate>',
      'two',
    ],
    [
      'the first is newer',
      '<pubDate>Wed, 04 Nov 2026 10:00:00 GMT</pubDate>',
      '<pubDate>Tue, 03 Nov 2026 10:00:00 GMT</pubDate>',
      'one',
    ],
    [
      'the second was changed later',
      '<pubDate>Tue, 03 Nov 2026 10:00:00 GMT</pubDate>',
      '<atom:updated>2026-11-05T10:00:00Z</atom:updated>',
      'two',
    ],
    ['neither says when', '', '', 'one'],
    [
      'both say the same',
      '<pubDate>Tue, 03 Nov 2026 10:00:00 GMT</pubDate>',
      '<pubDate>Tue, 03 Nov 2026 10:00:00 GMT</pubDate>',
      'one',
    ],
  ])('that are listed twice count in their newest version: %s', async (_, first, second, counts) => {
    const { items } = await readSample(
      rss(
        `<item><guid>1</guid><title>one</title>${first}</item><item><guid>1</guid><title>two</title>${second}</item>`,
      ),
    )
    expect(items.map(({ title }) => title)).toEqual([counts])
  })

  test('in RSS may have their text in atom:content and their tags in media:category', async () => {
    const { items } = await readSample(
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"><channel>' +
        '<item><guid>1</guid><title>t</title><description>short</description><atom:content type="html">&lt;p&gt;The &lt;b&gt;whole&lt;/b&gt; text.&lt;/p&gt;</atom:content>' +
        '<media:category label="Rivers">places/rivers</media:category><media:group><media:category>nature/water</media:category></media:group>' +
        '<pubDate>Mon, 01 Jan 0001 00:00:00 GMT</pubDate></item></channel></rss>',
    )
    expect(items).toMatchObject([
      { rawContent: '# t\n\nThe **whole** text.\n', tags: ['Rivers', 'water'], publishedAt: null },
    ])
  })

  test('have a fingerprint that changes with their content, not with build dates or comment counts', async () => {
    const item = (title: string, more = '') =>
      rss(`<item><guid>1</guid><title>${title}</title>${more}</item>`, '<lastBuildDate>x</lastBuildDate>')
    const print = async (body: string) => (await readSample(body)).discovery.entries[0]?.fingerprint
    const first = await print(item('a'))
    expect(await print(item('a').replace('>x<', '>y<'))).toBe(first)
    expect(await print(item('a', '<slash:comments>9</slash:comments>'))).toBe(first)
    expect(await print(item('b'))).not.toBe(first)
    expect(await print(item('a').replace('<title>F', '<title>G'))).not.toBe(first)
  })

  test('prefer full text over summaries, and images over other files', async () => {
    const { items } = await readSample(
      rss(
        '<item><title>t</title><link>/p/1</link><description>short</description><content:encoded>&lt;p&gt;long&lt;/p&gt;</content:encoded>' +
          '<enclosure url="/a.jpg" type="image/jpeg"/><enclosure url="/b.mp4" type="video/mp4"/>' +
          '<media:group><media:content url="/s.png" width="100" medium="image"/><media:content url="/l.png" width="900" medium="image"/></media:group>' +
          '<media:content url="/x.jpg?w=1" width="1"/><media:content url="/x.jpg?w=9" width="9"/></item>',
        '<link>https://a.example/blog</link>',
      ),
    )
    expect(items[0]).toMatchObject({
      rawContent: '# t\n\nlong\n',
      url: 'https://a.example/p/1',
      featuredImage: 'https://a.example/x.jpg?w=9',
      mediaUrls: ['https://a.example/l.png', 'https://a.example/a.jpg'],
      metadata: { attachments: [{ url: 'https://a.example/b.mp4', type: 'video/mp4' }] },
    })
  })

  test('keep unknown character entities, with a note', async () => {
    const { items, notes } = await readSample(rss('<item><title>a &j; b &nbsp;&eacute;</title></item>'))
    expect(items[0]?.title).toBe('a &j; b é')
    expect(notes).toEqual([expect.stringContaining('&j;')])
  })

  test('with ambiguous dates keep everything else, with a note', async () => {
    const { items, notes } = await readSample(
      rss('<item><title>a</title><pubDate>01/02/2026</pubDate></item>'),
    )
    expect(items[0]?.publishedAt).toBeNull()
    expect(notes).toEqual([expect.stringContaining('two different days')])
  })

  test('beyond 5,000 are ignored with a note, and a feed without any gets a note too', async () => {
    const many = await readSample(
      rss(Array.from({ length: 5_010 }, (_, at) => `<item><guid>${at}</guid></item>`).join('')),
    )
    expect(many.items).toHaveLength(5_000)
    expect(many.notes).toEqual([expect.stringContaining('5,000')])
    const none = await readSample(rss(''))
    expect([none.items, none.notes]).toEqual([[], ['The feed has no entries right now.']])
  })

  test('of a truncated feed are read, and the feed is read again next time', async () => {
    const whole = rss(
      '<item><guid>1</guid><title>a</title></item><item><guid>2</guid><title>b</title></item>',
    )
    const { items, notes, discovery } = await readSample(whole.slice(0, whole.indexOf('</channel>')))
    expect(items.map(({ title }) => title)).toEqual(['a', 'b'])
    expect(notes).toEqual([expect.stringContaining('is cut off')])
    expect(discovery.validators.etag).toBeUndefined()
  })

  test('contain nothing that the database cannot store', async () => {
    const { items } = await readSample(
      '{"version":"https://jsonfeed.org/version/1","title":"a","items":[{"id":"1\\u0000","title":"b\\u0000\\ud800","content_html":"<p>c\\u0000"}]}',
    )
    expect(JSON.stringify(items)).not.toMatch(/\\u0000|\\ud8/)
    const xml = await readSample(
      rss(
        '<item><guid>1&#0;</guid><title>a\0b&#xD800;</title><description>&lt;p>&amp;#0;\0</description></item>',
      ),
    )
    expect(JSON.stringify(xml.items)).not.toMatch(/\\u0000|\\ud8/)
  })
})

test('any response yields items or a SourceError', async () => {
  const tags = fc.constantFrom(
    'item',
    'title',
    'link',
    'guid',
    'description',
    'content:encoded',
    'media:group',
    'media:content url="x"',
    'enclosure url="y"',
    'category',
    'pubDate',
    'entry',
    'x',
  )
  const piece = fc.oneof(
    fc.tuple(fc.constantFrom('<', '</', '<!'), tags).map(([open, name]) => `${open}${name}>`),
    fc.constantFrom(
      '<![CDATA[',
      ']]>',
      '<!--',
      '-->',
      '&amp;',
      '&#0;',
      '&x;',
      'text',
      '<',
      '"',
      '<?x?>',
      '\0',
      '__proto__',
      '<constructor>',
    ),
    fc.string({ unit: anyCharacter, maxLength: 4 }),
  )
  const root = fc.constantFrom(
    '<rss version="2.0"><channel>',
    '<feed xmlns="http://www.w3.org/2005/Atom">',
    '<rdf:RDF>',
    '{"version":"https://jsonfeed.org/version/1","title":"t","items":',
    '',
  )
  await fc.assert(
    fc.asyncProperty(
      root,
      fc.oneof(
        fc.array(piece, { maxLength: 30 }).map((all) => all.join('')),
        fc.json().map((json) => `${json}}`),
      ),
      async (start, rest) => {
        try {
          const { items } = await readSample(`${start}${rest}`)
          for (const item of items) {
            expect(item.externalId.length).toBeLessThanOrEqual(255)
            expect(item.title).not.toBe('')
            expect(JSON.stringify(item)).not.toContain('\\u0000')
          }
        } catch (error) {
          expect(error).toBeInstanceOf(SourceError)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('reads a feed of 1 MB in time, whatever it is made of', async () => {
  for (const part of [
    '<item>',
    '<item/>',
    '<item><title>a</title></item>',
    '&x;',
    '<![CDATA[',
    '<!--',
    '<a b="',
    ' xmlns:a="b"',
    '<title>',
    '&lt;p>',
    '<media:content url="a"/>',
  ])
    await readSample(rss(part.repeat(Math.floor(1_000_000 / part.length)))).catch((error) =>
      expect(error).toBeInstanceOf(SourceError),
    )
})

describe('a pasted address', () => {
  const guess = (text: string, contentType = 'text/plain') => {
    const url = new URL('https://a.example/x')
    return rssFeed.guess?.({ url, status: 200, contentType, text, links: findPageLinks(text, url) })
  }

  test('is recognized as a feed by its content', () => {
    expect(guess(rss('<item><guid>1</guid></item>'))).toEqual({
      config: { feed_url: 'https://a.example/x' },
      certainty: 0.97,
      reason: 'This is a feed (RSS): “F”, one entry.',
      name: 'F',
    })
    expect(guess('{"version":"https://jsonfeed.org/version/1.1","title":"J","items":[]}')?.name).toBe('J')
  })

  test('is recognized as a page with feeds, and feeds of comments come last', () => {
    const link = (href: string, title: string, type = 'application/rss+xml') =>
      `<link rel="alternate" type="${type}" title="${title}" href="${href}">`
    const head = `${link('/comments/feed/', 'Comments')}${link('/feed/', 'Blog')}${link('/wp-json/1', 'J', 'application/json')}`
    expect(guess(`<html><head>${head}</head><body>`)).toMatchObject({
      config: { feed_url: 'https://a.example/feed/' },
      reason: 'This page has 2 feeds. This is the first one (“Blog”).',
      name: 'Blog',
    })
  })

  test.each([
    '<html><head></head><body>',
    '{"entries":[]}',
    '<svg></svg>',
    '',
    `<!DOCTYPE x>${rss('')}`,
    'rss',
  ])('is not a feed: %s', (text) => expect(guess(text)).toBeUndefined())
})

test('reads how long a feed asks to be left alone, up to a day', () => {
  const rest = (cacheControl: string | undefined, own?: number, age?: string) =>
    computeFreshSeconds(
      { ...(cacheControl ? { 'cache-control': cacheControl } : {}), ...(age ? { age } : {}) },
      own,
    )
  expect(rest(undefined)).toBe(0)
  expect(rest('public, max-age=600')).toBe(600)
  expect(rest('max-age=600', undefined, '500')).toBe(100)
  expect(rest('max-age=600, no-cache')).toBe(0)
  expect(rest('s-maxage=600')).toBe(0)
  expect(rest('max-age=60', 3600)).toBe(3600)
  expect(rest('max-age=99999999999')).toBe(86_400)
  expect(rest('max-age=31536000', 1e12)).toBe(86_400)
  expect(rest('max-age=x', Number.NaN)).toBe(0)
  expect(rest(undefined, -5)).toBe(0)
})
