import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import postgres from 'postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { generations, itemOrigins, items, packages } from '@/db/schema'
import { topicRuns } from '@/db/schema/topics'
import type { ProjectContext } from '@/lib/auth/context'
import { getFactCard } from '@/lib/facts/get-fact-card'
import { regeneratePackage } from '@/lib/packages/compose/regenerate-package'
import { bundledScript } from '@/testing/bundled-script'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { type FakeModel, startModel } from '@/testing/fakes/model'
import { readRefiningPrompt, suggest } from '@/testing/fakes/model/refines-cards'
import { readWritingPrompt, writePosts } from '@/testing/fakes/model/writes-posts'
import { createTopic } from './create-topic'
import { listTopicRuns } from './list-topic-runs'
import { performRun } from './perform-run'
import { previewTopic } from './preview-topic'
import { runTopic } from './run-topic'
import { type CreateTopicInput, createTopicInput } from './schemas'

const database = useTestDatabase()

async function topicWithModel(
  answer: Parameters<typeof startModel>[0],
  fields: Partial<CreateTopicInput> = {},
  options: Parameters<typeof startModel>[1] = {},
) {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  const rawContent = 'The harbour library reopens in November. Entry is free for everyone in the quarter.'
  const itemId = await createTestItem(ctx, { title: 'Library', metadata: {}, languages: ['en'], rawContent })
  const model = await startModel(answer, options)
  onTestFinished(() => model.close())
  const input = { name: 'News', rrule: 'FREQ=WEEKLY', timezone: 'Europe/Berlin', ...fields }
  const { id } = await createTopic(ctx, createTopicInput.parse(input))
  return { ctx, itemId, model, id }
}

function useModel(model: FakeModel): void {
  vi.stubEnv('AI_BASE_URL', model.url)
  vi.stubEnv('AI_MODEL', model.model)
  vi.stubEnv('AI_API_KEY', model.key)
  onTestFinished(() => void vi.unstubAllEnvs())
}

async function work(model: FakeModel, ctx: ProjectContext<'own'>, runId: string): Promise<ChildProcess> {
  const script = await bundledScript('testing/fakes/topic-process.ts')
  const child = spawn(process.execPath, [...script, ctx.projectId, runId], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      AI_BASE_URL: model.url,
      AI_MODEL: model.model,
      AI_API_KEY: model.key,
    },
    stdio: 'inherit',
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}
async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
const stored = async (ctx: ProjectContext<'own'>) =>
  inProject(ctx, async (tx) => ({
    made: (await tx.select().from(items)).filter(({ topicId }) => topicId !== null).length,
    origins: (await tx.select().from(itemOrigins)).length,
    by: (await tx.select().from(packages)).map(({ madeBy }) => madeBy),
    calls: (await tx.select().from(generations).orderBy(generations.id)).map(({ outcome }) => outcome),
  }))

