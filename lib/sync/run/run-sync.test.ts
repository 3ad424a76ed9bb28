import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inProject } from '@/db/project'
import { packages, sources } from '@/db/schema'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '@/testing/database/database'
import { createSyncedSource } from '@/testing/fakes/synced-source'

useTestDatabase()

const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T00:00:00Z`
const entry = (slug: string, updated: number | null = 1, bible: object = {}) => ({
  slug,
  ...(updated === null ? {} : { updated_at: day(updated) }),
  bible: { name: slug.toUpperCase(), tags: ['a'], ...bible },
})
const paths = (requests: { path: string }[]) => requests.map(({ path }) => path).sort()
const outcomes = (run: { entries: { key: string; outcome: string }[] }) =>
  Object.fromEntries(run.entries.map(({ key, outcome }) => [key, outcome]))

describe('a sync', () => {
  test('creates an item for every entry, with a job that composes its packages', async () => {
    const source = await createSyncedSource({ default_brand: 'Moss' })
    source.bucket.publish([entry('a'), entry('b', null), entry('größe 1')])
    const run = await source.sync()
    expect(run).toMatchObject({
      status: 'succeeded',
      counts: {
        discovered: 3,
        created: 3,
        updated: 0,
        unchanged: 0,
        skipped: 0,
        failed: 0,
        withdrawn: 0,
        remaining: 0,
        held: 0,
      },
      planned: 3,
      error: null,
    })
    const items = await source.items()
    expect(items.map((item) => [item.externalId, item.title, item.contentSubtype, item.status])).toEqual([
      ['a', 'A', 'Moss', 'new'],
      ['b', 'B', 'Moss', 'new'],
      ['größe 1', 'GRÖSSE 1', 'Moss', 'new'],
    ])
    expect(items[0]).toMatchObject({
      tags: ['a'],
      rawContent: '# A\n',
      metadata: { bible: { name: 'A', tags: ['a'] } },
    })
    expect(run.entries.find((line) => line.key === 'a')).toEqual({
      key: 'a',
      outcome: 'created',
      reason: null,
      item_id: items[0]?.id,
    })
    expect((await source.composing()).sort()).toEqual(items.map((item) => item.id).sort())
    expect(await source.source()).toMatchObject({
      status: 'active',
      itemCount: 3,
      leaseUntil: null,
      error: null,
    })
  })

  test('of an unchanged index takes one conditional request and writes no item', async () => {
    const source = await createSyncedSource()
    source.bucket.publish([entry('a'), entry('b'), { slug: '../x', updated_at: day(1) }])
    await source.sync()
    const before = await source.items()
    source.bucket.requests.length = 0
    const run = await source.sync()
    expect(source.bucket.requests).toEqual([{ path: 'manifest.json', conditional: true, status: 304 }])
    expect(run.counts).toMatchObject({ discovered: 3, unchanged: 2, skipped: 1, created: 0, remaining: 0 })
    expect(await source.items()).toEqual(before)
  })

  test('fetches only what is new or changed', async () => {
    const source = await createSyncedSource()
    source.bucket.publish([entry('a'), entry('b'), entry('c')])
    await source.sync()
    source.bucket.publish([entry('a'), entry('b', 2, { name: 'New' }), entry('c'), entry('d')])
    source.bucket.requests.length = 0
    const run = await source.sync()
    expect(paths(source.bucket.requests)).toEqual(['b/bible.json', 'd/bible.json', 'manifest.json'])
    expect(run.counts).toMatchObject({ discovered: 4, created: 1, updated: 1, unchanged: 2 })
    expect(outcomes(run)).toEqual({ b: 'updated', d: 'created' })
    expect((await source.items()).map((item) => item.title)).toEqual(['A', 'New', 'C', 'D'])
  })

  test('leaves an item untouched when only its modification time moved', async () => {
    const source = await createSyncedSource()
    source.bucket.publish([entry('a')])
    await source.sync()
    const before = await source.items()
    source.bucket.publish([entry('a', 2)])
    source.bucket.requests.length = 0
    const run = await source.sync()
    expect(source.bucket.requests.map(({ status }) => status)).toEqual([200, 304])
    expect(run.counts).toMatchObject({ unchanged: 1, updated: 0 })
    source.bucket.setEtags(false)
    source.bucket.publish([entry('a', 3)])
    expect((await source.sync()).entries).toMatchObject([
      { outcome: 'unchanged', reason: 'Same content as before.' },
    ])
    expect(await source.items()).toEqual(before)
    expect(await source.composing()).toHaveLength(1)
  })

  test('does not trust a 304 when the manifest has new data for the entry', async () => {
    const source = await createSyncedSource()
    const portrait = (name: string, updated: number) => ({
      ...entry('a', updated),
      portrait_url: `https://x.example.com/${name}`,
    })
    source.bucket.publish([portrait('1.png', 1)])
    await source.sync()
    source.bucket.publish([portrait('2.png', 2)])
    expect((await source.sync()).counts).toMatchObject({ updated: 1 })
    expect((await source.items())[0]?.featuredImage).toBe('https://x.example.com/2.png')
  })

  test('checks entries without updated_at every time, with a conditional request', async () => {
    const source = await createSyncedSource()
    source.bucket.publish([entry('a', null), entry('b', 1)])
    await source.sync()
    source.bucket.requests.length = 0
    const run = await source.sync()
    expect(source.bucket.requests).toEqual([
      { path: 'manifest.json', conditional: false, status: 200 },
      { path: 'a/bible.json', conditional: true, status: 304 },
    ])
    expect(run.counts).toMatchObject({ unchanged: 2, updated: 0 })
    source.bucket.put('a/bible.json', { name: 'Changed' })
    expect((await source.sync()).counts).toMatchObject({ unchanged: 1, updated: 1 })
  })
})

