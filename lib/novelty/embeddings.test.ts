import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { generations, modelWaits, packages, variantEmbeddings, variants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { saveModelSettings } from '@/lib/ai/settings/save-model-settings'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { drainQueues } from '@/lib/worker/drain-queues'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { type ModelRequest, type Reply, startModel } from '@/testing/fakes/model'
import { embedByWords } from '@/testing/fakes/model/embeds-texts'
import { storePosts } from '@/testing/novelty/store-brand'
import { embedPosts } from './embed-posts'
import { embedStoredPosts } from './embed-stored-posts'
import { findSimilarPosts, type PostToCompare } from './find-similar-posts'
import { textToEmbed } from './post-embedding'
import { queueEmbeddings } from './queue-embeddings'
import { storeSignatures } from './store-signatures'

useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

const original = 'Mira keeps the lighthouse burning: every night she carries fireflies upstairs.'
/** Without a word in common with the original. */
const paraphrase = 'Each evening the keeper brings glowworms up into her beacon, so that it shines.'
const groups = ['mira keeper', 'lighthouse beacon', 'burning shines', 'every each', 'night evening']
const groupsOfMore = ['carries brings', 'fireflies glowworms', 'upstairs into', 'keeps that']
/** Nine more posts, so that there is something that the channel's posts have in common. */
const others = 'bakery orchestra museum bicycle garden theatre kitchen school harbour'
  .split(' ')
  .map((subject) => `Our ${subject} reopens after winter, and ${subject} lovers get a discount.`)

const embeds = (request: ModelRequest): Reply =>
  embedByWords(request, { groups: [...groups, ...groupsOfMore], common: 0.5 })

/** Creates a channel with posts in a workspace with an embedding model. */
async function prepared(answer: (request: ModelRequest) => Reply | Promise<Reply> = embeds) {
  const { ctx, org } = await createTestProject()
  const fake = await startModel(answer)
  onTestFinished(() => fake.close())
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', new URL(fake.url).host)
  const use = (embedding_model: string | null) =>
    saveModelSettings(org, {
      server: {
        ...{ kind: 'openai-compatible', base_url: fake.url, model: fake.model, key: fake.key, vision: false },
        embedding_model,
      },
    })
  await use(fake.model)
  const system = await systemContext(ctx.projectId)
  const channelId = await createTestChannel(ctx)
  const ids = await storePosts(ctx, channelId, [original, ...others])
  const ask = async (post: Partial<PostToCompare> = {}) => {
    const text = post.text ?? paraphrase
    const embeddings = await embedPosts(ctx, [{ text }], {})
    const [found = []] = await inProject(ctx, (tx) =>
      findSimilarPosts(tx, [
        { channelId, language: 'en', text, embedding: embeddings.get(textToEmbed({ text })), ...post },
      ]),
    )
    return found
  }
  const calls = () => inProject(ctx, (tx) => tx.select().from(generations).orderBy(generations.id))
  const stored = () => inProject(ctx, (tx) => tx.select().from(variantEmbeddings))
  return { ctx, org, system, fake, use, channelId, ids, ask, calls, stored }
}

describe('a post that says the same in other words', () => {
  test('is found by its meaning once the stored posts have vectors, and by nothing else', async () => {
    const { ctx, ask, system, ids, calls } = await prepared()
    expect(await ask()).toEqual([])
    expect(await embedStoredPosts(system)).toBe(10)
    expect(await ask()).toMatchObject([
      { variantId: ids[0], reason: 'same-meaning', text: original, state: 'published' },
    ])
    expect(await ask({ embedding: undefined })).toEqual([])
    expect(await ask({ text: 'Juno paints boats in the colours of fish.' })).toEqual([])
    expect((await calls()).slice(0, 2)).toMatchObject([
      { purpose: 'embeddings', outcome: 'ok', projectId: ctx.projectId, outputTokens: 0 },
      { prompt: expect.stringContaining(original), output: '10 vectors of 96 numbers.' },
    ])
  })

  test('is not found if its number or day differs, on other channels, in other languages, or in its own package', async () => {
    const { ctx, ask, system, channelId, ids } = await prepared()
    await inProject(ctx, async (tx) => {
      const text = `${original} There are 212 steps.`
      await tx
        .update(variants)
        .set({ text })
        .where(eq(variants.id, ids[0] ?? ''))
      await storeSignatures(tx, [{ id: ids[0] ?? '', channelId, title: null, text }])
    })
    await embedStoredPosts(system)
    const [found] = await ask({ text: `${paraphrase} There are 212 steps.` })
    expect(found?.variantId).toBe(ids[0])
    expect(await ask({ text: `${paraphrase} There are 97 steps.` })).toEqual([])
    const text = `${paraphrase} There are steps.`
    expect(await ask({ text })).toHaveLength(1)
    expect(await ask({ text, channelId: await createTestChannel(ctx, { platform: 'x' }) })).toEqual([])
    expect(await ask({ text, language: 'de' })).toEqual([])
    expect(await ask({ text, exceptPackages: [found?.packageId ?? ''] })).toEqual([])
    await inProject(ctx, (tx) => tx.update(packages).set({ status: 'draft' }))
    expect(await ask({ text })).toEqual([])
  })
})

describe('the vectors of stored posts', () => {
  test('are made by a job that the tick queues, for planned and published posts only, and once', async () => {
    const { ctx, channelId, fake, stored } = await prepared()
    await storePosts(ctx, channelId, ['A draft that nobody has decided on.'], { status: 'draft' })
    expect(await queueEmbeddings()).toContain(ctx.projectId)
    await drainQueues({ queues: ['embed-posts'], until: Date.now() + 60_000 })
    expect(await stored()).toHaveLength(10)
    expect(await queueEmbeddings()).not.toContain(ctx.projectId)
    expect(fake.requests).toHaveLength(1)
  })

  test('are deleted when the text changes, and made anew', async () => {
    const { ctx, channelId, ids, system, stored, fake } = await prepared()
    await embedStoredPosts(system)
    const [id = ''] = ids
    await inProject(ctx, async (tx) => {
      const text = 'Our newsletter turns two.'
      await tx.update(variants).set({ text }).where(eq(variants.id, id))
      await storeSignatures(tx, [{ id, channelId, title: null, text }])
    })
    expect((await stored()).map(({ variantId }) => variantId)).not.toContain(id)
    expect(await embedStoredPosts(system)).toBe(1)
    expect(fake.requests.at(-1)?.body.input).toEqual(['Our newsletter turns two.'])
  })

  test('are not stored for a text that changed while the model read it', async () => {
    let change = async () => {}
    const { ctx, ids, system, stored, fake } = await prepared(async (request) => {
      await change()
      change = async () => {}
      return embeds(request)
    })
    change = () =>
      inProject(ctx, async (tx) => {
        await tx
          .update(variants)
          .set({ text: 'Changed.' })
          .where(eq(variants.id, ids[0] ?? ''))
      })
    await embedStoredPosts(system)
    expect(fake.requests.map(({ body }) => body.input)).toEqual([expect.any(Array), ['Changed.']])
    expect(await stored()).toHaveLength(10)
  })

  test('of another model are never compared, and are replaced', async () => {
    const { ctx, ask, use, fake, system, stored } = await prepared()
    await embedStoredPosts(system)
    expect(await ask()).toHaveLength(1)
    await inSystem((tx) => tx.update(variantEmbeddings).set({ model: sql`model || '-former'` }))
    expect(await ask()).toEqual([])
    expect(await embedStoredPosts(system)).toBe(10)
    expect(await ask()).toHaveLength(1)
    expect(new Set((await stored()).map(({ model }) => model))).toEqual(
      new Set([`${fake.url} ${fake.model}`]),
    )
    await use(null)
    expect(await ask()).toEqual([])
    await inProject(ctx, (tx) => tx.delete(variantEmbeddings))
    expect(await queueEmbeddings()).not.toContain(ctx.projectId)
  })

  test('are requested without a transaction open', async () => {
    const open: number[] = []
    const { system } = await prepared(async (request) => {
      const [row] = await pool().sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`
      open.push(row?.count ?? -1)
      return embeds(request)
    })
    await embedStoredPosts(system)
    expect(open).toEqual([0])
  })
})

describe('without an answer of the embedding model, posts are compared by their words', () => {
  test.each([
    ['the server fails', { status: 500, message: 'no' }, 'failed'],
    ['the server is busy', { status: 429, message: 'slow down' }, 'failed'],
    ['the answer is something else', { raw: '{"data":[{"embedding":[]}]}' }, 'failed'],
    ['the answer has too few vectors', { raw: '{"data":[]}' }, 'failed'],
  ] as [string, Reply, string][])(
    'when %s, and it is not asked for every post',
    async (_, reply, outcome) => {
      const { ctx, ask, fake, calls } = await prepared(() => reply)
      expect(await ask({ text: original.replace('every night', 'nightly') })).toMatchObject([
        { reason: 'same-text' },
      ])
      await ask()
      expect(fake.requests).toHaveLength(1)
      expect(await calls()).toMatchObject([{ purpose: 'embeddings', outcome }])
      // Simulates the wait being over.
      await inSystem((tx) => tx.delete(modelWaits).where(eq(modelWaits.orgId, ctx.orgId)))
      await ask()
      expect(fake.requests).toHaveLength(2)
    },
  )

  test('when a limit is used up: nothing is sent', async () => {
    const { org, ask, fake, calls } = await prepared()
    await saveModelSettings(org, { caps: { tokens_per_day: 10 } })
    expect(await ask({ text: original })).toMatchObject([{ reason: 'same-text' }])
    expect(fake.requests).toEqual([])
    expect(await calls()).toEqual([])
  })
})
