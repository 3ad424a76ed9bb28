import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { auditEvents, generations, modelSettings } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import { reencryptColumn } from '@/lib/reencrypt-column'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { type FakeModel, type Reply, replyWith, startModel } from '@/testing/fakes/model'
import { embedByWords } from '@/testing/fakes/model/embeds-texts'
import { loopbackServer } from '@/testing/http/loopback-server'
import { generateObject } from '../generate-object'
import { modelKeys } from '../models/find-model'
import { findModelInUse } from '../models/find-model-in-use'
import { maskedKey } from '../schemas'
import { findOllama, ollamaAddress } from './find-ollama'
import { getModelSettings } from './get-model-settings'
import { removeModelPrice } from './remove-model-price'
import { removeModelServer } from './remove-model-server'
import { saveModelPrice } from './save-model-price'
import { saveModelSettings } from './save-model-settings'
import { tryModel } from './try-model'

useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

async function fakeModel(reply: Reply | (() => Reply), options?: Parameters<typeof startModel>[1]) {
  const fake = await startModel(() => (typeof reply === 'function' ? reply() : reply), options)
  onTestFinished(() => fake.close())
  return fake
}

/** Lets all workspaces in this test reach these servers. */
const allow = (...fakes: { url: string }[]) =>
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', fakes.map(({ url }) => new URL(url).host).join(','))

const serverOf = (fake: FakeModel) => ({
  kind: 'openai-compatible' as const,
  base_url: fake.url,
  model: fake.model,
  key: fake.key,
  vision: false,
})

const question = {
  purpose: 'test',
  system: 'Give a title.',
  prompt: 'About a river.',
  schema: z.object({ title: z.string() }),
  maxOutputTokens: 100,
}
const rowsOf = (org: OrgContext) =>
  inSystem((tx) => tx.select().from(generations).where(eq(generations.orgId, org.orgId)))

describe('a workspace’s model', () => {
  test('is used instead of the install’s, whatever the operator grants, until it is removed', async () => {
    const [{ ctx, org }, { ctx: other }] = [await createTestProject(), await createTestProject()]
    const own = await fakeModel(replyWith({ title: 'Own' }))
    const installs = await fakeModel(replyWith({ title: 'Install' }), { model: 'big-model' })
    vi.stubEnv('AI_BASE_URL', installs.url)
    vi.stubEnv('AI_MODEL', installs.model)
    vi.stubEnv('AI_API_KEY', installs.key)
    vi.stubEnv('AI_WORKSPACES', 'somebody-else')
    allow(own)
    expect(await findModelInUse(ctx)).toBeUndefined()
    await saveModelSettings(org, { server: { ...serverOf(own), vision: true, image_model: 'draws' } })
    expect(await findModelInUse(ctx)).toEqual({
      model: 'small-model',
      name: `small-model (${new URL(own.url).host})`,
      from: 'workspace',
      vision: true,
      imageModel: 'draws',
      refinesCards: true,
    })
    expect(await generateObject(ctx, question)).toMatchObject({
      made: { title: 'Own' },
      model: 'small-model',
    })
    vi.stubEnv('AI_WORKSPACES', '')
    expect(await generateObject(other, question)).toMatchObject({ made: { title: 'Install' } })
    await removeModelServer(org)
    expect(await generateObject(ctx, question)).toMatchObject({ made: { title: 'Install' } })
    expect((await rowsOf(org)).map(({ modelFrom }) => modelFrom).toSorted()).toEqual(['install', 'workspace'])
  })

  test('must have a valid address that the workspace may reach', async () => {
    const { org } = await createTestProject()
    const fake = await fakeModel(replyWith('hi'))
    const at = (base_url: string) =>
      saveModelSettings(org, { server: { ...serverOf(fake), base_url } }).then(
        () => 'saved',
        (error) => error.errors,
      )
    expect(await at(fake.url)).toEqual([
      { pointer: '/server/base_url', detail: expect.stringContaining('PRIVATE_HOSTS_ALLOWED') },
    ])
    expect(await at('http://models.example.com/v1')).toEqual([
      { pointer: '/server/base_url', detail: expect.stringContaining('https://') },
    ])
    expect(await at('https://user:pass@models.example.com/v1')).toEqual([
      { pointer: '/server/base_url', detail: expect.stringContaining('user name') },
    ])
    expect(await at('')).toEqual([{ pointer: '/server/base_url', detail: expect.any(String) }])
    expect(await at('https://models.example.com/v1?key=1')).toEqual([
      { pointer: '/server/base_url', detail: expect.stringContaining('question mark') },
    ])
    expect(await at('https://models.example.com/v1/')).toBe('saved')
    expect((await getModelSettings(org)).server?.base_url).toBe('https://models.example.com/v1')
  })
})