describe('the limit', () => {
  test('caps what one sync fetches, and the next ones continue until nothing is left', async () => {
    const source = await createSyncedSource({ limit: 2 })
    source.bucket.publish(['a', 'b', 'c', 'd', 'e'].map((slug) => entry(slug)))
    const first = await source.sync()
    expect(first.counts).toMatchObject({ discovered: 5, created: 2, remaining: 3 })
    const soon = (await source.source()).nextSyncAt?.getTime() ?? 0
    expect(soon - Date.now()).toBeLessThan(61_000)
    expect((await source.sync()).counts).toMatchObject({ created: 2, unchanged: 2, remaining: 1 })
    expect((await source.source()).indexValidators).toBeNull()
    expect((await source.sync()).counts).toMatchObject({ created: 1, unchanged: 4, remaining: 0 })
    expect((await source.source()).indexValidators).not.toBeNull()
    const later = (await source.source()).nextSyncAt?.getTime() ?? 0
    expect(later - Date.now()).toBeGreaterThan(59 * 60_000)
    expect(paths(source.bucket.requests).filter((path) => path !== 'manifest.json')).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((slug) => `${slug}/bible.json`),
    )
  })

  test('lets entries without updated_at take turns at the usual interval', async () => {
    const source = await createSyncedSource({ limit: 2 })
    source.bucket.publish(['a', 'b', 'c'].map((slug) => entry(slug, null)))
    for (let round = 0; round < 6; round++) await source.sync()
    for (const slug of ['a', 'b', 'c'])
      expect(source.bucket.requests.filter(({ path }) => path === `${slug}/bible.json`)).toHaveLength(4)
    const pause = ((await source.source()).nextSyncAt?.getTime() ?? 0) - Date.now()
    expect(pause).toBeGreaterThan(59 * 60_000)
  })
})

describe('a bad bible', () => {
  test.each([
    ['missing', { status: 404 }, 'skipped', /missing.*404/s],
    ['not public', { status: 403 }, 'skipped', /missing.*403/s],
    ['no JSON', { body: '{"name": ' }, 'skipped', /can’t use the bible.*isn’t valid JSON/s],
    ['a web page', { body: '<!doctype html><title>Sign in</title>' }, 'skipped', /a sign-in page/],
    ['a list', { body: '[1]' }, 'skipped', /not a JSON object/],
    ['nested too deep', { body: `${'{"a":'.repeat(100)}1${'}'.repeat(100)}` }, 'skipped', /levels deep/],
    ['no UTF-8', { body: Buffer.from([0x7b, 0xff, 0x7d]).toString('latin1'), headers: {} }, 'skipped', /./],
    ['behind a broken server', { status: 500 }, 'failed', /returned an error/],
    ['cut off', { hangUp: true as const }, 'failed', /lost the connection/],
  ] as const)('that is %s affects only its own entry', async (_what, failure, outcome, reason) => {
    const source = await createSyncedSource()
    source.bucket.publish([entry('a'), entry('bad'), entry('c')])
    await source.sync()
    source.bucket.publish([entry('a', 2, { name: 'A2' }), entry('bad', 2), entry('c', 2, { name: 'C2' })])
    source.bucket.fail('bad/bible.json', failure)
    const run = await source.sync()
    expect(run.status).toBe('partial')
    expect(outcomes(run)).toEqual({ a: 'updated', bad: outcome, c: 'updated' })
    expect(run.entries.find((line) => line.key === 'bad')?.reason).toMatch(reason)
    // The last good version stays, and the entry is retried although the index is unchanged.
    expect((await source.items()).map((item) => item.title)).toEqual(['A2', 'BAD', 'C2'])
    source.bucket.fail('bad/bible.json', undefined)
    source.bucket.put('bad/bible.json', { name: 'Good again' })
    expect((await source.sync()).counts).toMatchObject({ updated: 1, unchanged: 2, failed: 0, skipped: 0 })
    expect((await source.items())[1]?.title).toBe('Good again')
  })

  test('is stored without NUL characters, with a note on its entry', async () => {
    const source = await createSyncedSource()
    source.bucket.publish([{ slug: 'a', updated_at: day(1) }])
    source.bucket.put('a/bible.json', '{"name":"A\\u0000B","tags":["\\ud800"],"size_estimate_cm":"big"}')
    const run = await source.sync()
    expect(run.entries[0]?.reason).toMatch(/NUL.*broken characters.*size_estimate_cm is not a number/s)
    expect((await source.items())[0]).toMatchObject({ title: 'AB', tags: ['\ufffd'] })
  })
})

