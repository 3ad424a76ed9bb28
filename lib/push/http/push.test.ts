import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DELETE, GET, OPTIONS, PATCH, PUT } from '@/app/api/inbound/sources/[id]/route'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import { inSystem } from '@/db/system'
import { deleteSource } from '@/lib/sources/delete-source'
import { getSource } from '@/lib/sources/get-source'
import { listSecrets } from '@/lib/sources/secrets/list-secrets'
import { regenerateSecret } from '@/lib/sources/secrets/regenerate-secret'
import { revokeSecret } from '@/lib/sources/secrets/revoke-secret'
import { updateSource } from '@/lib/sources/update-source'
import { useTestDatabase } from '@/testing/database/database'
import { createPushSource, pushTo, type TestPushSource } from '@/testing/fakes/publisher'
import { listDeliveries } from '../list-deliveries'
import { prunePushes } from '../prune-pushes'
import { pruneDeliveries } from '../store/prune-deliveries'

const database = useTestDatabase()

let source: TestPushSource
beforeAll(async () => {
  source = await createPushSource()
})
afterEach(() => {
  delete process.env.PUSH_RATE_LIMIT
  delete process.env.VERCEL
  process.env.DATABASE_URL = database.url
})

const item = (external_id: string, more: Record<string, unknown> = {}) => ({
  external_id,
  title: `Title of ${external_id}`,
  content: '<p>It <b>flows</b>.</p>',
  ...more,
})
const rows = (of: TestPushSource = source) =>
  inProject(of.ctx, (tx) =>
    tx.select().from(items).where(sql`source_id = ${of.id}::uuid`).orderBy(items.externalId),
  )
const row = async (externalId: string, of: TestPushSource = source) =>
  (await rows(of)).find((one) => one.externalId === externalId)
/** Returns the ids of the items that compose jobs were queued for, once per job. */
async function queued(of: TestPushSource = source): Promise<string[]> {
  const jobs = await inSystem((tx) =>
    tx.execute<{ data: { projectId: string; itemIds: string[] } }>(
      sql`select data from pgboss.job where name = 'compose-packages'`,
    ),
  )
  return jobs.filter(({ data }) => data.projectId === of.ctx.projectId).flatMap(({ data }) => data.itemIds)
}
const newest = async (of: TestPushSource = source) =>
  (await listDeliveries(of.ctx, { sourceId: of.id, limit: 1 })).data[0]

