import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { generations, variantEmbeddings } from '@/db/schema'
import { saveModelSettings } from '@/lib/ai/settings/save-model-settings'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { embedStoredPosts } from '@/lib/novelty/embed-stored-posts'
import { regeneratePackage } from '@/lib/packages/compose/regenerate-package'
import { getPackage } from '@/lib/packages/get-package'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { type ModelRequest, type Reply, startModel } from '@/testing/fakes/model'
import { embedByWords } from '@/testing/fakes/model/embeds-texts'
import { writePosts } from '@/testing/fakes/model/writes-posts'
import { storePosts } from '@/testing/novelty/store-brand'
import { createTopic } from './create-topic'
import { listTopicRuns } from './list-topic-runs'
import { performRun } from './perform-run'
import { runTopic } from './run-topic'
import { createTopicInput } from './schemas'

useTestDatabase()
afterEach(() => vi.unstubAllEnvs())

const published = 'Mira keeps the lighthouse burning: every night she carries fireflies upstairs.'
const others = 'bakery orchestra museum bicycle garden theatre kitchen school harbour'
  .split(' ')
  .map((subject) => `Our ${subject} reopens after winter, and ${subject} lovers get a discount.`)
const paraphrase = 'Each evening the keeper brings glowworms up into her beacon, so that it shines.'
const groups = ['mira keeper', 'lighthouse beacon', 'burning shines', 'every each', 'night evening']
const groupsOfMore = ['carries brings', 'fireflies glowworms', 'upstairs into', 'keeps that']

/** A topic whose only content says in other words what its channel has published, and a workspace with a model. */
async function prepared(embeds: (request: ModelRequest) => Reply | Promise<Reply>) {
  const { ctx, org } = await createTestProject()
  const channelId = await createTestChannel(ctx)
  const [publishedId = ''] = await storePosts(ctx, channelId, [published, ...others])
  const fake = await startModel((request) =>
    request.dialect === 'embeddings' ? embeds(request) : writePosts(request),
  )
  onTestFinished(() => fake.close())
  vi.stubEnv('PRIVATE_HOSTS_ALLOWED', new URL(fake.url).host)
  await saveModelSettings(org, {
    server: {
      ...{ kind: 'openai-compatible', base_url: fake.url, model: fake.model, key: fake.key, vision: false },
      embedding_model: fake.model,
    },
  })
  const itemId = await createTestItem(ctx, {
    ...{ title: 'Glowworms', metadata: {}, languages: ['en'], rawContent: paraphrase },
  })
  const { id } = await createTopic(
    ctx,
    createTopicInput.parse({
      ...{ name: 'News', rrule: 'FREQ=WEEKLY', timezone: 'Europe/Berlin', items: { item_ids: [itemId] } },
    }),
  )
  await embedStoredPosts(await systemContext(ctx.projectId))
  const run = async () => {
    const { id: runId } = await runTopic(ctx, { id })
    await performRun(ctx, { runId, isLast: true })
    const [done] = (await listTopicRuns(ctx, { id, limit: 1 })).data
    return done
  }
  const calls = async () =>
    (await inProject(ctx, (tx) => tx.select().from(generations).orderBy(generations.id))).filter(
      ({ purpose }) => purpose === 'embeddings',
    )
  return { ctx, id, run, calls, publishedId }
}

test('a topic’s post that says the same in other words is held with that reason, and so is it when regenerated', async () => {
  const open: number[] = []
  const { ctx, id, run, calls, publishedId } = await prepared(async (request) => {
    const [row] = await pool().sql<{ count: number }[]>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`
    open.push(row?.count ?? -1)
    return embedByWords(request, { groups: [...groups, ...groupsOfMore], common: 0.3 })
  })
  const done = await run()
  expect(done).toMatchObject({ status: 'held', similar: { reason: 'same-meaning', text: published } })
  const flag = {
    code: 'too_similar',
    message: 'Says the same in other words as a published post: “A post”.',
    nearest_variant_id: publishedId,
  }
  const held = await getPackage(ctx, { id: done?.package_id ?? '' })
  expect(held).toMatchObject({ status: 'in_review', flags: [flag] })
  expect((await calls()).slice(1)).toMatchObject([{ topicId: id, outcome: 'ok' }])
  expect(await inProject(ctx, (tx) => tx.$count(variantEmbeddings))).toBe(11)
  const { flags } = await regeneratePackage(ctx, { id: held.id, revision: held.revision })
  expect(flags).toMatchObject([flag])
  expect((await calls()).at(-1)).toMatchObject({ packageId: held.id, topicId: id })
  // It was stored with the vector that it was compared by.
  expect(await inProject(ctx, (tx) => tx.$count(variantEmbeddings))).toBe(11)
  expect(open.every((count) => count === 0)).toBe(true)
})

test('a topic’s post is written as without embeddings if their model fails', async () => {
  const { run, calls } = await prepared(() => ({ status: 500, message: 'no' }))
  expect(await run()).toMatchObject({ status: 'written', similar: null })
  // The first failure made it wait, so the run did not ask again.
  expect(await calls()).toMatchObject([{ outcome: 'failed' }])
})