describe('the key of a workspace’s model', () => {
  const key = 'canary-key-0f3b'
  const anthropic = { kind: 'anthropic' as const, model: 'claude-haiku-4-5', vision: false }

  test('is stored encrypted, shown as a mask, and kept when the mask or nothing is sent', async () => {
    const { org } = await createTestProject()
    await expect(saveModelSettings(org, { server: anthropic })).rejects.toMatchObject({
      errors: [{ pointer: '/server/key' }],
    })
    await saveModelSettings(org, { server: { ...anthropic, key } })
    await saveModelSettings(org, { server: { ...anthropic, model: 'claude-opus-5', key: maskedKey } })
    await saveModelSettings(org, { server: { ...anthropic, model: 'claude-sonnet-5' } })
    const shown = await getModelSettings(org)
    expect(shown.server).toMatchObject({ model: 'claude-sonnet-5', key: maskedKey })
    const stored = await inSystem(async (tx) => ({
      rows: await tx.select().from(modelSettings).where(eq(modelSettings.orgId, org.orgId)),
      audit: await tx.select().from(auditEvents).where(eq(auditEvents.orgId, org.orgId)),
    }))
    expect(stored.audit.map(({ action }) => action)).toContain('model.saved')
    expect(JSON.stringify([shown, stored])).not.toContain(key)
    expect(stored.rows[0]?.encryptedKey).toMatch(/^v1\./)
  })

  test('is never sent to a server other than the one it was entered for', async () => {
    const { ctx, org } = await createTestProject()
    const [first, second] = [await fakeModel(replyWith('hi')), await fakeModel(replyWith('hi'))]
    allow(first, second)
    await saveModelSettings(org, { server: serverOf(first) })
    const { key: _, ...withoutKey } = serverOf(second)
    await expect(saveModelSettings(org, { server: withoutKey })).rejects.toMatchObject({
      code: 'invalid',
      errors: [{ pointer: '/server/key', detail: expect.stringContaining('address has changed') }],
    })
    // Not even if the row was changed by other means.
    await inSystem((tx) =>
      tx.update(modelSettings).set({ baseUrl: second.url }).where(eq(modelSettings.orgId, org.orgId)),
    )
    expect(await generateObject(ctx, question)).toEqual({ failure: 'no-model' })
    expect((await getModelSettings(org)).problem).toMatch(/Enter it again/)
    expect(second.requests).toHaveLength(0)
    await saveModelSettings(org, { server: { ...withoutKey, key: null } })
    await expect(tryModel(org)).resolves.toMatchObject({ ok: false, error: { code: 'status-401' } })
    expect(second.requests[0]?.headers.authorization).toBeUndefined()
  })

  test('is re-encrypted when the key ring gets a new key', async () => {
    const { org } = await createTestProject()
    const [old, fresh] = [Buffer.alloc(32, 1).toString('base64'), Buffer.alloc(32, 2).toString('base64')]
    vi.stubEnv('ENCRYPTION_KEY', `old${org.orgId.slice(-6)}:${old}`)
    await saveModelSettings(org, { server: { ...anthropic, key } })
    vi.stubEnv('ENCRYPTION_KEY', `new:${fresh},old${org.orgId.slice(-6)}:${old}`)
    expect(await reencryptColumn(modelKeys)).toBeGreaterThan(0)
    vi.stubEnv('ENCRYPTION_KEY', `new:${fresh}`)
    expect(await findModelInUse(org)).toMatchObject({ from: 'workspace' })
  })
})

