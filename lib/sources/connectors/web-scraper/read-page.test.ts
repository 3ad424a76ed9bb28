import { describe, expect, test } from 'vitest'
import { EntrySkipped } from '@/lib/sources/source-error'
import {
  ampPage,
  blogPost,
  cookieWall,
  docsPage,
  germanPage,
  lazyImages,
  newsArticle,
  plainArticle,
  prose,
  shopPage,
  spaShell,
} from '@/testing/fakes/web-pages'
import { htmlText } from './html-text'
import { mapPage, substanceOf } from './map-page'
import { readPage } from './read-page'
import { webScraperConfig } from './schemas'

function item(html: string, address: string, settings: object = {}) {
  const notes: string[] = []
  const config = webScraperConfig.parse({ start_url: 'https://x.example.com/', ...settings })
  const page = readPage(html, new URL(address), config, (message) => notes.push(message))
  return { ...mapPage(address, page, config, (message) => notes.push(message)), notes, page }
}

function skipped(html: string, settings: object = {}): string {
  try {
    item(html, 'https://x.example.com/a', settings)
  } catch (error) {
    if (error instanceof EntrySkipped) return error.message
    throw error
  }
  return 'it was read'
}

describe('the article of', () => {
  test('a news site: structured data before meta tags, the text without menu, related stories and comments', () => {
    const news = item(newsArticle, 'https://news.example.com/2026/11/mill-stands-still?page=1')
    expect(news).toMatchObject({
      title: 'Mill stands still for eleven days',
      featuredImage: 'https://cdn.example.com/mill-1200.jpg',
      publishedAt: new Date('2026-11-19T07:30:00Z'),
      tags: ['Floods', 'Mills'],
      languages: ['en'],
      url: 'https://news.example.com/2026/11/mill-stands-still',
      metadata: {
        fields: { 'author (JSON-LD)': 'Ada Brook, Tom Reed' },
        field_sources: { title: ['headline (JSON-LD)'], featured_image: ['og:image'], content: ['text'] },
      },
    })
    expect(news.rawContent).toMatch(/^# Mill stands still for eleven days\n\n/)
    expect(news.rawContent).toContain('## What the keepers say')
    expect(news.rawContent).toContain('> We rang the bell')
    expect(news.rawContent).toContain('[our report on the weir](https://news.example.com/2026/11/weir)')
    expect(news.rawContent).not.toMatch(/Section 3|Another story|First!|Advertisement|dataLayer|pixel/)
    expect(news.mediaUrls).toEqual([])
  })

  test('a blog with a graph of structured data', () => {
    const blog = item(blogPost, 'https://blog.example.com/how-we-dry-our-herbs/')
    expect(blog).toMatchObject({
      title: 'How we dry our herbs',
      publishedAt: new Date('2026-10-02T06:00:00Z'),
      tags: ['Herbs', 'Attic'],
      languages: ['en'],
    })
    expect(blog.rawContent).toContain('- Lemon balm')
    expect(blog.featuredImage).toMatch(/^https:\/\/blog\.example\.com\//)
  })

  test('a shop', () => {
    const basket = item(shopPage, 'https://shop.example.com/products/basket', {
      mapping: { content_subtype: 'product:price:currency' },
    })
    expect(basket).toMatchObject({
      title: 'Willow basket, large',
      featuredImage: 'https://shop.example.com/img/basket.jpg',
      contentSubtype: 'EUR',
    })
    expect(basket.rawContent).toContain('Woven by hand')
  })

  test('documentation: code, tables and relative links', () => {
    const docs = item(docsPage, 'https://docs.example.com/docs/v2/config')
    expect(docs.title).toBe('Configuration')
    expect(docs.rawContent).toContain('height = 3')
    expect(docs.rawContent).toMatch(/\| ?height ?\| ?Metres ?\|/)
    expect(docs.rawContent).toContain('(https://docs.example.com/docs/guide#start)')
    expect(docs.rawContent).not.toContain('Page 17')
  })

  test('an old German page in Windows-1252, with quotation marks that Latin-1 lacks', () => {
    const german = item(htmlText(germanPage, 'text/html') ?? '', 'https://muehle.example.de/')
    expect(german).toMatchObject({
      title: 'Über die Mühle',
      languages: ['de'],
      tags: ['Mühle', 'Flüsse'],
      publishedAt: new Date('2026-05-01T00:00:00Z'),
    })
    expect(german.rawContent).toContain('„Wer zuerst kommt, mahlt zuerst“')
  })

  test('a page that loads its images lazily', () => {
    const lazy = item(lazyImages, 'https://x.example.com/moulin')
    expect(lazy.languages).toEqual(['fr'])
    expect(lazy.featuredImage).toBe('https://x.example.com/photos/moulin.jpg')
    expect(lazy.rawContent).not.toContain('data:image')
  })

  test('an AMP edition, which names its regular page as canonical', () => {
    expect(item(ampPage, 'https://news.example.com/2026/11/mill-stands-still/amp').page.canonical).toBe(
      'https://news.example.com/2026/11/mill-stands-still',
    )
  })

  test('an app that provides its text only as data', () => {
    const body = `${'The keepers wrote every level on a slate. '.repeat(10)}\n<b>Not</b> markup.`
    const data = { '@type': 'Article', headline: 'Slates', articleBody: body }
    const html = spaShell.replace(
      '</head>',
      `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script></head>`,
    )
    const slates = item(html, 'https://x.example.com/slates')
    expect(slates.title).toBe('Slates')
    expect(slates.rawContent).toContain('The keepers wrote every level')
    expect(slates.rawContent).not.toMatch(/(?<!\\)<b>/)
  })
})

describe('selectors', () => {
  const page = plainArticle('Given', {
    more: '<div class="own"><p class="lead">Only <em>this</em>.</p><img data-src="/own.jpg" alt="Own"></div><b class="who">Reed</b><i class="when" datetime="2026-02-03">then</i><u class="t">One</u><u class="t">Two</u>',
    head: '<meta property="article:tag" content="Other"><meta property="og:image" content="/og.jpg">',
  })

  test('win over everything else', () => {
    const own = item(page, 'https://x.example.com/a', {
      title_selector: '.who',
      text_selector: '.own, .lead',
      image_selector: 'div.own',
      date_selector: '.when',
      author_selector: '.who',
      tags_selector: 'u.t',
    })
    expect(own).toMatchObject({
      title: 'Reed',
      featuredImage: 'https://x.example.com/own.jpg',
      publishedAt: new Date('2026-02-03T00:00:00Z'),
      tags: ['One', 'Two'],
      notes: [],
    })
    expect(own.rawContent).toMatch(
      /^# Reed\n\nOnly [*_]this[*_]\.\n\n!\[Own\]\(https:\/\/x\.example\.com\/own\.jpg\)\n$/,
    )
    expect(own.metadata.fields).toMatchObject({ 'author (selector)': 'Reed' })
  })

  test('that match nothing are noted, and the page is read without them', () => {
    const without = item(page, 'https://x.example.com/a', {
      title_selector: 'h6.none',
      text_selector: '.nope',
    })
    expect(without.title).toBe('Given')
    expect(without.rawContent).toContain('The river rose early')
    expect(without.notes).toEqual([
      'The selector of the title (h6.none) matches nothing on this page.',
      'The selector of the text (.nope) matches nothing on this page.',
    ])
  })

  test('for dates without a clear day are noted, and the next date is used', () => {
    const dated = item(
      plainArticle('Dated', {
        more: '<b class="d">last Tuesday</b>',
        head: '<meta name="date" content="2026-01-02">',
      }),
      'https://x.example.com/a',
      { date_selector: '.d' },
    )
    expect(dated.publishedAt).toEqual(new Date('2026-01-02T00:00:00Z'))
    expect(dated.notes).toHaveLength(1)
  })
})

describe('a page without an article is skipped with a reason:', () => {
  test.each([
    ['an application built with script', spaShell, /JavaScript/],
    ['a cookie wall', cookieWall, /a cookie notice/],
    ['an empty page', '', /found no article/],
    ['nothing but a head', '<html><head><title>x</title></head></html>', /found no article/],
    [
      'a redirect in the page',
      '<meta http-equiv="refresh" content="0; url=/new"><p>Moved.</p>',
      /redirects to \/new/,
    ],
    [
      'an error page with status 200',
      `<html><head><title>404 - Page not found</title></head><body><p>${'Sorry, this page is not here any more. '.repeat(8)}</p></body></html>`,
      /“not found” page/,
    ],
    ['noindex', plainArticle('x', { head: '<meta name="robots" content="NOINDEX, follow">' }), /noindex/],
    [
      'noindex for us alone',
      plainArticle('x', { head: '<meta name="Tributary" content="none">' }),
      /noindex/,
    ],
    ['too deep', '<div>'.repeat(1000), /too large or too deep/],
    ['too many elements', '<p>x'.repeat(50_000), /too large or too deep/],
    [
      'too many attributes',
      `<p ${Array.from({ length: 200 }, (_, at) => `a${at}`).join(' ')}>`.repeat(600),
      /too large or too deep/,
    ],
    ['brackets without end', '<'.repeat(300_000), /too large or too deep|No article/],
    [
      'many deep branches',
      `${'<div>'.repeat(250)}${'</div>'.repeat(250)}`.repeat(100),
      /too large or too deep/,
    ],
  ])('%s', (_what, html, reason) => expect(skipped(html)).toMatch(reason))

  test.each([
    ['noarchive', '<meta name="robots" content="noarchive">'],
    ['noindex for another program', '<meta name="googlebot" content="noindex">'],
  ])('%s does not prevent reading', (_what, head) => {
    expect(skipped(plainArticle('x', { head }))).toBe('it was read')
  })
})

describe('hostile pages', () => {
  const attack = plainArticle('Attack', {
    more: `<script>alert(1)</script><a href="javascript:alert(1)">click</a><img src="javascript:alert(2)"><iframe src="https://evil.example"></iframe>
      <a href="https://user:pw@evil.example/">u</a>\u0000&#0;&#xD800;`,
    head: `<meta property="og:image" content="javascript:alert(1)"><script type="application/ld+json">{"@type":"Article","headline":{"a":1},"keywords":${'['.repeat(500)}${']'.repeat(500)}}</script>
      <script type="application/ld+json">{"@type":"Article","__proto__":{"x":1},"author":[[["x"]]],"keywords":5,"datePublished":{},"image":[{"url":"data:x"}]}</script>
      <base href="javascript:alert(1)"><link rel="canonical" href="https://evil.example/steal">`,
  })

  test('yield only text: no scripts, only web addresses, no canonical address on another site', () => {
    const { rawContent, featuredImage, url, metadata } = item(attack, 'https://x.example.com/a')
    expect(rawContent).not.toMatch(/javascript:|alert|evil\.example/)
    expect(rawContent).not.toContain('\u0000')
    expect(featuredImage).toBeNull()
    expect(url).toBe('https://x.example.com/a')
    expect(() => JSON.stringify(metadata)).not.toThrow()
  })

  test.each([
    [
      'a thousand tags',
      `${'<meta property="article:tag" content="t">'.repeat(500)}<meta name="keywords" content="${Array.from({ length: 500 }, (_, at) => `k${at}`)}">`,
    ],
    ['a long title', `<meta name="twitter:title" content="${'x'.repeat(100_000)}">`],
  ])('with %s are cut', (_what, head) => {
    const cut = item(plainArticle('x', { head }), 'https://x.example.com/a')
    expect(cut.tags.length).toBeLessThanOrEqual(100)
    expect(cut.title.length).toBeLessThanOrEqual(500)
    expect(JSON.stringify(cut.metadata).length).toBeLessThan(50_000)
  })

  test('with very long text keep a bounded part of it', () => {
    const long = item(plainArticle('x', { paragraphs: 2_000 }), 'https://x.example.com/a')
    expect(long.rawContent.length).toBeLessThan(600_000)
    expect(long.rawContent.length).toBeGreaterThan(400_000)
  })
})

test.each([
  ['brackets without an end', `<p>${'['.repeat(400_000)}</p>`, ''],
  ['brackets with addresses without an end', `<p>${'[]('.repeat(120_000)}</p>`, ''],
  ['blanks in the data', '', script({ articleBody: `a${' '.repeat(450_000)}b` })],
  [
    'blanks around the data',
    '',
    `<script type="application/ld+json">{"a":"${' '.repeat(1_500_000)}"}</script>`,
  ],
  ['many ways on', '', `<meta http-equiv="refresh" content="5${' '.repeat(2_000)}x">`.repeat(5_000)],
])('processes a page of %s in time', (_what, body, head) => {
  const html = plainArticle('x', { head }).replace('</body>', `${body}</body>`)
  expect([skipped(html), html.length > 100_000]).toEqual([expect.any(String), true])
})

function script(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify({ '@type': 'Article', ...data })}</script>`
}

test('a new modification time alone does not change the item', () => {
  const at = (time: string) =>
    substanceOf(
      item(
        plainArticle('x', { head: `<meta property="article:modified_time" content="${time}">` }),
        'https://x.example.com/a',
      ),
    )
  const strip = (value: unknown) =>
    JSON.stringify(value, (key, inner) => (key === 'page' ? undefined : inner))
  expect(strip(at('2026-01-01'))).toBe(strip(at('2026-01-02')))
  expect(prose(1)).not.toBe('')
})

test('imports the captions of a video on the page', () => {
  const film = '<video src="/mill.mp4"><track kind="subtitles" src="/mill.vtt" srclang="de"></video>'
  const page = item(blogPost.replace('</p>', `</p>${film}`), 'https://x.example.com/blog/mill')
  const video = 'https://x.example.com/mill.mp4'
  expect(page.mediaUrls).toContain(video)
  expect(page.metadata.captions).toEqual([{ url: 'https://x.example.com/mill.vtt', language: 'de', video }])
})