// A lock held by another connection blocks the worker within the step, so that it is killed there.
test.each([
  { step: 'begins', table: 'topics', mode: 'exclusive', asked: false },
  { step: 'chooses', table: 'items', mode: 'access exclusive', asked: false },
  { step: 'compares', table: 'variant_signatures', mode: 'access exclusive', asked: true },
  { step: 'stores', table: 'variants', mode: 'share', asked: true },
])(
  'a worker killed while it $step leaves one item, one post and one charge after the retry',
  async ({ table, mode, asked }) => {
    const { ctx, model, id } = await topicWithModel(async (request) => writePosts(request))
    const run = await runTopic(ctx, { id })
    const blocker = postgres(database.url, { max: 1 })
    onTestFinished(() => blocker.end())
    await blocker.unsafe(`begin; lock table ${table} in ${mode} mode`)
    const child = await work(model, ctx, run.id)
    await expect
      .poll(
        async () => {
          const [waiting] = await pool().sql<{ count: number }[]>`
          select count(*)::int as count from pg_locks l join pg_database d on d.oid = l.database
          where d.datname = current_database() and not l.granted and l.relation = ${table}::regclass`
          return waiting?.count ?? 0
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0)
    await kill(child)
    await blocker.unsafe('rollback')
    expect(await stored(ctx)).toEqual({ made: 0, origins: 0, by: [], calls: asked ? ['ok', 'ok'] : [] })

    useModel(model)
    // The queue hands out the job again, and once more, as if it had never been told that the job was done.
    for (let times = 0; times < 2; times++) await performRun(ctx, { runId: run.id, isLast: false })
    expect(await stored(ctx)).toEqual({ made: 1, origins: 1, by: ['model'], calls: ['ok', 'ok'] })
    expect(model.requests).toHaveLength(1)
    const calls = await inProject(ctx, (tx) => tx.select().from(generations).orderBy(generations.id))
    expect(calls).toMatchObject([
      { topicId: id, purpose: 'refine-card' },
      { topicId: id, purpose: 'write-posts' },
    ])
    expect((await listTopicRuns(ctx, { id, limit: 5 })).data).toMatchObject([{ status: 'written' }])
  },
)

test('a worker killed while the model writes costs only that call, and the composer writes once the call is lost', async () => {
  const asked = Promise.withResolvers<void>()
  const { ctx, model, id } = await topicWithModel(async () => {
    asked.resolve()
    return { silence: true }
  })
  const run = await runTopic(ctx, { id })
  const child = await work(model, ctx, run.id)
  await asked.promise
  await kill(child)
  useModel(model)
  // It is not known yet that the process is gone, so the next one waits for its response.
  const { again } = await performRun(ctx, { runId: run.id, isLast: false })
  expect(again?.getTime()).toBeGreaterThan(Date.now())
  await inProject(ctx, (tx) => tx.update(generations).set({ deadlineAt: new Date(0) }))
  await performRun(ctx, { runId: run.id, isLast: false })
  expect(await stored(ctx)).toEqual({ made: 1, origins: 1, by: ['composer'], calls: ['ok', 'running'] })
  expect(model.requests).toHaveLength(1)
})

test('the model gets what the topic wants, with variables filled in and names in quotation marks', async () => {
  const prompt = 'It is {weekday} in {season}: say why {item.title} matters to {brand}.'
  const { ctx, model, id } = await topicWithModel(async (request) => writePosts(request), {
    angle: { prompt },
  })
  useModel(model)
  const run = await runTopic(ctx, { id })
  await inProject(ctx, (tx) =>
    tx
      .update(topicRuns)
      .set({ dueAt: new Date('2026-11-22T23:30:00Z') })
      .where(eq(topicRuns.id, run.id)),
  )
  await performRun(ctx, { runId: run.id, isLast: false })
  const sent = model.requests[0]?.prompt ?? ''
  // In Berlin it is already Monday.
  expect(sent).toContain('It is Monday in autumn: say why “Library” matters to Brand ')
  expect(sent).toMatch(/Build the post around these facts: \w+, \w+\./)
  const preview = await previewTopic(ctx, { topic_id: id, with_model: false, min_facts: 0 })
  expect(preview.post?.by).toBe('composer')
  expect(model.requests).toHaveLength(1)
})

test('does not ask the model about a channel that takes only videos, and stores what was written for the other', async () => {
  const { ctx, model, id } = await topicWithModel(async (request) => writePosts(request))
  await createTestChannel(ctx, { platform: 'youtube' })
  useModel(model)
  const run = await runTopic(ctx, { id })
  await performRun(ctx, { runId: run.id, isLast: false })
  expect(await stored(ctx)).toEqual({ made: 1, origins: 1, by: ['model'], calls: ['ok', 'ok'] })
  expect(readWritingPrompt(model.requests[0]?.prompt ?? '').channels).toMatchObject([
    { platform: 'LinkedIn' },
  ])
  const [done] = (await listTopicRuns(ctx, { id, limit: 1 })).data
  // The note omits the advice about “Channels”, which only exists on the post's page.
  expect(done?.notes).toEqual([expect.stringMatching(/takes only videos and this content has none\.$/)])
})

test('the composer writes once the topic’s monthly limit is used up, and the run says why', async () => {
  const budget = { posts_per_week: null, tokens_per_month: 500, money_per_month: null }
  const { ctx, model, id } = await topicWithModel(async (request) => writePosts(request), { budget })
  useModel(model)
  const run = await runTopic(ctx, { id })
  await performRun(ctx, { runId: run.id, isLast: false })
  expect(model.requests).toEqual([])
  const [done] = (await listTopicRuns(ctx, { id, limit: 1 })).data
  expect(done).toMatchObject({ status: 'written' })
  expect(done?.notes).toContain(
    'This topic’s limit for the AI model is used up for this month, so the built-in composer wrote this post.',
  )
})

test('a topic’s posts share the card that a model refined for their content, also when one is regenerated', async () => {
  const free = 'Entry is free for everyone in the quarter.'
  const { ctx, itemId, model, id } = await topicWithModel(
    async (request) => writePosts(request),
    { min_facts: 0 },
    {
      refine: ({ prompt }) =>
        suggest({
          set_aside: readRefiningPrompt(prompt)
            .facts.filter(({ text }) => text === free)
            .map((fact) => ({ id: fact.id, reason: 'notice' })),
          add: [{ text: 'The harbour library', kind: 'where' }],
        }),
    },
  )
  useModel(model)
  for (let times = 0; times < 2; times++) {
    const run = await runTopic(ctx, { id })
    await performRun(ctx, { runId: run.id, isLast: false })
  }
  const [made] = await inProject(ctx, (tx) => tx.select().from(packages).orderBy(packages.id))
  await regeneratePackage(ctx, { id: made?.id ?? '' })
  expect(model.refinements).toHaveLength(1)
  expect(model.requests.length).toBeGreaterThan(1)
  for (const { prompt } of model.requests) {
    const texts = readWritingPrompt(prompt).facts.map(({ text }) => text)
    expect(texts).toContain('The harbour library')
    expect(texts).not.toContain(free)
  }
  const [copy] = (await inProject(ctx, (tx) => tx.select().from(items))).filter((one) => one.id !== itemId)
  expect((await getFactCard(ctx, { id: copy?.id ?? '' })).refined?.changes).toHaveLength(2)
})