describe('spec/security#1.1: order', () => {
  test('checks the secret before it reads anything else', async () => {
    const wrong = { authorization: 'Bearer trs_wrong' }
    let read = false
    const untouched = new ReadableStream(
      {
        pull() {
          read = true
        },
      },
      { highWaterMark: 0 },
    )
    expect((await source.push(untouched, { headers: wrong })).status).toBe(401)
    expect(read).toBe(false)
    expect((await source.push('{"a":', { headers: { ...wrong, 'content-type': 'text/plain' } })).status).toBe(
      401,
    )
  })

  test('checks the content type before the size, the size before the JSON, and the JSON before its items', async () => {
    const huge = `${'x'.repeat(5 * 1024 * 1024)}`
    expect((await source.push(huge, { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await source.push(huge)).status).toBe(413)
    expect((await source.push('{"external_id":')).status).toBe(400)
    expect((await source.push({})).status).toBe(422)
  })
})

describe('spec/security#1.2: codes', () => {
  test('401 is byte-identical for a missing, wrong, replaced or malformed secret and for an unknown, malformed or deleted source', async () => {
    const own = await createPushSource()
    const replaced = own.secret
    const { secret } = await regenerateSecret(own.ctx, { id: own.id, grace_minutes: 0 })
    const deleted = await createPushSource()
    await deleteSource(deleted.ctx, { id: deleted.id })
    const body = item('never')
    const call = (id: string, authorization: string) => pushTo(id, '', body, { headers: { authorization } })
    const answers = await Promise.all([
      call(own.id, ''),
      call(own.id, 'Bearer trs_0000000000000000000000000000000000000000000'),
      call(own.id, `Bearer ${replaced}`),
      call(own.id, secret),
      call(own.id, `Basic ${secret}`),
      call(own.id, `Bearer ${secret} `.repeat(2)),
      call(own.id, `Bearer ${secret}, Bearer ${secret}`),
      call(own.id, `Bearer ${'x'.repeat(5000)}`),
      call(own.id, `Bearer ${source.secret}`),
      call('01a1fe7c-1bb4-75c4-901f-e5a497b4eaab', `Bearer ${secret}`),
      call(own.id.toUpperCase(), `Bearer ${secret}`),
      call('not-an-id', `Bearer ${secret}`),
      call('\u0000', `Bearer ${secret}`),
      call(deleted.id, `Bearer ${deleted.secret}`),
    ])
    const [first] = answers
    expect(first?.text).toContain('"code":"unauthenticated"')
    for (const answer of answers) {
      expect(answer.status).toBe(401)
      expect(answer.text).toBe(first?.text)
      const { 'x-request-id': _, ...headers } = Object.fromEntries(answer.headers)
      expect(headers).toEqual(
        Object.fromEntries([...(first?.headers ?? [])].filter(([name]) => name !== 'x-request-id')),
      )
      expect(headers['www-authenticate']).toBe('Bearer')
    }
    expect(await rows(own)).toEqual([])
    expect((await call(own.id, `Bearer ${secret}`)).status).toBe(200)
  })

  test('405 names POST for every other method, including OPTIONS', async () => {
    for (const [method, handler] of Object.entries({ GET, PUT, PATCH, DELETE, OPTIONS })) {
      const answer = await handler(new Request('http://localhost:3000/', { method }))
      expect([method, answer.status]).toEqual([method, 405])
      expect(answer.headers.get('allow')).toMatch(/^POST/)
    }
  })

  test('409 for a paused source, but only with the right secret', async () => {
    const own = await createPushSource()
    await updateSource(own.ctx, { id: own.id, paused: true })
    const paused = await own.push(item('a'))
    expect([paused.status, paused.body.code]).toEqual([409, 'source-paused'])
    expect((await pushTo(own.id, 'trs_wrong', item('a'))).status).toBe(401)
    expect(await rows(own)).toEqual([])
    await updateSource(own.ctx, { id: own.id, paused: false })
    expect((await own.push(item('a'))).status).toBe(200)
  })

  test('415 for anything but uncompressed application/json', async () => {
    for (const headers of [
      { 'content-type': 'text/plain' },
      { 'content-type': '' },
      { 'content-type': 'application/jsonp' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'content-encoding': 'gzip' },
      { 'content-encoding': 'identity' },
    ] as Record<string, string>[])
      expect([headers, (await source.push(item('a'), { headers })).status]).toEqual([headers, 415])
    const charset = { 'content-type': 'Application/JSON; charset=utf-8' }
    expect((await source.push(item('charset'), { headers: charset })).status).toBe(200)
  })

  test('400 for a body that is not JSON or not UTF-8', async () => {
    for (const body of ['', '{', '{"a":1}}', 'undefined', "{'a':1}"]) {
      const answer = await source.push(body)
      expect([answer.status, answer.body.code]).toEqual([400, 'malformed-json'])
    }
    const latin1 = await source.push(Uint8Array.of(0x22, 0xff, 0x22))
    expect([latin1.status, latin1.body.code]).toEqual([400, 'not-utf8'])
    const text = JSON.stringify(item('utf16'))
    for (const utf16 of [text, `\ufeff${text}`].map((each) => Buffer.from(each, 'utf16le')))
      for (const bytes of [utf16, Buffer.from(utf16).swap16()]) {
        const { status, body } = await source.push(bytes)
        expect([status, body.code, body.detail]).toEqual([
          400,
          'not-utf8',
          expect.stringContaining('is UTF-16.'),
        ])
      }
    const withMark = Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      Buffer.from(JSON.stringify(item('bom'))),
    ])
    expect((await source.push(withMark)).status).toBe(200)
  })

  test('422 if nothing in the body is valid, with a pointer to each mistake', async () => {
    const pointers = async (body: unknown) => {
      const { status, body: answer } = await source.push(body)
      expect(status).toBe(422)
      return answer.errors.map(({ pointer }) => pointer)
    }
    expect(await pointers([])).toEqual([''])
    expect(await pointers('null')).toEqual([''])
    expect(await pointers('"text"')).toEqual([''])
    expect(await pointers({ items: [] })).toEqual(['/items'])
    expect(await pointers({ items: { external_id: 'a', title: 'b' } })).toEqual(['/items'])
    expect(await pointers({})).toEqual(['/external_id', '/title'])
    expect(
      await pointers({ items: [7, null, { external_id: 'a' }, { title: 'a', external_id: 12 }] }),
    ).toEqual(['/items/0', '/items/1', '/items/2/title', '/items/3/external_id'])
    const all = await source.push({ items: [{ external_id: 'only' }] })
    expect(all.headers.get('content-type')).toBe('application/problem+json')
    expect(all.body).toMatchObject({
      code: 'invalid',
      received: 1,
      rejected: 1,
      results: [{ index: 0, external_id: 'only', status: 'rejected', item_id: null }],
    })
  })

  test('503 with Retry-After when the database is unreachable', async () => {
    process.env.DATABASE_URL = 'postgresql://nobody:nothing@127.0.0.1:9/none'
    const answer = await source.push(item('a'))
    expect([answer.status, answer.body.code]).toEqual([503, 'unavailable'])
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('spec/security#1.3: errors', () => {
  test('no response reveals the secret, SQL or internals', async () => {
    const bodies: unknown[] = [item('a\u0000b'), { items: [] }, '{', { external_id: 'a', title: { $ne: 1 } }]
    for (const body of bodies) {
      const { text } = await source.push(body)
      expect(text).not.toContain(source.secret)
      expect(text).not.toMatch(/insert into|select .* from|node_modules|\/lib\/|\n\s+at /i)
    }
  })
})

describe('spec/security#1.4: what is stored', () => {
  test('valid items of a request are stored together and the others are reported, in the order they were sent', async () => {
    const own = await createPushSource()
    const answer = await own.push({
      items: [item('one'), { external_id: 'two' }, item('three'), item('one', { title: 'Again' })],
    })
    expect(answer.status).toBe(207)
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.body).toMatchObject({ received: 4, created: 2, updated: 0, unchanged: 0, rejected: 1 })
    const [one, three] = [await row('one', own), await row('three', own)]
    expect(answer.body.results).toEqual([
      { index: 0, external_id: 'one', status: 'superseded', item_id: one?.id },
      {
        index: 1,
        external_id: 'two',
        status: 'rejected',
        item_id: null,
        errors: [{ pointer: '/items/1/title', detail: 'title is missing.' }],
      },
      { index: 2, external_id: 'three', status: 'created', item_id: three?.id },
      { index: 3, external_id: 'one', status: 'created', item_id: one?.id },
    ])
    expect(one?.title).toBe('Again')
    expect((await queued(own)).toSorted()).toEqual([one?.id, three?.id].toSorted())
  })

  test('a broken character in one item, even in its notes, does not fail the others', async () => {
    const own = await createPushSource()
    const answer = await own.push({
      items: [
        item('a\u0000b'),
        item('half\ud800'),
        item('cut', { updated_at: `${'x'.repeat(59)}😀`, 'field\u0000': '\ud83d' }),
        item('whole'),
      ],
    })
    expect([answer.status, answer.body.results.map(({ status }) => status)]).toEqual([
      207,
      ['rejected', 'rejected', 'created', 'created'],
    ])
    expect((await newest(own))?.results).toHaveLength(4)
  })

  test('unchanged content writes no row and queues no job', async () => {
    const own = await createPushSource()
    await own.push({ items: [item('a'), item('b')] })
    const before = await rows(own)
    const jobs = await queued(own)
    const again = await own.push({
      items: [
        { ...item('b') },
        { content: '<p>It <b>flows</b>.</p>', title: 'Title of a', external_id: 'a' },
      ],
    })
    expect(again.body).toMatchObject({ unchanged: 2, created: 0, updated: 0 })
    expect(await rows(own)).toEqual(before)
    expect(await queued(own)).toEqual(jobs)
    const changed = await own.push({ items: [item('a', { tags: ['new'] }), item('b')] })
    expect(changed.body.results.map(({ status }) => status)).toEqual(['updated', 'unchanged'])
    expect(await queued(own)).toHaveLength(3)
  })

  test('an invalid or meaningless time is noted, and does not block later versions', async () => {
    const own = await createPushSource()
    const odd = ['2026-11-01T10:00:00+99:99', '1767225600', '9999-12-31T23:59:59Z', '0001-01-01']
    for (const [at, time] of odd.entries()) {
      const sent = item(`odd-${at}`, { published_at: time, updated_at: time })
      const { status, body } = await own.push(sent)
      const notes = body.results[0]?.notes?.join(' ') ?? ''
      expect([time, status, notes.includes('published_at'), notes.includes('updated_at')]).toEqual([
        time,
        200,
        true,
        true,
      ])
      expect((await row(`odd-${at}`, own))?.publishedAt).toBeNull()
      const later = item(`odd-${at}`, { title: 'Later', updated_at: '2026-11-01T10:00:00Z' })
      expect((await own.push(later)).body.results[0]?.status).toBe('updated')
    }
    for (const time of [1767225600, true]) {
      const { status, body } = await own.push(item('number', { published_at: time, updated_at: time }))
      expect([status, body.errors.map(({ pointer }) => pointer)]).toEqual([
        422,
        ['/published_at', '/updated_at'],
      ])
    }
    const none = await own.push(item('none', { published_at: null, updated_at: ' ' }))
    expect([none.status, none.body.results[0]?.notes]).toEqual([200, undefined])
  })

  test('a version older than the stored one is stale, even if the newer one changed nothing else', async () => {
    const own = await createPushSource()
    const at = (hour: number, title: string) => item('a', { title, updated_at: `2026-11-01T1${hour}:00:00Z` })
    const status = async (body: unknown) => (await own.push(body)).body.results[0]?.status
    expect(await status(at(1, 'First'))).toBe('created')
    expect(await status(at(3, 'First'))).toBe('unchanged')
    expect(await status(at(2, 'Late'))).toBe('stale')
    expect((await row('a', own))?.title).toBe('First')
    expect(await status(at(3, 'Same time'))).toBe('updated')
    expect(await status(item('a', { title: 'No time' }))).toBe('updated')
    expect(await status(at(2, 'Late'))).toBe('stale')
    const stale = await own.push({ items: [at(1, 'x'), item('b', { updated_at: 'yesterday' })] })
    expect(stale.status).toBe(200)
    expect(stale.body).toMatchObject({ stale: 1, created: 1 })
    expect(stale.body.results[1]?.notes?.join()).toContain('updated_at')
  })

  test('?validate=true returns the same results and stores nothing', async () => {
    const own = await createPushSource()
    await own.push(item('there'))
    const before = await rows(own)
    const jobs = await queued(own)
    const body = {
      items: [item('there'), item('there-not'), { external_id: 'x' }, item('there', { title: 'T' })],
    }
    for (const query of ['?validate=true', '?validate=1', '?validate']) {
      const checked = await own.push(body, { query, headers: { 'idempotency-key': 'v' } })
      expect(checked.status).toBe(207)
      expect(checked.body.results.map(({ status, item_id }) => [status, item_id !== null])).toEqual([
        ['superseded', true],
        ['created', false],
        ['rejected', false],
        ['updated', true],
      ])
    }
    expect(await rows(own)).toEqual(before)
    expect(await queued(own)).toEqual(jobs)
    expect((await newest(own))?.mode).toBe('validate')
    const real = await own.push(body, { query: '?validate=false', headers: { 'idempotency-key': 'v' } })
    expect(real.body).toMatchObject({ created: 1, updated: 1, rejected: 1 })
  })

  test('the same external_id in two sources names two different items', async () => {
    const other = await createPushSource({}, source)
    await source.push(item('shared'))
    await other.push(item('shared', { title: 'Other' }))
    expect((await row('shared'))?.title).toBe('Title of shared')
    expect((await row('shared', other))?.title).toBe('Other')
  })
})

describe('spec/security#1.5: limits', () => {
  test('4 MiB are counted while reading, whatever the header says', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 64 * 1024
        controller.enqueue(new Uint8Array(64 * 1024).fill(0x20))
      },
    })
    const answer = await source.push(endless)
    expect([answer.status, answer.body.code]).toEqual([413, 'too-large'])
    expect(sent).toBeLessThan(24 * 1024 * 1024)
    const full = {
      items: Array.from({ length: 15 }, (_, n) => item(`full-${n}`, { content: 'x'.repeat(256 * 1024) })),
    }
    expect((await source.push(full)).status).toBe(200)
  })

  test('accepts 1,000 items and rejects 1,001', async () => {
    const own = await createPushSource()
    const many = (count: number) => ({ items: Array.from({ length: count }, (_, n) => item(`n${n}`)) })
    expect((await own.push(many(1001))).status).toBe(413)
    expect((await own.push(many(1000))).body).toMatchObject({ created: 1000 })
    expect(new Set(await queued(own)).size).toBe(1000)
  })
})

