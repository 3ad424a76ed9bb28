import { gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { previewSource } from '@/lib/sync/read/preview-source'
import { useTestDatabase } from '@/testing/database/database'
import { allowHost, createStoredSource, type SyncedRun } from '@/testing/fakes/synced-source'
import { cookieWall, listingPage, plainArticle } from '@/testing/fakes/web-pages'
import { sitemapOf, startWebSite, type WebSite } from '@/testing/fakes/web-site'

useTestDatabase()

async function site(): Promise<WebSite> {
  const started = await startWebSite()
  onTestFinished(() => started.close())
  allowHost(started.host)
  return started
}

const source = (web: WebSite, path: string, more: object = {}) =>
  createStoredSource('web_scraper', { start_url: `${web.url}${path}`, ...more })

const lines = (run: SyncedRun) =>
  Object.fromEntries(run.entries.map(({ key, outcome }) => [new URL(key).pathname, outcome]))
const asked = (web: WebSite) => web.requests.splice(0)

describe('a sitemap', () => {
  test('is read with its pages; unchanged it costs two requests, then only changed pages are fetched', async () => {
    const web = await site()
    const pages = { '/a': '2026-01-01', '/b': '2026-03-01', '/c': '2026-02-01' }
    web.put('/sitemap.xml', sitemapOf(web, pages))
    for (const path of Object.keys(pages)) web.put(path, plainArticle(`Story ${path}`))
    const stored = await source(web, '/sitemap.xml', { default_brand: 'Moss', default_content_type: 'story' })
    const first = await stored.sync()
    expect(first).toMatchObject({ status: 'succeeded', counts: { discovered: 3, created: 3 } })
    expect((await stored.items()).map((item) => [item.externalId, item.title, item.url])).toEqual(
      Object.keys(pages).map((path) => [`${web.url}${path}`, `Story ${path}`, `${web.url}${path}`]),
    )
    expect((await stored.items())[0]).toMatchObject({ contentSubtype: 'Moss', contentType: 'story' })
    expect(await stored.composing()).toHaveLength(3)
    expect(asked(web).slice(0, 2)).toEqual(['/robots.txt 404', '/sitemap.xml 200'])
    expect(web.asked('/a')['user-agent']).toMatch(/^Tributary\/.*\(\+/)

    expect((await stored.sync()).counts).toMatchObject({ unchanged: 3, created: 0, updated: 0 })
    expect(asked(web)).toEqual(['/robots.txt 404', '/sitemap.xml 304'])

    web.put('/b', plainArticle('New story'))
    web.put('/d', plainArticle('Story /d'))
    web.put('/sitemap.xml', sitemapOf(web, { ...pages, '/b': '2026-04-01', '/d': '2026-04-01' }))
    expect((await stored.sync()).counts).toMatchObject({ unchanged: 2, updated: 1, created: 1 })
    expect(asked(web).sort()).toEqual(['/b 200', '/d 200', '/robots.txt 404', '/sitemap.xml 200'])

    // If only the modification time is new, the page answers 304 and no item is written.
    web.put('/sitemap.xml', sitemapOf(web, { ...pages, '/b': '2026-05-01', '/d': '2026-04-01' }))
    expect((await stored.sync()).counts).toMatchObject({ unchanged: 4, updated: 0 })
    expect(asked(web)).toContain('/b 304')
  })

  test('that drops a page withdraws it, but one that cannot be read to its end withdraws nothing', async () => {
    const web = await site()
    const part = (paths: string[]) => sitemapOf(web, Object.fromEntries(paths.map((path) => [path, null])))
    const paths = ['/a', '/b', '/c', '/d', '/e']
    for (const path of paths) web.put(path, plainArticle(`Story ${path}`))
    web.put('/index.xml', {
      type: 'application/xml',
      body: `<sitemapindex><sitemap><loc>${web.url}/one.xml.gz</loc></sitemap><sitemap><loc>/two.xml</loc></sitemap><sitemap><loc>/post_tag-sitemap.xml</loc></sitemap></sitemapindex>`,
    })
    web.put('/one.xml.gz', { type: 'application/gzip', body: gzipSync(part(['/a', '/b', '/c', '/d']).body) })
    web.put('/two.xml', part(['/e', '/a']))
    const stored = await source(web, '/index.xml')
    expect((await stored.sync()).counts).toMatchObject({ discovered: 5, created: 5 })
    expect(asked(web)).not.toContain('/post_tag-sitemap.xml 404')

    web.remove('/two.xml')
    const torn = await stored.sync()
    expect(torn.counts).toMatchObject({ discovered: 4, withdrawn: 0, held: 0 })
    expect(torn.notes.join()).toMatch(/skipped the sitemap \/two\.xml\. .*404/)

    web.put('/two.xml', part([]))
    expect(lines(await stored.sync())).toMatchObject({ '/e': 'withdrawn' })
    expect((await stored.items()).filter((item) => item.withdrawnAt)).toHaveLength(1)
  })

  test('is found through robots.txt or its usual name, before the front page is read', async () => {
    const web = await site()
    web.put('/robots.txt', {
      type: 'text/plain',
      body: `Sitemap: ${web.url}/map.xml\nUser-agent: *\nDisallow: /b`,
    })
    web.put('/map.xml', sitemapOf(web, { '/': null, '/a': null, '/b': null, '/imprint': null }))
    web.put('/a', plainArticle('Story /a'))
    const stored = await source(web, '/')
    const run = await stored.sync()
    expect(lines(run)).toEqual({ '/a': 'created', '/b': 'skipped' })
    expect(run.entries.find((line) => line.outcome === 'skipped')?.reason).toMatch(/robots\.txt/)
    expect(asked(web)).toEqual(['/robots.txt 200', '/map.xml 200', '/a 200'])

    web.remove('/robots.txt')
    web.put('/sitemap.xml', sitemapOf(web, { '/a': null }))
    await stored.sync()
    expect(asked(web)).toEqual(['/robots.txt 404', '/sitemap.xml 200', '/a 304'])

    web.remove('/sitemap.xml')
    web.put('/', listingPage(['/a']))
    await stored.sync()
    expect(asked(web)).toEqual(['/robots.txt 404', '/sitemap.xml 404', '/ 200', '/a 304'])
  })
})

describe('a page that lists articles', () => {
  test('is followed for as many pages as configured, and what leaves the list is kept', async () => {
    const web = await site()
    web.put('/blog', listingPage(['/1', '/2'], '/blog?page=2'))
    web.put('/blog?page=2', listingPage(['/3', '/1'], '/blog?page=3'))
    web.put('/blog?page=3', listingPage(['/4'], '/blog'))
    for (const path of ['/1', '/2', '/3', '/4']) web.put(path, plainArticle(`Story ${path}`))
    const stored = await source(web, '/blog', { list_pages: 2 })
    const run = await stored.sync()
    expect(lines(run)).toEqual({ '/1': 'created', '/2': 'created', '/3': 'created' })
    expect(run.notes.join()).toMatch(/skipped \d+ links? to (?:other sites|another site)/)

    web.put('/blog', listingPage(['/5'], '/blog?page=2'))
    web.put('/5', plainArticle('Story /5'))
    web.put('/blog?page=2', { body: 'gone', status: 404 })
    const later = await stored.sync()
    expect(later.counts).toMatchObject({ created: 1, withdrawn: 0 })
    expect((await stored.items()).every((item) => item.withdrawnAt === null)).toBe(true)
  })

  test('yields only pages that match the link pattern, each once', async () => {
    const web = await site()
    web.put(
      '/',
      `<nav><a href="/news/a">A</a><a href="/news/a/?utm_source=x">A again</a><a href="/other">Other</a><a href="/news/b?ref=1">B</a></nav>`,
    )
    web.put('/news/a', plainArticle('A'))
    web.put('/news/b?ref=1', plainArticle('B', { head: '<link rel="canonical" href="/news/a">' }))
    const stored = await source(web, '/', { include: ['/news/*'], use_sitemap: false })
    const run = await stored.sync()
    expect(lines(run)).toEqual({ '/news/a': 'created', '/news/b': 'skipped' })
    expect(run.notes.join()).toMatch(/has 1 page more than once/)
    expect(run.entries.find((line) => line.outcome === 'skipped')?.reason).toMatch(
      /says it is a copy of .*\/news\/a/,
    )
  })

  test('skips what is not an article with a reason, keeps the last good version, and imports it once it is one', async () => {
    const web = await site()
    const bad: Record<string, [Parameters<WebSite['put']>[1], RegExp]> = {
      '/gone': [{ body: 'no', status: 410 }, /doesn’t exist.*410/],
      '/login': [{ body: 'no', status: 403 }, /doesn’t let us read this page.*\(403\)/],
      '/file': [{ body: '%PDF', type: 'application/pdf' }, /file, not a web page \(application\/pdf\)/],
      '/cookies-x': [cookieWall, /a cookie notice/],
      '/hidden': [{ body: plainArticle('x'), headers: { 'x-robots-tag': 'noindex' } }, /X-Robots-Tag/],
      '/away': [
        { body: '', status: 302, headers: { location: 'https://192.0.2.1/' } },
        /can’t read the page/,
      ],
      '/home': [{ body: '', status: 301, headers: { location: '/' } }, /home page/],
      '/moved': [
        { body: '', status: 301, headers: { location: '/good' } },
        /redirects to .*which we already read/,
      ],
      '/large': [{ body: 'x'.repeat(2 * 1024 * 1024 + 1) }, /larger than/],
    }
    const paths = ['/good', ...Object.keys(bad)]
    web.put('/list', listingPage(paths))
    web.put('/', plainArticle('Front'))
    web.put('/good', plainArticle('Good'))
    for (const [path, [file]] of Object.entries(bad)) web.put(path, file)
    const stored = await source(web, '/list', {
      include: ['/*'],
      exclude: ['/section-*', '/tag/*', '/imprint', '/privacy', '/list'],
    })
    const run = await stored.sync()
    for (const [path, [, reason]] of Object.entries(bad)) {
      const line = run.entries.find(({ key }) => new URL(key).pathname === path)
      expect(line?.outcome, path).toBe('skipped')
      expect(line?.reason, path).toMatch(reason)
    }
    expect(run.counts).toMatchObject({ created: 1, skipped: Object.keys(bad).length, failed: 0 })

    web.put('/good', { body: 'no', status: 404 })
    for (const path of Object.keys(bad)) web.put(path, plainArticle(`Well ${path}`))
    expect((await stored.sync()).counts).toMatchObject({ created: Object.keys(bad).length, skipped: 1 })
    expect((await stored.items()).find((item) => item.externalId.endsWith('/good'))).toMatchObject({
      title: 'Good',
      withdrawnAt: null,
    })
  })

  test('with selectors reads articles by them, and notes those that match nothing', async () => {
    const web = await site()
    web.put('/list', '<main><a href="/a">A</a></main>')
    web.put('/a', plainArticle('Story', { more: '<b class="mine">My title</b>' }))
    const stored = await source(web, '/list', { title_selector: 'b.mine', date_selector: '.when' })
    const run = await stored.sync()
    expect((await stored.items())[0]?.title).toBe('My title')
    expect(run.entries[0]?.reason).toMatch(/selector of the date \(\.when\) matches nothing/)
  })
})

describe('a site that cannot be read', () => {
  test.each([
    [
      'has no such page',
      '/list',
      { body: 'no', status: 404 },
      'list-missing',
      /no page at the start address/,
    ],
    ['wants a sign-in', '/list', { body: 'no', status: 401 }, 'list-unreadable', /requires signing in/],
    [
      'answers with a feed',
      '/list',
      { body: '<rss></rss>', type: 'application/rss+xml' },
      'list-unreadable',
      /feed/,
    ],
    ['answers with a picture', '/list', { body: 'x', type: 'image/png' }, 'list-unreadable', /image\/png/],
    ['lists nothing', '/list', { body: '<div id="root"></div>' }, 'list-empty', /no links to articles/],
    [
      'does not want its links followed',
      '/list',
      { body: '<meta name="robots" content="nofollow"><a href="/a">a</a>' },
      'robots-disallowed',
      /nofollow/,
    ],
    [
      'forbids the page',
      '/robots.txt',
      { body: 'User-agent: tributary\nDisallow: /list' },
      'robots-disallowed',
      /robots\.txt/,
    ],
    [
      'forbids every page',
      '/robots.txt',
      { body: 'User-agent: *\nAllow: /list\nDisallow: /' },
      'robots-disallowed',
      /any of the pages we found/,
    ],
    [
      'has a broken robots.txt',
      '/robots.txt',
      { body: 'oh no', status: 500 },
      'bad-status',
      /can’t read the robots\.txt of /,
    ],
    ['asks for a pause', '/robots.txt', { body: '', status: 429 }, 'bad-status', /to slow down/],
    ['is broken', '/list', { body: 'oh no', status: 502 }, 'bad-status', /returned an error/],
  ] as const)('because it %s gets a clear error, and recovers', async (_what, path, file, code, words) => {
    const web = await site()
    web.put('/list', listingPage(['/a']))
    web.put('/a', plainArticle('A'))
    web.put(path, file)
    const stored = await source(web, '/list')
    const run = await stored.sync()
    expect(run).toMatchObject({ status: 'failed', error: { code, message: expect.stringMatching(words) } })
    expect(run.error?.hint).not.toBe('')
    web.remove('/robots.txt')
    web.put('/list', listingPage(['/a']))
    expect((await stored.sync()).counts).toMatchObject({ created: 1 })
    expect(await stored.source()).toMatchObject({ status: 'active', error: null })
  })
})

test('a preview shows the pages that a sync would import, and stores nothing', async () => {
  const web = await site()
  web.put('/list', listingPage(['/a', '/b']))
  web.put('/a', plainArticle('A'))
  const stored = await source(web, '/list')
  const preview = await previewSource(stored.ctx, {
    source_type: 'web_scraper',
    config: { start_url: `${web.url}/list` },
  })
  expect(preview.entries.map(({ outcome, item }) => [outcome, item?.title])).toEqual([
    ['created', 'A'],
    ['skipped', undefined],
  ])
  expect(preview.entries[0]?.item?.field_sources).toMatchObject({ title: ['og:title'], content: ['text'] })
  expect(await stored.items()).toEqual([])
})
