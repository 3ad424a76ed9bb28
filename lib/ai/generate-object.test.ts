import { gzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { inProject } from '@/db/project'
import { generations, modelWaits, rateLimits } from '@/db/schema'
import { inSystem } from '@/db/system'
import { grantProjectContext } from '@/lib/auth/authorization/grant-context'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { createProject } from '@/lib/projects/create-project'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { badReplies, type FakeModel, type Reply, replyWith, startModel } from '@/testing/fakes/model'
import { loopbackServer } from '@/testing/http/loopback-server'
import { generateObject, type ObjectRequest } from './generate-object'
import { pruneGenerations } from './ledger/prune-generations'
import { findModelInUse } from './models/find-model-in-use'
import { retryTime } from './models/model-waits'

useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

type Made = { title: string; tags: string[] }
const request: ObjectRequest<Made> = {
  purpose: 'test',
  system: 'Give a title.',
  prompt: 'About a river.',
  schema: z.object({ title: z.string().max(20), tags: z.array(z.string()) }),
  check: ({ title }) => (title.includes('!') ? ['The title shouts.'] : []),
}
const good: Made = { title: 'The river', tags: ['water'] }

type Options = Parameters<typeof startModel>[1]

/**
 * Starts a model server that returns these replies in order, repeating the last one, and configures the install to
 * use it.
 */
async function model(replies: Reply | Reply[], options?: Options): Promise<FakeModel> {
  const inTurn = Array.isArray(replies) ? replies : [replies]
  const fake = await startModel(
    (_request, nth) => inTurn[Math.min(nth, inTurn.length - 1)] ?? replyWith(''),
    options,
  )
  onTestFinished(() => fake.close())
  vi.stubEnv('AI_BASE_URL', fake.url)
  vi.stubEnv('AI_MODEL', fake.model)
  vi.stubEnv('AI_API_KEY', fake.key)
  vi.stubEnv('AI_TIMEOUT_SECONDS', '60')
  return fake
}

const ledger = (ctx: ProjectContext<'own'>) =>
  inProject(ctx, (tx) =>
    tx.select().from(generations).where(eq(generations.projectId, ctx.projectId)).orderBy(generations.id),
  )

describe('an object from a model', () => {
  test('is requested in each kind of server’s format, and the call is recorded in the ledger', async () => {
    const { ctx } = await createTestProject()
    const fake = await model(replyWith(good))
    expect(await generateObject(ctx, { ...request, voiceVersion: 7 })).toMatchObject({ made: good })
    vi.stubEnv('AI_BASE_URL', '')
    vi.stubEnv('AI_API_KEY', '')
    vi.stubEnv('ANTHROPIC_API_KEY', fake.key)
    vi.stubEnv('ANTHROPIC_API_URL', fake.url)
    expect(await generateObject(ctx, request)).toMatchObject({ made: good })
    vi.stubEnv('ANTHROPIC_API_KEY', '')
    vi.stubEnv('AI_GATEWAY_API_KEY', fake.key)
    vi.stubEnv('AI_GATEWAY_API_URL', fake.gatewayUrl)
    expect(await generateObject(ctx, request)).toMatchObject({ made: good })

    expect(fake.requests.map(({ dialect }) => dialect)).toEqual(['chat', 'messages', 'gateway'])
    for (const { prompt, headers } of fake.requests) {
      expect(prompt).toContain('Give a title.')
      expect(prompt).toContain('About a river.')
      expect(headers['user-agent']).toMatch(/^Tributary\//)
    }
    expect(fake.requests[0]?.body).toMatchObject({
      response_format: { type: 'json_schema' },
      max_tokens: 16_000,
    })
    const rows = await ledger(ctx)
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatchObject({
      purpose: 'test',
      model: 'small-model',
      voiceVersion: 7,
      outcome: 'ok',
      output: JSON.stringify(good),
      tokensEstimated: false,
      errorCode: null,
      actorName: ctx.actor.name,
    })
    for (const row of rows) {
      expect(row.inputTokens).toBeGreaterThan(10)
      expect(row.outputTokens).toBe(Math.ceil(JSON.stringify(good).length / 4))
    }
  })

  test('may come with thinking, a code fence and surrounding text, and without token counts', async () => {
    const { ctx } = await createTestProject()
    await model({
      say: `<think>Hm {}</think>Here:\n\`\`\`json\n${JSON.stringify(good)}\n\`\`\``,
      uncounted: true,
    })
    expect(await generateObject(ctx, request)).toMatchObject({ made: good })
    expect(await ledger(ctx)).toMatchObject([{ outcome: 'ok', tokensEstimated: true }])
    expect((await ledger(ctx))[0]?.inputTokens).toBeGreaterThan(10)
  })

  test('comes from instructions that stay byte-identical, which Anthropic is told to cache', async () => {
    const { ctx } = await createTestProject()
    const fake = await model({ ...replyWith(good), cachedTokens: 7 } as Reply)
    vi.stubEnv('AI_BASE_URL', '')
    vi.stubEnv('AI_API_KEY', '')
    vi.stubEnv('ANTHROPIC_API_KEY', fake.key)
    vi.stubEnv('ANTHROPIC_API_URL', fake.url)
    await generateObject(ctx, request)
    await generateObject(ctx, { ...request, prompt: 'About a lake.' })
    const [first, second] = fake.requests.map(({ body }) => body.system)
    expect(first).toEqual([expect.objectContaining({ cache_control: { type: 'ephemeral' } })])
    expect(JSON.stringify(second)).toBe(JSON.stringify(first))
    const row = (await ledger(ctx))[0]
    expect(row?.cachedInputTokens).toBe(7)
    expect(row?.inputTokens).toBeGreaterThan(7)
  })

  test('is requested without its schema as soon as a server has refused that once', async () => {
    const { ctx } = await createTestProject()
    const fake = await model(replyWith(good), { structured: false })
    expect(await generateObject(ctx, request)).toMatchObject({ made: good })
    expect(await generateObject(ctx, request)).toMatchObject({ made: good })
    expect(fake.requests.map(({ body }) => 'response_format' in body)).toEqual([true, false, false])
    expect((await ledger(ctx)).map(({ outcome }) => outcome)).toEqual(['failed', 'ok', 'ok'])
  })

  test.each([
    ['of another shape', replyWith({ title: 12, tags: [] }), /title: /],
    ['that breaks a rule no shape can say', replyWith({ title: 'Look!', tags: [] }), /The title shouts/],
    ['that is no object', replyWith('I would rather not.'), /There is no JSON object/],
    ['that was cut off', { say: '{"title":"The', finish: 'length' }, /cut off/],
    ['that is empty', replyWith(''), /There is no JSON object/],
    ['that refuses', badReplies.refusing, /There is no JSON object/],
  ] as [string, Reply, RegExp][])(
    '%s is repaired by one more call that says what is wrong',
    async (_what, wrong, words) => {
      const { ctx } = await createTestProject()
      const fake = await model([wrong, replyWith(good)])
      expect(await generateObject(ctx, request)).toMatchObject({ made: good })
      expect(fake.requests[1]?.prompt).toMatch(words)
      expect(await ledger(ctx)).toMatchObject([
        { outcome: 'invalid', errorCode: 'unusable', errorMessage: expect.stringMatching(words) },
        { outcome: 'repaired', errorCode: null },
      ])
    },
  )

  test('that is still wrong after the second try fails, with the last one returned', async () => {
    const { ctx } = await createTestProject()
    const fake = await model(replyWith({ title: 'No!', tags: [] }))
    expect(await generateObject(ctx, request)).toEqual({
      failure: 'unusable',
      last: { title: 'No!', tags: [] },
    })
    expect(fake.requests).toHaveLength(2)
    expect((await ledger(ctx)).map(({ outcome }) => outcome)).toEqual(['invalid', 'invalid'])
  })
})

describe('a server that tells us to wait', () => {
  const inSeconds = (date: Date) => (date.getTime() - Date.now()) / 1000
  const busy = { failure: 'busy', retryAt: expect.any(Date) }

  test.each([
    ['with seconds', '20', 20],
    ['with a date', () => new Date(Date.now() + 20_000).toUTCString(), 20],
    ['with nothing', undefined, 5],
  ] as [string, string | (() => string) | undefined, number][])(
    '%s gets no more calls from this workspace until then',
    async (_how, header, seconds) => {
      const [{ ctx }, { ctx: other }] = [await createTestProject(), await createTestProject()]
      const value = typeof header === 'function' ? header() : header
      const fake = await model([
        { status: 429, message: 'Rate limit reached', headers: value ? { 'retry-after': value } : {} },
        replyWith(good),
      ])
      const first = await generateObject(ctx, request)
      expect(first).toEqual(busy)
      if (!('retryAt' in first)) throw new Error('it did not say when')
      expect(inSeconds(first.retryAt)).toBeGreaterThan(seconds - 5)
      expect(inSeconds(first.retryAt)).toBeLessThanOrEqual(seconds + 1)
      expect(await generateObject(ctx, request)).toEqual(first)
      expect(fake.requests).toHaveLength(1)
      expect(await ledger(ctx)).toMatchObject([
        { outcome: 'failed', errorCode: 'status-429', inputTokens: 0, outputTokens: 0 },
      ])
      expect(await generateObject(other, request)).toMatchObject({ made: good })
    },
  )

  test('repeatedly, without saying how long, is retried after longer and longer waits until it answers', async () => {
    const { ctx } = await createTestProject()
    await model([
      { status: 503, message: 'Loading model' },
      { status: 503, message: 'Loading model' },
      replyWith(good),
    ])
    const waitIsOver = () =>
      inSystem((tx) =>
        tx
          .update(modelWaits)
          .set({ until: new Date(0) })
          .where(eq(modelWaits.orgId, ctx.orgId)),
      )
    expect(await generateObject(ctx, request)).toEqual(busy)
    await waitIsOver()
    expect(await generateObject(ctx, request)).toEqual(busy)
    const waits = () => inSystem((tx) => tx.select().from(modelWaits).where(eq(modelWaits.orgId, ctx.orgId)))
    expect(await waits()).toMatchObject([{ refusals: 2 }])
    await waitIsOver()
    expect(await generateObject(ctx, request)).toMatchObject({ made: good })
    expect(await waits()).toEqual([])
    expect([0, 1, 2, 20].map((refusals) => retryTime(undefined, refusals, 0).getTime())).toEqual([
      5_000, 10_000, 20_000, 600_000,
    ])
  })
})

describe('a server that returns no object', () => {
  test.each([
    [
      'says that the credit is used up',
      { status: 429, message: 'You exceeded your current quota', code: 'insufficient_quota' },
      'status-429',
    ],
    ['has a problem', { status: 500, message: 'The server had an error' }, 'status-500'],
    ['answers with a page', { raw: '<html>hello</html>' }, 'bad-answer'],
    ['answers with half', { raw: '{"choices": [' }, 'bad-answer'],
    ['answers without choices', { raw: '{"choices": []}' }, 'bad-answer'],
    ['hangs up', { hangUp: true }, 'connection-lost'],
    ['dies in the middle of it', badReplies.dying, 'connection-lost'],
    ['answers more than can be read', { raw: Buffer.alloc(3_000_000, ' ') }, 'too-large'],
    [
      'answers a little that unpacks to much',
      { raw: gzipSync(Buffer.alloc(30_000_000, ' ')), headers: { 'content-encoding': 'gzip' } },
      'too-large',
    ],
  ] as [string, Reply, string][])(
    'and %s is asked only once, and the reason is recorded',
    async (_what, reply, code) => {
      const { ctx } = await createTestProject()
      const fake = await model(reply)
      expect(await generateObject(ctx, request)).toEqual({ failure: 'no-answer' })
      expect(fake.requests).toHaveLength(1)
      expect(await ledger(ctx)).toMatchObject([{ outcome: 'failed', errorCode: code, output: '' }])
    },
  )

  test('and redirects us is not followed, so that no one else gets the key or the prompt', async () => {
    const { ctx } = await createTestProject()
    const elsewhere = await loopbackServer((_request, response) => response.end('{}'))
    await model({ raw: '', status: 307, headers: { location: `${elsewhere.origin}/v1/chat/completions` } })
    expect(await generateObject(ctx, request)).toEqual({ failure: 'no-answer' })
    expect(elsewhere.requests).toHaveLength(0)
    expect(await ledger(ctx)).toMatchObject([{ errorCode: 'redirect-refused' }])
  })

  test.each([
    ['drips', { drip: true }],
    ['is silent', { silence: true }],
  ] as [string, Reply][])('and %s is abandoned after the configured timeout', async (_what, reply) => {
    const { ctx } = await createTestProject()
    await model(reply)
    vi.stubEnv('AI_TIMEOUT_SECONDS', '1')
    expect(await generateObject(ctx, request)).toEqual({ failure: 'timed-out' })
    expect(await ledger(ctx)).toMatchObject([{ outcome: 'failed', errorCode: 'timed-out' }])
  })

  test('is abandoned at once when the caller aborts', async () => {
    const { ctx } = await createTestProject()
    const left = new AbortController()
    const fake = await startModel(() => {
      left.abort()
      return { silence: true }
    })
    onTestFinished(() => fake.close())
    vi.stubEnv('AI_BASE_URL', fake.url)
    vi.stubEnv('AI_MODEL', fake.model)
    vi.stubEnv('AI_API_KEY', fake.key)
    expect(await generateObject(ctx, { ...request, signal: left.signal })).toEqual({ failure: 'stopped' })
    expect(await ledger(ctx)).toMatchObject([{ outcome: 'failed', errorCode: 'aborted' }])
    await vi.waitFor(() => expect(fake.abandoned()).toBe(1), { timeout: 20_000 })
  })

  test('but repeats our key does not get it stored or returned', async () => {
    const { ctx } = await createTestProject()
    const fake = await model(replyWith(good))
    vi.stubEnv('AI_API_KEY', 'plain0secret0of0nobody0here')
    expect(await generateObject(ctx, request)).toEqual({ failure: 'no-answer' })
    vi.stubEnv('AI_API_KEY', fake.key)
    const echo = await model(replyWith(`Your key is ${fake.key}.`))
    expect(echo.key).toBe(fake.key)
    expect(await generateObject(ctx, request)).toEqual({ failure: 'unusable' })
    const kept = JSON.stringify(await ledger(ctx))
    expect(kept).toContain('rejected the key (401)')
    expect(kept).toContain('Your key is [key]')
    expect(kept).not.toMatch(/plain0secret0of0nobody0here|sk-test/)
  })
})

test('no database connection is held while a model is thinking', async () => {
  const { ctx } = await createTestProject()
  const answering = Promise.withResolvers<void>()
  const fake = await startModel(async () => {
    await answering.promise
    return replyWith(good)
  })
  onTestFinished(() => fake.close())
  vi.stubEnv('AI_BASE_URL', fake.url)
  vi.stubEnv('AI_MODEL', fake.model)
  vi.stubEnv('AI_API_KEY', fake.key)
  // More calls than the pool has connections.
  const asking = Array.from({ length: 15 }, () => generateObject(ctx, request))
  await vi.waitFor(() => expect(fake.requests).toHaveLength(15), { timeout: 30_000 })
  expect((await ledger(ctx)).map(({ outcome }) => outcome)).toEqual(Array(15).fill('running'))
  answering.resolve()
  for (const made of await Promise.all(asking)) expect(made).toMatchObject({ made: good })
  expect((await ledger(ctx)).map(({ outcome }) => outcome)).toEqual(Array(15).fill('ok'))
})

describe('a project’s use of a model', () => {
  // Reserves about 230 tokens and uses about 110.
  const small = { ...request, maxOutputTokens: 100 }

  test('stops at the daily token limit; yesterday and other projects do not count', async () => {
    const [{ ctx }, { ctx: other }] = [await createTestProject(), await createTestProject()]
    const fake = await model(replyWith(good))
    vi.stubEnv('AI_DAILY_TOKENS', '250')
    expect(await generateObject(ctx, small)).toMatchObject({ made: good })
    expect(await generateObject(ctx, small)).toEqual({ failure: 'cap', cap: 'day', until: expect.any(Date) })
    expect(await generateObject(other, small)).toMatchObject({ made: good })
    expect(fake.requests).toHaveLength(2)
    await inSystem((tx) =>
      tx.execute(sql`
        update generations set created_at = date_trunc('day', now() at time zone 'UTC') at time zone 'UTC' - interval '1 second'
        where project_id = ${ctx.projectId}::uuid`),
    )
    expect(await generateObject(ctx, small)).toMatchObject({ made: good })
    vi.stubEnv('AI_DAILY_TOKENS', '0')
    expect(await generateObject(ctx, small)).toMatchObject({ made: good })
  })

  test('is refused if only other workspaces are granted the model; a granted workspace’s projects share its budget', async () => {
    const { ctx, org, orgSlug } = await createTestProject()
    const { ctx: outsider } = await createTestProject()
    const second = grantProjectContext({
      ...org,
      projectId: (await createProject(org, { name: 'Second' })).id,
    })
    const fake = await model(replyWith(good))
    vi.stubEnv('AI_WORKSPACES', `${orgSlug}=250`)
    expect(await findModelInUse(outsider)).toBeUndefined()
    expect(await generateObject(outsider, small)).toEqual({ failure: 'no-model' })
    expect(fake.requests).toHaveLength(0)
    expect(await findModelInUse(ctx)).toMatchObject({ model: 'small-model', from: 'install' })
    expect(await generateObject(ctx, small)).toMatchObject({ made: good })
    expect(await generateObject(second, small)).toMatchObject({ failure: 'cap', cap: 'day' })
    vi.stubEnv('AI_WORKSPACES', `${orgSlug}=0`)
    expect(await generateObject(second, small)).toMatchObject({ made: good })
    vi.stubEnv('AI_WORKSPACES', orgSlug)
    vi.stubEnv('AI_DAILY_TOKENS', '250')
    expect(await generateObject(second, small)).toMatchObject({ failure: 'cap', cap: 'day' })
    expect(fake.requests).toHaveLength(2)
  })

  test('stops at the limit of calls per minute, says when to retry, and continues with the next minute', async () => {
    const { ctx } = await createTestProject()
    const fake = await model(replyWith(good))
    const minute = Math.floor(Date.now() / 60_000) * 60
    // This minute and the next, in case it begins meanwhile.
    for (const start of [minute, minute + 60])
      await inSystem((tx) =>
        tx.insert(rateLimits).values({ key: `model:${ctx.projectId}`, windowStart: start, count: 120 }),
      )
    const refused = await generateObject(ctx, request)
    expect(refused).toEqual({ failure: 'busy', retryAt: expect.any(Date) })
    expect(fake.requests).toHaveLength(0)
    // As if that minute and the one after it were over.
    await inSystem((tx) =>
      tx
        .update(rateLimits)
        .set({ windowStart: sql`${rateLimits.windowStart} - 120` })
        .where(eq(rateLimits.key, `model:${ctx.projectId}`)),
    )
    expect(await generateObject(ctx, request)).toMatchObject({ made: good })
  })

  test('fails without a model and leaves nothing in the ledger', async () => {
    const { ctx } = await createTestProject()
    expect(await generateObject(ctx, request)).toEqual({ failure: 'no-model' })
    expect(await ledger(ctx)).toEqual([])
  })
})

test('a model’s address may be private only if the operator named it, and then only exactly that URL is called', async () => {
  const { ctx } = await createTestProject()
  vi.stubEnv('ANTHROPIC_API_KEY', 'a')
  vi.stubEnv('AI_TIMEOUT_SECONDS', '5')
  const { modelFetch } = await import('./client/model-fetch')
  const settings = {
    kind: 'anthropic',
    baseUrl: 'http://127.0.0.1:9/v1',
    model: 'm',
    privateHosts: [],
  } as const
  const post = { method: 'POST', body: '{}' }
  await expect(modelFetch(settings, 1000)('http://127.0.0.1:9/v1/messages', post)).rejects.toMatchObject({
    code: 'address-refused',
  })
  const own = { ...settings, privateHosts: ['127.0.0.1:9'] }
  for (const url of [
    'http://127.0.0.1:9/v2/messages',
    'http://127.0.0.1:10/v1/messages',
    'https://127.0.0.1:9/v1/m',
  ])
    await expect(modelFetch(own, 1000)(url, post)).rejects.toMatchObject({ code: 'request-refused' })
  await expect(modelFetch(own, 1000)('http://127.0.0.1:9/v1/messages')).rejects.toMatchObject({
    code: 'request-refused',
  })
  expect(ctx.projectId).toBeTruthy()
})

test('model calls are deleted after 90 days and hidden from other projects', async () => {
  const [{ ctx }, { ctx: other }] = [await createTestProject(), await createTestProject()]
  await model(replyWith(good))
  await generateObject(ctx, request)
  const old = `${(Date.now() - 91 * 86_400_000).toString(16).padStart(12, '0')}${newId().replaceAll('-', '').slice(12)}`
  await inSystem((tx) =>
    tx.execute(sql`
      insert into generations select (r).* from (
        select jsonb_populate_record(g, jsonb_build_object('id', ${old}::uuid)) as r from generations g
        where project_id = ${ctx.projectId}::uuid
      ) as copied`),
  )
  expect(await ledger(ctx)).toHaveLength(2)
  await pruneGenerations()
  expect(await ledger(ctx)).toHaveLength(1)
  const seen = await inProject(other, (tx) => tx.select({ id: generations.id }).from(generations))
  expect(seen).toEqual([])
})
