import { describe, expect, onTestFinished, test } from 'vitest'
import * as itemRoute from '@/app/api/items/[id]/route'
import * as itemsRoute from '@/app/api/items/route'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, createTestToken } from '@/testing/database/factories'
import { startBucket } from '@/testing/fakes/bucket'
import { allowHost } from '@/testing/fakes/synced-source'
import * as one from './[id]/route'
import * as runRoute from './[id]/runs/[run_id]/route'
import * as runsRoute from './[id]/runs/route'
import * as syncRoute from './[id]/sync/route'
import * as previewRoute from './preview/route'
import * as many from './route'

useTestDatabase()

type Handler = (request: Request, route?: { params: Promise<Record<string, string>> }) => Promise<Response>

/**
 * Sets up a project with a token, a bucket with two good entries and one that is skipped, and a helper to call
 * routes.
 */
async function place() {
  const { ctx } = await createTestProject()
  const token = await createTestToken(ctx, { projectId: ctx.projectId })
  const bucket = await startBucket()
  onTestFinished(() => bucket.close())
  allowHost(bucket.host)
  bucket.publish([
    {
      slug: 'gorm',
      updated_at: '2026-01-01T00:00:00Z',
      bible: { name: 'Gorm', tags: ['moss'], portrait_url: 'p.png' },
    },
    { slug: 'lost', updated_at: '2026-01-01T00:00:00Z' },
    { slug: '../out' },
    { slug: 'ivy', bible: { title: 'Ivy', body: 'Text.' } },
  ])
  const call = async (
    handler: Handler,
    params: Record<string, string>,
    init: { body?: unknown; query?: string; prefer?: string } = {},
  ) => {
    const request = new Request(`http://tributary.test/api${init.query ?? ''}`, {
      method: init.body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        ...(init.prefer ? { prefer: init.prefer } : {}),
        ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
    })
    const answer = await handler(request, { params: Promise.resolve(params) })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: text ? JSON.parse(text) : null }
  }
  const create = async (config: object = {}) =>
    call(
      many.POST,
      {},
      {
        body: {
          source_type: 'bucket_manifest',
          name: 'Moss',
          config: { base_url: `${bucket.url}/`, ...config },
        },
      },
    )
  return { ctx, bucket, call, create }
}

