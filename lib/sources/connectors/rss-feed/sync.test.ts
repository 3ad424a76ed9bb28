import { expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '@/testing/database/database'
import { startBucket } from '@/testing/fakes/bucket'
import { allowHost, createStoredSource } from '@/testing/fakes/synced-source'

useTestDatabase()

type Post = { id: string; title?: string; text?: string }

const feed = (posts: Post[], head = '') =>
  `<rss version="2.0"><channel><title>Blog</title>${head}${posts
    .map(
      ({ id, title, text }) =>
        `<item><guid>${id}</guid><title>${title ?? id}</title><description>${text ?? 'Text'}</description></item>`,
    )
    .join('')}</channel></rss>`
const page = (...links: [href: string, title: string][]) =>
  `<html><head>${links
    .map(
      ([href, title]) => `<link rel="alternate" type="application/rss+xml" href="${href}" title="${title}">`,
    )
    .join('')}</head><body>A blog</body></html>`

/** Starts a site with files and a source that reads one of them. */
async function site(path: string, settings: Record<string, unknown> = {}) {
  const files = await startBucket()
  onTestFinished(() => files.close())
  allowHost(files.host)
  const source = await createStoredSource('rss_feed', { feed_url: `${files.url}/${path}`, ...settings })
  const asked = () =>
    files.requests
      .splice(0)
      .map(({ path: asked, conditional, status }) => `${asked}${conditional ? '?' : ''} ${status}`)
  return { ...source, files, asked }
}

test('reads a feed once; while nothing changes, a sync is one conditional request and writes no item', async () => {
  const source = await site('feed.xml')
  source.files.put('feed.xml', feed([{ id: 'b' }, { id: 'a' }]))
  const first = await source.sync()
  expect(first).toMatchObject({ status: 'succeeded', counts: { discovered: 2, created: 2 }, notes: [] })
  expect(source.asked()).toEqual(['feed.xml 200'])
  const before = await source.items()
  expect(before.map((item) => item.title)).toEqual(['a', 'b'])
  expect(await source.composing()).toHaveLength(2)

  expect(await source.sync()).toMatchObject({
    status: 'succeeded',
    counts: { discovered: 2, unchanged: 2, updated: 0 },
  })
  expect(source.asked()).toEqual(['feed.xml? 304'])
  source.files.setEtags(false)
  source.files.put('feed.xml', feed([{ id: 'b' }, { id: 'a' }], '<lastBuildDate>now</lastBuildDate>'))
  expect((await source.sync()).counts).toMatchObject({ unchanged: 2, updated: 0 })
  expect(await source.items()).toEqual(before)
})

test('imports new and changed entries, and keeps those that the feed no longer lists', async () => {
  const source = await site('feed.xml')
  source.files.put('feed.xml', feed([{ id: 'c' }, { id: 'b' }, { id: 'a' }]))
  await source.sync()
  source.files.put('feed.xml', feed([{ id: 'd' }, { id: 'c' }, { id: 'b', text: 'Other text' }]))
  const run = await source.sync()
  expect(run).toMatchObject({
    status: 'succeeded',
    counts: { discovered: 3, created: 1, updated: 1, unchanged: 1, withdrawn: 0, held: 0 },
  })
  const items = await source.items()
  expect(items.map((item) => [item.externalId, item.withdrawnAt])).toEqual(
    ['a', 'b', 'c', 'd'].map((id) => [id, null]),
  )
  expect(items[1]?.rawContent).toBe('# b\n\nOther text\n')
})

test('fetches what is beyond the limit in the next syncs, without waiting for the feed’s own pace', async () => {
  const source = await site('feed.xml', { limit: 2 })
  source.files.put(
    'feed.xml',
    feed(
      ['c', 'b', 'a'].map((id) => ({ id })),
      '<ttl>600</ttl>',
    ),
  )
  expect((await source.sync()).counts).toMatchObject({ created: 2, remaining: 1 })
  const soon = await source.source()
  expect(Number(soon.nextSyncAt) - Number(soon.lastSyncedAt)).toBeLessThanOrEqual(60_000)
  expect((await source.sync()).counts).toMatchObject({ created: 1, unchanged: 2, remaining: 0 })
  // Ten hours, as the feed asks, even when it has not changed.
  for (let round = 0; round < 2; round++) {
    const done = await source.source()
    expect(Number(done.nextSyncAt) - Number(done.lastSyncedAt)).toBe(600 * 60_000)
    await source.sync()
  }
  expect(source.asked().at(-1)).toBe('feed.xml? 304')
})

test('reads the feed that a page links to, remembers it and looks again once it is gone', async () => {
  const source = await site('blog/')
  source.files.put('blog/', page(['comments/feed', 'Comments'], ['feed', 'Posts']))
  source.files.put('blog/feed', feed([{ id: 'a' }]))
  const run = await source.sync()
  expect(run).toMatchObject({ status: 'succeeded', counts: { created: 1 } })
  expect(run.notes).toEqual([
    expect.stringMatching(/links to 2 feeds\. We read \S+\/blog\/feed.*comments\/feed \(Comments\)/),
  ])
  expect(source.asked()).toEqual(['blog/ 200', 'blog/feed 200'])
  await source.sync()
  expect(source.asked()).toEqual(['blog/feed? 304'])

  source.files.remove('blog/feed')
  source.files.put('blog/', page(['new.xml', 'Posts']))
  source.files.put('blog/new.xml', feed([{ id: 'b' }, { id: 'a' }]))
  expect((await source.sync()).counts).toMatchObject({ created: 1, unchanged: 1 })
  expect(source.asked()).toEqual(['blog/feed? 404', 'blog/ 200', 'blog/new.xml 200'])
})

test('tries the usual places when a page names no feed, and reports where it looked', async () => {
  const source = await site('blog')
  source.files.put('blog', page())
  const failed = await source.sync()
  expect(failed.error).toMatchObject({
    code: 'feed-missing',
    message: expect.stringMatching(/links to none, and there is none at .*\/feed.*\/rss\.xml/),
  })
  source.files.put('blog/rss.xml', feed([{ id: 'a' }]))
  expect(await source.sync()).toMatchObject({
    status: 'succeeded',
    notes: [expect.stringContaining('/blog/rss.xml.')],
  })
})

test('reports a feed that turns into a sign-in page, loses nothing and recovers', async () => {
  const source = await site('feed.xml')
  source.files.put('feed.xml', feed([{ id: 'a' }]))
  await source.sync()
  source.files.put('feed.xml', `${page(['other.xml', 'Another blog'])}<input type="password">`)
  source.files.put('other.xml', feed([{ id: 'x' }]))
  expect(await source.sync()).toMatchObject({
    status: 'failed',
    error: { code: 'feed-malformed', message: expect.stringContaining('sign-in page') },
  })
  expect(await source.source()).toMatchObject({ status: 'error' })
  source.files.put('feed.xml', page(['other.xml', 'Another blog']))
  expect(await source.sync()).toMatchObject({
    error: { code: 'feed-malformed', message: expect.stringContaining('web page instead of a feed') },
  })
  expect(await source.items()).toHaveLength(1)
  source.files.put('feed.xml', feed([{ id: 'b' }, { id: 'a' }]))
  expect((await source.sync()).counts).toMatchObject({ created: 1, unchanged: 1 })
  expect(await source.source()).toMatchObject({ status: 'active', error: null })
})

test.each([
  [{ status: 404 }, 'feed-missing', /no feed at this address/],
  [{ status: 403 }, 'bad-status', /doesn’t let us read this feed/],
  [{ status: 410 }, 'gone', /gone for good/],
  [{ status: 200, body: '' }, 'feed-malformed', /is empty/],
  [{ status: 503, headers: { 'retry-after': '3' } }, 'asked-to-wait', /returned an error/],
])('a response of %j gets a clear error', async (answer, code, words) => {
  const source = await site('feed.xml')
  source.files.fail('feed.xml', answer)
  const { error } = await source.sync()
  expect(error).toMatchObject({
    code,
    message: expect.stringMatching(words),
    hint: expect.stringMatching(/./),
  })
})

test('entries listed twice make one item and a note, and an empty feed makes a note', async () => {
  const source = await site('feed.xml')
  source.files.put(
    'feed.xml',
    feed([
      { id: 'a', title: 'First' },
      { id: 'a', title: 'Second' },
    ]),
  )
  const run = await source.sync()
  expect(run).toMatchObject({
    status: 'succeeded',
    notes: [expect.stringContaining('the newest version: a')],
  })
  expect((await source.items()).map((item) => item.title)).toEqual(['First'])
  source.files.put('feed.xml', feed([]))
  expect(await source.sync()).toMatchObject({
    status: 'succeeded',
    notes: ['The feed has no entries right now.'],
  })
  expect(await source.items()).toHaveLength(1)
})

test('imports an entry with broken characters, or with text cut at an emoji, like the others', async () => {
  const source = await site('feed.xml')
  const long = (length: number) => `${'x'.repeat(length - 1)}😀`
  const item = `<item><guid>bad</guid><title>a&#0;b</title><author>${long(200)}</author><category>${long(2_000)}</category>
    <enclosure url="https://x.example/a.mp3" type="${long(100)}"/></item>`
  source.files.put('feed.xml', feed([{ id: 'good' }]).replace('</channel>', `${item}</channel>`))
  const run = await source.sync()
  expect(run).toMatchObject({ status: 'succeeded', counts: { created: 2, failed: 0 } })
})