describe('a source that cannot be read', () => {
  test.each([
    ['missing', { status: 404 }, 'manifest-missing', /There is no manifest at/],
    [
      'a web page',
      { body: '<html><form><input type="password"></form></html>' },
      'manifest-malformed',
      /sign-in page/,
    ],
    ['no JSON', { body: '{"entries": [' }, 'manifest-malformed', /isn’t valid JSON/],
    ['a list', { body: '[]' }, 'manifest-malformed', /list, not an object/],
    ['without entries', { body: '{}' }, 'manifest-malformed', /neither/],
    ['behind a broken server', { status: 503 }, 'bad-status', /returned an error/],
    ['gone for good', { status: 410 }, 'gone', /gone for good \(410\)/],
    [
      'a feed',
      { body: '<?xml version="1.0"?><rss></rss>' },
      'manifest-malformed',
      /a feed \(XML\) instead of JSON/,
    ],
    ['empty', { body: '' }, 'manifest-malformed', /is empty/],
  ] as const)(
    'because its manifest is %s shows a clear error and recovers',
    async (_what, failure, code, words) => {
      const source = await createSyncedSource()
      source.bucket.publish([entry('a')])
      await source.sync()
      source.bucket.fail('manifest.json', failure)
      const run = await source.sync()
      expect(run).toMatchObject({ status: 'failed', error: { code, message: expect.stringMatching(words) } })
      expect(run.error?.hint).not.toBe('')
      const failed = await source.source()
      expect(failed).toMatchObject({ status: 'error', consecutiveFailures: 1, error: { code }, itemCount: 1 })
      await source.sync()
      const again = await source.source()
      expect(again.consecutiveFailures).toBe(2)
      expect(again.error?.since).toBe(failed.error?.since)
      source.bucket.fail('manifest.json', undefined)
      await source.sync()
      expect(await source.source()).toMatchObject({ status: 'active', error: null, consecutiveFailures: 0 })
      expect(await source.items()).toHaveLength(1)
    },
  )

  test('is retried after growing pauses of at most a day', async () => {
    const source = await createSyncedSource()
    const pause = async () => {
      await source.sync()
      return Math.round((((await source.source()).nextSyncAt?.getTime() ?? 0) - Date.now()) / 60_000)
    }
    source.bucket.fail('manifest.json', { status: 500 })
    expect(await pause()).toBeLessThanOrEqual(1)
    await inProject(source.ctx, (tx) =>
      tx.update(sources).set({ consecutiveFailures: 30 }).where(eq(sources.id, source.sourceId)),
    )
    expect(await pause()).toBeGreaterThan(18 * 60)
    expect(await pause()).toBeLessThanOrEqual(24 * 60)
  })

  test('that is gone for good is retried only once a day, from the first time on', async () => {
    const source = await createSyncedSource()
    source.bucket.fail('manifest.json', { status: 410 })
    await source.sync()
    const pause = ((await source.source()).nextSyncAt?.getTime() ?? 0) - Date.now()
    expect(pause).toBeGreaterThan(23 * 3_600_000)
  })

  test('of an unknown type is kept, cannot sync and loses nothing', async () => {
    const source = await createSyncedSource()
    source.bucket.publish([entry('a')])
    await source.sync()
    await inProject(source.ctx, (tx) =>
      tx.update(sources).set({ sourceType: 'from_the_future' }).where(eq(sources.id, source.sourceId)),
    )
    await expect(source.sync()).rejects.toMatchObject({ code: 'wrong-state' })
    expect(await source.items()).toHaveLength(1)
  })
})