describe('spec/security#1.6: secrets', () => {
  test('have 32 random bytes after a prefix, and only a digest and the last four characters are stored', async () => {
    const own = await createPushSource()
    expect(own.secret).toMatch(/^trs_[\w-]{43}$/)
    const dump = await pool().sql.unsafe(
      `select source_secrets::text || sources::text as all from sources left join source_secrets on source_id = sources.id where sources.id = '${own.id}'`,
    )
    expect(JSON.stringify(dump)).not.toContain(own.secret)
    expect(JSON.stringify(await getSource(own.ctx, { id: own.id }))).not.toContain(own.secret.slice(4))
    const [known] = await listSecrets(own.ctx, { sourceId: own.id })
    expect(known).toMatchObject({ last4: own.secret.slice(-4), last_used_at: null, expires_at: null })
    await own.push(item('a'))
    expect((await listSecrets(own.ctx, { sourceId: own.id }))[0]?.last_used_at).not.toBeNull()
  })

  test('a new secret replaces the old one at once or after a grace period, and at most two are valid', async () => {
    const own = await createPushSource()
    const status = async (secret: string) => (await pushTo(own.id, secret, item('a'))).status
    const second = (await regenerateSecret(own.ctx, { id: own.id, grace_minutes: 10 })).secret
    expect([await status(own.secret), await status(second)]).toEqual([200, 200])
    const third = (await regenerateSecret(own.ctx, { id: own.id, grace_minutes: 10 })).secret
    expect([await status(own.secret), await status(second), await status(third)]).toEqual([401, 200, 200])
    expect(await listSecrets(own.ctx, { sourceId: own.id })).toHaveLength(2)
    await pool()
      .sql`update source_secrets set expires_at = now() - interval '1 second' where expires_at is not null`
    expect([await status(second), await status(third)]).toEqual([401, 200])
    const fourth = (await regenerateSecret(own.ctx, { id: own.id, grace_minutes: 0 })).secret
    expect([await status(third), await status(fourth)]).toEqual([401, 200])
    expect(await listSecrets(own.ctx, { sourceId: own.id })).toHaveLength(1)
  })

  test('one secret can be revoked at once while the other stays valid', async () => {
    const own = await createPushSource()
    const { secret } = await regenerateSecret(own.ctx, { id: own.id, grace_minutes: 60 })
    const old = (await listSecrets(own.ctx, { sourceId: own.id })).find(
      ({ expires_at }) => expires_at !== null,
    )
    await revokeSecret(own.ctx, { id: own.id, secret_id: old?.id ?? '' })
    expect((await own.push(item('a'))).status).toBe(401)
    expect((await pushTo(own.id, secret, item('a'))).status).toBe(200)
  })
})