test('the install’s embedding model applies with the install’s model only, and none with Anthropic', async () => {
  const { org } = await createTestProject()
  const own = await fakeModel(replyWith('Own'))
  vi.stubEnv('AI_BASE_URL', own.url)
  vi.stubEnv('AI_MODEL', 'writes')
  vi.stubEnv('AI_EMBEDDING_MODEL', 'compares')
  expect(await getModelSettings(org)).toMatchObject({ model: 'writes', embedding_model: 'compares' })
  allow(own)
  await saveModelSettings(org, { server: serverOf(own) })
  expect(await getModelSettings(org)).toMatchObject({ model: own.model, embedding_model: null })
  await saveModelSettings(org, { server: { ...serverOf(own), embedding_model: 'ours' } })
  expect(await getModelSettings(org)).toMatchObject({ embedding_model: 'ours' })
  await removeModelServer(org)
  vi.stubEnv('AI_BASE_URL', '')
  vi.stubEnv('ANTHROPIC_API_KEY', 'sk-ant-of-nobody')
  expect(await getModelSettings(org)).toMatchObject({ from: 'install', embedding_model: null })
})

describe('“Try it”', () => {
  test('shows the response, its tokens and its cost, and is recorded in the ledger', async () => {
    const { org } = await createTestProject()
    const fake = await fakeModel({ say: 'Hello, I am small.', cachedTokens: 10 })
    allow(fake)
    await saveModelSettings(org, { server: serverOf(fake) })
    await saveModelPrice(org, {
      model: fake.model,
      input_usd: 1,
      cached_input_usd: 0.1,
      output_usd: 10,
      source: 'https://prices.example',
      as_of: '2026-11-22',
    })
    const tried = await tryModel(org)
    expect(tried).toMatchObject({
      ok: true,
      text: 'Hello, I am small.',
      cached_input_tokens: 10,
      output_tokens: 5,
      error: null,
    })
    expect(tried.usd).toBeCloseTo(((tried.input_tokens - 10) * 1 + 10 * 0.1 + 5 * 10) / 1e6, 5)
    expect(await rowsOf(org)).toMatchObject([
      { id: tried.generation_id, purpose: 'try', outcome: 'ok', projectId: null, modelFrom: 'workspace' },
    ])
    await removeModelPrice(org, { model: fake.model })
    expect(await tryModel(org)).toMatchObject({ ok: true, usd: null })
  })

  test.each([
    [{ status: 404, message: 'no such model' }, /doesn’t have this model/, /name and the address/],
    [{ status: 402, message: 'pay' }, /credit is used up/, /with the provider/],
    [{ raw: '<html>' }, /didn’t respond like a model/, /must be the API’s/],
    [{ status: 500, message: 'oops' }, /returned an error/, /server’s side/],
    [replyWith(''), /no text/, /writes text/],
  ] as [Reply, RegExp, RegExp][])(
    'explains what went wrong and what to do: %j',
    async (reply, message, hint) => {
      const { org } = await createTestProject()
      const fake = await fakeModel(reply)
      allow(fake)
      await saveModelSettings(org, { server: serverOf(fake) })
      expect(await tryModel(org)).toMatchObject({
        ok: false,
        error: { message: expect.stringMatching(message), hint: expect.stringMatching(hint) },
      })
      expect(await rowsOf(org)).toHaveLength(1)
    },
  )

  test.each([
    [false, 'It accepts reference images.'],
    [true, 'It doesn’t accept reference images.'],
  ])(
    'of an image model creates an image and says whether it refuses reference images: %s',
    async (refuses, says) => {
      const { org } = await createTestProject()
      const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#208050' } })
        .png()
        .toBuffer()
      const fake = await startModel(({ dialect }) =>
        refuses && dialect === 'edits'
          ? { status: 400, message: 'This model takes no images.' }
          : { raw: JSON.stringify({ created: 1, data: [{ b64_json: png.toString('base64') }] }) },
      )
      onTestFinished(() => fake.close())
      allow(fake)
      await expect(tryModel(org, 'image_model')).rejects.toMatchObject({ code: 'wrong-state' })
      await saveModelSettings(org, { server: { ...serverOf(fake), image_model: fake.model } })
      for (let times = 1; times <= 2; times++) {
        const tried = await tryModel(org, 'image_model')
        expect(tried).toMatchObject({ ok: true, text: expect.stringContaining(says), error: null })
        // It is tried with an image every time, even if it refused one before.
        expect(fake.requests.filter(({ dialect }) => dialect === 'edits')).toHaveLength(times)
      }
      expect((await rowsOf(org)).map(({ purpose }) => purpose)).toEqual(Array(refuses ? 4 : 2).fill('try'))
      expect((await getModelSettings(org)).references_refused_at === null).toBe(!refuses)
    },
  )

  test('of an embedding model says what came back, and asks again at once after a failure', async () => {
    const { org } = await createTestProject()
    let reply: Reply = { status: 500, message: 'no' }
    const fake = await startModel((request) => ('status' in reply ? reply : embedByWords(request)))
    onTestFinished(() => fake.close())
    allow(fake)
    await saveModelSettings(org, { server: { ...serverOf(fake), embedding_model: fake.model } })
    expect(await tryModel(org, 'embedding_model')).toMatchObject({ ok: false, error: { code: 'status-500' } })
    reply = { raw: '' }
    expect(await tryModel(org, 'embedding_model')).toMatchObject({
      ...{
        ok: true,
        text: 'It can compare posts (96 dimensions).',
        input_tokens: 2,
        output_tokens: 0,
        error: null,
      },
    })
    expect(await rowsOf(org)).toMatchObject([{ purpose: 'try' }, { purpose: 'try' }])
  })

  test('never shows the key, even if the server repeats it', async () => {
    const { org } = await createTestProject()
    const fake = await fakeModel(() => replyWith(`Your key is ${fake.key}.`))
    allow(fake)
    await saveModelSettings(org, { server: serverOf(fake) })
    expect(JSON.stringify(await tryModel(org))).not.toContain(fake.key)
  })

  test('is refused without a model, with a hint to save one first', async () => {
    const { org } = await createTestProject()
    await expect(tryModel(org)).rejects.toMatchObject({
      code: 'wrong-state',
      hint: expect.stringMatching(/^Save the address, the model and the key/),
    })
  })
})