test('a server that fails in the middle ends the run, keeps what is stored and puts the source in error', async () => {
  const source = await createSyncedSource({ limit: 1000 })
  const entries = Array.from({ length: 120 }, (_, at) => entry(`e${String(at).padStart(3, '0')}`))
  source.bucket.publish(entries)
  for (const { slug } of entries.slice(40)) source.bucket.fail(`${slug}/bible.json`, { status: 502 })
  const run = await source.sync()
  expect(run).toMatchObject({ status: 'partial', error: { code: 'bad-status' }, counts: { created: 40 } })
  expect(run.counts.remaining).toBeGreaterThan(0)
  expect(await source.source()).toMatchObject({ status: 'error', itemCount: 40 })
  for (const { slug } of entries) source.bucket.fail(`${slug}/bible.json`, undefined)
  expect(await source.sync()).toMatchObject({ status: 'succeeded', counts: { created: 80, unchanged: 40 } })
  expect(await source.source()).toMatchObject({ status: 'active', itemCount: 120 })
})

test('a server that asks for a pause in the middle is left alone, and the rest stays pending', async () => {
  const source = await createSyncedSource()
  source.bucket.publish(['a', 'b'].map((slug) => entry(slug)))
  source.bucket.fail('b/bible.json', { status: 429, headers: { 'retry-after': '600' } })
  const run = await source.sync()
  expect(run.counts).toMatchObject({ created: 1, failed: 0, remaining: 1 })
  expect(run.notes.join()).toMatch(/asked us to wait/)
  const { status, nextSyncAt } = await source.source()
  expect(status).toBe('active')
  expect((nextSyncAt?.getTime() ?? 0) - Date.now()).toBeGreaterThan(590_000)
})

describe('entries that disappear', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => entry(`e${at}`))

  test('are withdrawn, never deleted, and can come back', async () => {
    const source = await createSyncedSource()
    source.bucket.publish(many(10))
    await source.sync()
    const [first] = await source.items()
    await inProject(source.ctx, (tx) =>
      tx.insert(packages).values([
        { id: newId(), itemId: first?.id, status: 'approved' },
        { id: newId(), itemId: first?.id, status: 'published' },
      ]),
    )
    const readHoldStates = async () =>
      (await inProject(source.ctx, (tx) => tx.select().from(packages).orderBy(packages.id))).map(
        (row) => row.held,
      )
    source.bucket.publish(many(10).slice(1))
    const run = await source.sync()
    expect(run).toMatchObject({ status: 'succeeded', counts: { withdrawn: 1, discovered: 9 } })
    expect(outcomes(run)).toEqual({ e0: 'withdrawn' })
    expect((await source.items()).filter((item) => item.withdrawnAt)).toMatchObject([{ externalId: 'e0' }])
    expect(await readHoldStates()).toEqual([true, false])
    expect((await source.sync()).counts).toMatchObject({ withdrawn: 0 })

    source.bucket.publish(many(10))
    const back = await source.sync()
    expect(back.entries).toMatchObject([
      { key: 'e0', outcome: 'updated', reason: expect.stringMatching(/again/) },
    ])
    expect((await source.items()).filter((item) => item.withdrawnAt)).toEqual([])
    expect(await readHoldStates()).toEqual([false, false])
    expect(await source.composing()).toHaveLength(10)
  })

  test('in large numbers are held until someone accepts the withdrawal', async () => {
    const source = await createSyncedSource()
    source.bucket.publish(many(10))
    await source.sync()
    source.bucket.publish(many(6))
    const run = await source.sync()
    expect(run).toMatchObject({ status: 'partial', counts: { withdrawn: 0 } })
    expect(run.counts).toMatchObject({ withdrawn: 0, held: 4 })
    expect(run.notes.join()).toMatch(/4 of 10 entries are no longer listed.*30 %/)
    expect((await source.items()).filter((item) => item.withdrawnAt)).toEqual([])
    expect((await source.sync()).notes.join()).toMatch(/4 of 10/)
    expect((await source.sync({ acceptWithdrawals: true })).counts).toMatchObject({ withdrawn: 4 })
    expect((await source.items()).filter((item) => item.withdrawnAt)).toHaveLength(4)
  })

  test('do not include those that are listed but unusable', async () => {
    const source = await createSyncedSource()
    source.bucket.publish(many(2))
    await source.sync()
    source.bucket.publish([entry('e0'), { ...entry('e1', 2), bible_url: 7 }])
    expect((await source.sync()).counts).toMatchObject({ withdrawn: 0, skipped: 1 })
  })
})