describe('spec/security#1.7: rate', () => {
  test('allows PUSH_RATE_LIMIT requests a minute per source, with headers on the responses', async () => {
    const own = await createPushSource()
    process.env.PUSH_RATE_LIMIT = '3'
    const answers = []
    // The rate limit window may roll over once meanwhile, which allows three more.
    for (let time = 0; time < 7; time++) answers.push(await own.push(item('a')))
    expect(answers[0]?.status).toBe(200)
    expect(answers[0]?.headers.get('ratelimit-limit')).toBe('3')
    expect(answers[0]?.headers.get('ratelimit')).toMatch(/^"source";r=2;t=\d+$/)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body.code).toBe('too-many-requests')
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused?.headers.get('ratelimit-remaining')).toBe('0')
    const another = await createPushSource({}, own)
    expect((await another.push(item('a'))).status).toBe(200)
    process.env.PUSH_RATE_LIMIT = '0'
    const free = await own.push(item('a'))
    expect([free.status, free.headers.get('ratelimit-limit')]).toEqual([200, null])
  })

  test('wrong secrets do not use up the source’s limit, but are limited by address where the platform provides it', async () => {
    const own = await createPushSource()
    process.env.PUSH_RATE_LIMIT = '5'
    const wrong = (headers: Record<string, string>) => pushTo(own.id, 'trs_wrong', item('a'), { headers })
    for (let time = 0; time < 25; time++)
      expect(
        (await wrong({ 'x-forwarded-for': '203.0.113.7', 'x-vercel-forwarded-for': '203.0.113.7' })).status,
      ).toBe(401)
    expect((await own.push(item('a'))).headers.get('ratelimit-remaining')).toBe('4')
    process.env.VERCEL = '1'
    const tries = []
    for (let time = 0; time < 41; time++)
      tries.push((await wrong({ 'x-vercel-forwarded-for': '203.0.113.7' })).status)
    expect(tries[0]).toBe(401)
    expect(tries.at(-1) === 429 || tries.includes(429)).toBe(true)
    expect((await wrong({ 'x-vercel-forwarded-for': '203.0.113.8' })).status).toBe(401)
  })
})