test('a source can be created, synced, read, changed, paused and deleted, and its items stay', async () => {
  const { ctx, bucket, call, create } = await place()
  const made = await create({ default_brand: 'Moss & Co' })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    project_id: ctx.projectId,
    source_type: 'bucket_manifest',
    config: {
      base_url: bucket.url,
      manifest_path: 'manifest.json',
      bible_filename: 'bible.json',
      limit: 100,
    },
    publish_mode: 'review',
    status: 'active',
    error: null,
    item_count: 0,
    last_synced_at: null,
    supported: true,
  })
  const { id } = made.body
  expect((await call(many.GET, {})).body.data.map((source: { id: string }) => source.id)).toEqual([id])

  const waited = await call(syncRoute.POST, { id }, { body: {}, prefer: 'wait=20' })
  expect(waited.status).toBe(200)
  expect(waited.headers.get('preference-applied')).toBe('wait=20')
  expect(waited.body.run).toMatchObject({
    source_id: id,
    trigger: 'manual',
    status: 'partial',
    counts: { discovered: 4, created: 2, skipped: 2, failed: 0, remaining: 0 },
  })
  expect(waited.body.run.finished_at).toMatch(/Z$/)
  const listed = await call(runsRoute.GET, { id })
  expect(listed.body.data).toEqual([waited.body.run])
  const read = await call(runRoute.GET, { id, run_id: waited.body.run.id })
  expect(read.body.entries).toHaveLength(4)
  expect(read.body.entries).toContainEqual({
    key: '../out',
    outcome: 'skipped',
    reason: 'The slug contains a slash.',
    item_id: null,
  })
  expect(read.body.entries).toContainEqual({
    key: 'lost',
    outcome: 'skipped',
    reason: expect.stringMatching(/bible is missing/),
    item_id: null,
  })
  const firstPage = await call(runRoute.GET, { id, run_id: waited.body.run.id }, { query: '?limit=3' })
  const rest = await call(
    runRoute.GET,
    { id, run_id: waited.body.run.id },
    { query: `?limit=3&cursor=${firstPage.body.next_cursor}` },
  )
  expect([...firstPage.body.entries, ...rest.body.entries]).toEqual(read.body.entries)
  expect(rest.body.next_cursor).toBeNull()

  const items = (await call(itemsRoute.GET, {})).body.data
  expect(items.map((item: { external_id: string }) => item.external_id).sort()).toEqual(['gorm', 'ivy'])
  expect(items[0]).not.toHaveProperty('raw_content')
  const gorm = items.find((item: { external_id: string }) => item.external_id === 'gorm')
  expect((await call(itemRoute.GET, { id: gorm.id })).body).toMatchObject({
    title: 'Gorm',
    content_subtype: 'Moss & Co',
    featured_image: `${bucket.url}/gorm/p.png`,
    raw_content: '# Gorm\n',
    metadata: { slug: 'gorm', bucket_base_url: bucket.url, bible_updated_at: '2026-01-01T00:00:00Z' },
    field_sources: {
      title: ['bible.name'],
      content_subtype: ['config.default_brand'],
      featured_image: ['bible.portrait_url'],
    },
  })

  // A new brand is applied to every item although nothing changed at the source.
  const config = { base_url: bucket.url, default_brand: 'New' }
  expect((await call(one.PATCH, { id }, { body: { config, name: 'Other' } })).body).toMatchObject({
    name: 'Other',
    item_count: 2,
  })
  expect((await call(syncRoute.POST, { id }, { body: {}, prefer: 'wait=20' })).body.run.counts).toMatchObject(
    { updated: 2 },
  )
  expect((await call(one.PATCH, { id }, { body: { config: { ...config, limit: 5 } } })).status).toBe(200)
  expect((await call(syncRoute.POST, { id }, { body: {}, prefer: 'wait=20' })).body.run.counts).toMatchObject(
    { updated: 0 },
  )

  expect((await call(one.PATCH, { id }, { body: { paused: true } })).body).toMatchObject({
    status: 'paused',
    next_sync_at: null,
  })
  const refused = await call(syncRoute.POST, { id }, { body: {} })
  expect([refused.status, refused.body.code]).toEqual([409, 'source-paused'])
  expect((await call(one.PATCH, { id }, { body: { paused: false } })).body.status).toBe('active')

  expect((await call(one.DELETE, { id })).status).toBe(204)
  expect((await call(one.GET, { id })).status).toBe(404)
  expect((await call(itemRoute.GET, { id: gorm.id })).body).toMatchObject({ title: 'Gorm', source_id: null })
})

test('a sync without waiting returns 202 with the run, and a second request returns the same run', async () => {
  const { call, create } = await place()
  const { id } = (await create()).body
  const first = await call(syncRoute.POST, { id }, { body: {} })
  expect([first.status, first.body.run.status]).toEqual([202, 'queued'])
  expect((await call(syncRoute.POST, { id }, { body: {} })).body.run.id).toBe(first.body.run.id)
})

test('changing a source drops the running sync that uses the old settings', async () => {
  const { bucket, call, create } = await place()
  const { id } = (await create()).body
  const { promise: open, resolve } = Promise.withResolvers<void>()
  bucket.hold((path) => (path.endsWith('bible.json') ? open : undefined))
  const running = call(syncRoute.POST, { id }, { body: {}, prefer: 'wait=20' })
  await expect
    .poll(async () => (await call(runsRoute.GET, { id })).body.data[0]?.planned, { timeout: 60_000 })
    .toBe(3)
  await call(one.PATCH, { id }, { body: { config: { base_url: bucket.url, default_brand: 'New' } } })
  bucket.hold(undefined)
  resolve()
  expect((await running).body.run).toMatchObject({ status: 'failed', error: { code: 'interrupted' } })
  expect((await call(itemsRoute.GET, {})).body.data).toEqual([])
  await call(syncRoute.POST, { id }, { body: {}, prefer: 'wait=20' })
  expect((await call(itemsRoute.GET, {})).body.data).toMatchObject([
    { content_subtype: 'New' },
    { content_subtype: 'New' },
  ])
})