describe('a hostile manifest', () => {
  test('with a hundred odd slugs is read to its end', async () => {
    const source = await createSyncedSource()
    const odd = [
      '..',
      '../a',
      'a/b',
      'a\\b',
      '',
      ' ',
      '\u0007',
      '%2e%2e',
      '%00',
      '.',
      'ok.',
      'CON',
      '__proto__',
      'constructor',
      '🦔',
      'a'.repeat(300),
      '?x',
      '#y',
      'a b',
      "'; drop table items; --",
    ]
    const slugs = Array.from(
      { length: 100 },
      (_, at) => `${odd[at % odd.length]}${at < odd.length ? '' : at}`,
    )
    for (const slug of slugs) source.bucket.put(`${slug}/bible.json`, { name: `Of ${slug}` })
    source.bucket.put('manifest.json', { entries: slugs.map((slug) => ({ slug })) })
    const run = await source.sync()
    expect(run.counts.discovered).toBe(100)
    expect(run.counts.created + run.counts.skipped).toBe(100)
    expect(run.counts.created).toBeGreaterThan(50)
    expect((await source.items()).every((item) => item.title.startsWith('Of '))).toBe(true)
  })

  test('that is too deep or too large gets a clear error', async () => {
    const source = await createSyncedSource()
    source.bucket.put('manifest.json', `{"entries":${'['.repeat(5000)}${']'.repeat(5000)}}`)
    expect((await source.sync()).error).toMatchObject({
      code: 'manifest-malformed',
      message: expect.stringMatching(/deep/),
    })
    source.bucket.put('manifest.json', `{"entries":[],"x":"${'y'.repeat(6_000_000)}"}`)
    expect((await source.sync()).error).toMatchObject({ code: 'too-large' })
  })

  test('with duplicate and mistyped entries keeps the valid ones', async () => {
    const source = await createSyncedSource()
    source.bucket.put('a/bible.json', { name: 'First' })
    source.bucket.put(
      'manifest.json',
      '{"entries":[{"slug":"a","slug":"a"},{"slug":"a","name":"Second"},5,[],{"slug":{}},{"slug":"a","updated_at":5}],"characters":[{"slug":"a"}]}',
    )
    const run = await source.sync()
    expect(run.counts).toMatchObject({ discovered: 7, created: 1, skipped: 6 })
    expect((await source.items()).map((item) => item.title)).toEqual(['First'])
  })
})

test('follows an index that has moved permanently, and notes its new address without the query', async () => {
  const source = await createSyncedSource()
  source.bucket.publish([entry('a')])
  const { host } = source.bucket
  source.bucket.put('moved.json?key=hunter2', { entries: [{ slug: 'a', updated_at: day(1) }] })
  source.bucket.fail('manifest.json', {
    status: 308,
    headers: { location: `http://${host}/bucket/moved.json?key=hunter2` },
  })
  const run = await source.sync()
  expect(run).toMatchObject({ status: 'succeeded', counts: { created: 1 } })
  expect(run.notes.join()).toMatch(/moved permanently to http:[^?]*moved\.json\. .*Update the address/)
  expect(run.notes.join()).not.toContain('hunter2')
})

test('remembers when new content arrived, and starts counting a silence anew after an error', async () => {
  const source = await createSyncedSource()
  source.bucket.publish([entry('a')])
  await source.sync()
  const first = await source.source()
  expect(first.contentTimes).toEqual([first.lastContentAt])
  expect(first.lastRunMs).toBeGreaterThanOrEqual(0)
  await source.sync()
  expect(await source.source()).toMatchObject({ contentTimes: first.contentTimes, silentAfter: null })
  // Daily for ten days, ending long ago.
  const times = Array.from({ length: 10 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at)))
  await inProject(source.ctx, (tx) =>
    tx
      .update(sources)
      .set({ contentTimes: times, silentAfter: new Date(Date.UTC(2026, 0, 13)) })
      .where(eq(sources.id, source.sourceId)),
  )
  await source.sync()
  expect((await source.source()).silentAfter).toEqual(new Date(Date.UTC(2026, 0, 13)))
  source.bucket.fail('manifest.json', { status: 500 })
  await source.sync()
  source.bucket.fail('manifest.json', undefined)
  await source.sync()
  expect((await source.source()).silentAfter?.getTime()).toBeGreaterThan(Date.now() + 2 * 86_400_000)
  source.bucket.publish([entry('a'), entry('b')])
  await source.sync()
  expect((await source.source()).contentTimes).toHaveLength(11)
})