describe('spec/security#1.8: concurrency', () => {
  test('two identical requests create one row and one job', async () => {
    const own = await createPushSource()
    const answers = await Promise.all([own.push(item('twin')), own.push(item('twin'))])
    expect(answers.map(({ body }) => body.results[0]?.status).toSorted()).toEqual(['created', 'unchanged'])
    expect(new Set(answers.map(({ body }) => body.results[0]?.item_id)).size).toBe(1)
    expect(await rows(own)).toHaveLength(1)
    expect(await queued(own)).toHaveLength(1)
  })

  test('20 ids pushed 16 times concurrently, in any order, become 20 rows without a rejected request', async () => {
    const own = await createPushSource()
    const all = Array.from({ length: 20 }, (_, n) => `id-${n}`)
    const requests = Array.from({ length: 16 }, (_, time) => {
      const order = time % 2 === 0 ? all : all.toReversed()
      return own.push({ items: order.map((id) => item(id, { title: `${id} by ${time}` })) })
    })
    for (const answer of await Promise.all(requests))
      expect([answer.status, answer.text]).toEqual([200, answer.text])
    expect(await rows(own)).toHaveLength(20)
    const singles = all.flatMap((id) => Array.from({ length: 16 }, () => own.push(item(id))))
    for (const answer of await Promise.all(singles)) expect(answer.status).toBe(200)
    expect(await rows(own)).toHaveLength(20)
  })
})