describe('Ollama on the same computer', () => {
  test('is available only if the install itself is local or the operator allows it', async () => {
    const { org } = await createTestProject()
    vi.stubEnv('APP_URL', 'http://localhost:3000')
    expect(await ollamaAddress(org)).toBe('http://127.0.0.1:11434')
    vi.stubEnv('APP_URL', 'https://posts.example.com')
    expect(await ollamaAddress(org)).toBeUndefined()
    await expect(findOllama(org)).rejects.toMatchObject({ code: 'not-found' })
    vi.stubEnv('PRIVATE_HOSTS_ALLOWED', 'localhost:11434')
    expect(await ollamaAddress(org)).toBe('http://localhost:11434')
  })

  test('is looked up on request and its models are listed; nothing is stored', async () => {
    const { org } = await createTestProject()
    const there = await loopbackServer((_request, response) =>
      response.end(JSON.stringify({ models: [{ name: 'qwen3:8b' }, { name: 'llama3' }, {}] })),
    )
    expect(await findOllama(org, there.origin)).toEqual({
      base_url: `${there.origin}/v1`,
      models: ['qwen3:8b', 'llama3'],
    })
    expect(await findModelInUse(org)).toBeUndefined()
    const other = await loopbackServer((_request, response) => response.end('<html>'))
    await expect(findOllama(org, other.origin)).rejects.toMatchObject({ code: 'upstream-failed' })
    // Nothing listens on this port.
    await expect(findOllama(org, 'http://127.0.0.1:9')).rejects.toMatchObject({
      code: 'upstream-failed',
    })
  })
})