describe('a preview', () => {
  const body = (base_url: string) => ({
    source_type: 'bucket_manifest',
    config: { base_url, default_target_platforms: ['x'] },
  })

  test('shows what the first entries become and why others are left out, and stores nothing', async () => {
    const { bucket, call } = await place()
    const { status, body: shown } = await call(previewRoute.POST, {}, { body: body(bucket.url) })
    expect(status).toBe(200)
    expect(shown.counts).toMatchObject({ discovered: 4, created: 2, skipped: 2, remaining: 0 })
    expect(shown.entries).toMatchObject([
      {
        key: 'gorm',
        outcome: 'created',
        item: {
          title: 'Gorm',
          raw_content: '# Gorm\n',
          metadata: { target_platforms: ['x'] },
          field_sources: { title: ['bible.name'] },
        },
      },
      { key: 'lost', outcome: 'skipped', reason: expect.stringMatching(/missing/), item: null },
      { key: 'ivy', outcome: 'created', item: { raw_content: '# Ivy\n\nText.\n' } },
      { key: '../out', outcome: 'skipped', item: null },
    ])
    expect((await call(itemsRoute.GET, {})).body.data).toEqual([])
    expect((await call(many.GET, {})).body.data).toEqual([])
  })

  test('fetches at most ten entries', async () => {
    const { bucket, call } = await place()
    bucket.publish(Array.from({ length: 40 }, (_, at) => ({ slug: `e${at}`, bible: { name: `E${at}` } })))
    const { body: shown } = await call(previewRoute.POST, {}, { body: body(bucket.url) })
    expect(bucket.requests).toHaveLength(11)
    expect(shown.counts).toMatchObject({ discovered: 40, created: 10, remaining: 30 })
  })

  test('explains why a source cannot be read and what to do', async () => {
    const { bucket, call } = await place()
    bucket.remove('manifest.json')
    const { status, body: problem } = await call(previewRoute.POST, {}, { body: body(bucket.url) })
    expect([status, problem.code]).toEqual([422, 'source-unreadable'])
    expect(problem.detail).toMatch(/There is no manifest at/)
    expect(problem.hint).not.toBe('')
  })
})

describe('wrong input', () => {
  test.each([
    [{ source_type: 'no_such_type' }, ['/source_type']],
    [{ config: {} }, ['/config/base_url']],
    [{ config: { base_url: 'https://10.0.0.1/x' } }, ['/config/base_url']],
    [{ config: { base_url: 'http://cdn.example.com' } }, ['/config/base_url']],
    [
      { config: { base_url: 'https://cdn.example.com', limit: 0, colour: 1 } },
      ['/config/colour', '/config/limit'],
    ],
    [{ config: 'x' }, ['/config']],
    [{ name: ' ' }, ['/name']],
    [{ name: undefined }, ['/name']],
    [{ publish_mode: 'never' }, ['/publish_mode']],
    [{ sync_interval_minutes: 1 }, ['/sync_interval_minutes']],
    [{ extra: 1 }, ['/extra']],
  ])('%j gets 422 with pointers to the wrong fields', async (wrong, pointers) => {
    const { call } = await place()
    const right = {
      source_type: 'bucket_manifest',
      name: 'x',
      config: { base_url: 'https://cdn.example.com/x' },
    }
    const { status, body } = await call(many.POST, {}, { body: { ...right, ...wrong } })
    expect(status).toBe(422)
    expect(body.errors.map((error: { pointer: string }) => error.pointer).sort()).toEqual(pointers)
  })

  test.each([['?status=gone'], ['?source_id=5'], ['?updated_since=yesterday'], ['?limit=0']])(
    'the item list rejects %s',
    async (query) => {
      const { call } = await place()
      expect((await call(itemsRoute.GET, {}, { query })).status).toBe(422)
    },
  )

  test('unknown ids get 404', async () => {
    const { call } = await place()
    for (const id of ['x', '00000000-0000-7000-8000-000000000000', "'; --"]) {
      expect((await call(one.GET, { id })).status).toBe(404)
      expect((await call(itemRoute.GET, { id })).status).toBe(404)
      expect((await call(syncRoute.POST, { id }, { body: {} })).status).toBe(404)
      expect((await call(runRoute.GET, { id, run_id: 'x' })).status).toBe(404)
    }
  })
})