describe('spec/security#1.9: browsers', () => {
  test('other origins cannot read a response, and a cookie does not authenticate', async () => {
    const origin = { origin: 'https://elsewhere.example' }
    for (const headers of [
      origin,
      { ...origin, authorization: '' },
      { ...origin, 'content-type': 'text/plain' },
    ]) {
      const answer = await source.push(item('a'), { headers })
      expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    }
    const preflight = await OPTIONS(
      new Request('http://localhost:3000/', { method: 'OPTIONS', headers: origin }),
    )
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    const cookie = `authjs.session-token=anything; secret=${source.secret}`
    expect((await source.push(item('a'), { headers: { authorization: '', cookie } })).status).toBe(401)
  })
})

describe('Idempotency-Key', () => {
  const key = (value: string) => ({ headers: { 'idempotency-key': value } })

  test('the same key with the same body returns the stored response, byte for byte, and does nothing again', async () => {
    const own = await createPushSource()
    const body = { items: [item('a'), { external_id: 'b' }] }
    const first = await own.push(body, key('k 1'))
    await own.push(item('a', { title: 'Changed meanwhile' }))
    const again = await own.push(body, key('k 1'))
    expect([again.status, again.text]).toEqual([first.status, first.text])
    expect(again.headers.get('idempotency-replayed')).toBe('true')
    expect(first.headers.get('idempotency-replayed')).toBeNull()
    expect((await row('a', own))?.title).toBe('Changed meanwhile')
    expect(await newest(own)).toMatchObject({ mode: 'replay', status: 207 })
    expect((await getSource(own.ctx, { id: own.id })).item_count).toBe(1)
    const rejected = await own.push({ external_id: 'x' }, key('k 2'))
    expect(rejected.status).toBe(422)
    expect((await own.push({ external_id: 'x' }, key('k 2'))).text).toBe(rejected.text)
  })

  test('the same key with another body is rejected, and so is an invalid key', async () => {
    const own = await createPushSource()
    await own.push(item('a'), key('k'))
    const other = await own.push(item('b'), key('k'))
    expect([other.status, other.body.code]).toEqual([422, 'key-reused'])
    expect(await rows(own)).toHaveLength(1)
    for (const bad of ['x'.repeat(256), 'ä']) expect((await own.push(item('c'), key(bad))).status).toBe(400)
    const elsewhere = await createPushSource({}, own)
    expect((await elsewhere.push(item('b'), key('k'))).status).toBe(200)
  })

  test('a request gets 409 while another one with the same key is in progress', async () => {
    const own = await createPushSource()
    const connection = await pool().sql.reserve()
    try {
      await connection`select pg_advisory_lock(hashtextextended(${`push ${own.id} busy`}, 0))`
      const answer = await own.push(item('a'), key('busy'))
      expect([answer.status, answer.body.code]).toEqual([409, 'key-in-use'])
      await connection`select pg_advisory_unlock(hashtextextended(${`push ${own.id} busy`}, 0))`
    } finally {
      connection.release()
    }
    expect((await own.push(item('a'), key('busy'))).status).toBe(200)
  })

  test('a key is free again after a day, and its row is pruned', async () => {
    const own = await createPushSource()
    await own.push(item('a'), key('old'))
    await pool()
      .sql`update push_answers set created_at = now() - interval '25 hours' where source_id = ${own.id}`
    expect((await own.push(item('b'), key('old'))).body).toMatchObject({ created: 1 })
    await pool()
      .sql`update push_answers set created_at = now() - interval '25 hours' where source_id = ${own.id}`
    await prunePushes()
    expect(await pool().sql`select from push_answers where source_id = ${own.id}`).toHaveLength(0)
  })
})

describe('deliveries', () => {
  test('record the status, the counts and the notable items of each push', async () => {
    const own = await createPushSource()
    await own.push({ items: [item('a'), { external_id: 'b', title: 7 }] })
    expect(await newest(own)).toMatchObject({
      mode: 'push',
      status: 207,
      counts: { received: 2, created: 1, rejected: 1 },
      results: [
        { external_id: 'a', status: 'created' },
        { external_id: 'b', status: 'rejected', errors: [{ pointer: '/items/1/title' }] },
      ],
    })
    await own.push({ items: [item('a')] })
    expect(await newest(own)).toMatchObject({ status: 200, counts: { unchanged: 1 }, results: [] })
    await own.push('{')
    expect(await newest(own)).toMatchObject({
      status: 400,
      counts: null,
      problem: { code: 'malformed-json' },
    })
    const wrong = { items: Array.from({ length: 1000 }, () => ({ external_id: 7 })) }
    await own.push(wrong)
    expect((await newest(own))?.results).toHaveLength(100)
    const { last_push_at } = await getSource(own.ctx, { id: own.id })
    expect(last_push_at).not.toBeNull()
  })

  test('new content counts towards the source’s rhythm, at most once an hour', async () => {
    const own = await createPushSource()
    const arrivals = async () =>
      (
        await pool()
          .sql`select cardinality(content_times) as times, last_content_at from sources where id = ${own.id}`
      )[0]
    await own.push({ external_id: 'a' })
    expect((await arrivals())?.last_content_at).toBeNull()
    await own.push(item('a'))
    const first = await arrivals()
    expect(first?.times).toBe(1)
    await own.push(item('b'))
    expect(await arrivals()).toEqual(first)
    expect((await getSource(own.ctx, { id: own.id })).health).toMatchObject({ state: 'well' })
    await pool()
      .sql`update sources set last_content_at = now() - interval '7 hours', content_times = array[now() - interval '7 hours'] where id = ${own.id}`
    await own.push(item('b'))
    expect((await arrivals())?.times).toBe(1)
    await own.push(item('c'))
    expect((await arrivals())?.times).toBe(2)
  })

  test('are limited in number and age, and the source keeps its counts when they are pruned', async () => {
    const own = await createPushSource()
    await own.push({ items: [item('a'), item('b'), item('c')] })
    const lastPush = (await getSource(own.ctx, { id: own.id })).last_push_at
    await pool().sql`
      insert into push_deliveries (id, org_id, project_id, source_id, mode, status, created)
      select gen_random_uuid(), ${own.ctx.orgId}, ${own.ctx.projectId}, ${own.id}, 'push', 200, 0
      from generate_series(1, 250)`
    await pruneDeliveries(own.ctx, { sourceId: own.id })
    expect(await pool().sql`select from push_deliveries where source_id = ${own.id}`).toHaveLength(200)
    expect((await getSource(own.ctx, { id: own.id })).item_count).toBe(3)
    const old = await createPushSource()
    await old.push({ items: [item('a'), item('b')] })
    const month = (Date.now() - 31 * 86_400_000).toString(16).padStart(12, '0')
    await pool().sql`
      update push_deliveries set id = (${month} || substr(replace(id::text, '-', ''), 13))::uuid, created_at = now() - interval '31 days'
      where source_id = ${old.id}`
    await prunePushes()
    expect(await pool().sql`select from push_deliveries where source_id = ${old.id}`).toHaveLength(0)
    expect((await getSource(old.ctx, { id: old.id })).item_count).toBe(2)
    expect((await getSource(old.ctx, { id: old.id })).last_push_at).not.toBeNull()
    expect(lastPush).not.toBeNull()
  })
})
