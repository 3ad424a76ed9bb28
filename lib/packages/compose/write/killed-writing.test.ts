import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import postgres from 'postgres'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { factCards, generations } from '@/db/schema'
import { runComposePackages } from '@/lib/worker/run-compose-packages'
import { bundledScript } from '@/testing/bundled-script'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { untilIdle } from '@/testing/database/until-idle'
import { type FakeModel, startModel } from '@/testing/fakes/model'
import { suggest } from '@/testing/fakes/model/refines-cards'
import { writePosts } from '@/testing/fakes/model/writes-posts'
import { listPackages } from '../../list-packages'

const database = useTestDatabase()

async function work(model: FakeModel, projectId: string, itemId: string): Promise<ChildProcess> {
  const script = await bundledScript('testing/fakes/compose-process.ts')
  const child = spawn(process.execPath, [...script, projectId, itemId], {
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

test('two workers killed while the model answers and while storing leave one package, and lose one answer each', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  const rawContent = 'The harbour library reopens in November. Entry is free for everyone in the quarter.'
  const itemId = await createTestItem(ctx, { metadata: {}, languages: ['en'], rawContent })
  const asked = Promise.withResolvers<void>()
  const model = await startModel(async (request, nth) => {
    if (nth > 0) return writePosts(request)
    asked.resolve()
    return { silence: true }
  })
  onTestFinished(() => model.close())
  const packagesOf = async () => (await listPackages(ctx, { limit: 10, item_id: itemId })).data

  const first = await work(model, ctx.projectId, itemId)
  await asked.promise
  await kill(first)
  expect(await packagesOf()).toEqual([])

  const blocker = postgres(database.url, { max: 1 })
  onTestFinished(() => blocker.end())
  await blocker.unsafe('begin; lock table variants in share mode')
  const second = await work(model, ctx.projectId, itemId)
  await expect
    .poll(
      async () => {
        const [waiting] = await pool().sql<{ count: number }[]>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%insert into variants%'`
        return waiting?.count ?? 0
      },
      { timeout: 60_000 },
    )
    .toBe(1)
  await kill(second)
  await blocker.unsafe('rollback')
  await untilIdle()
  expect(await packagesOf()).toEqual([])

  // The queue hands out the job again, and then once more, because nobody reported it as done.
  vi.stubEnv('AI_BASE_URL', model.url)
  vi.stubEnv('AI_MODEL', model.model)
  vi.stubEnv('AI_API_KEY', model.key)
  onTestFinished(() => void vi.unstubAllEnvs())
  const run = { signal: new AbortController().signal, retryCount: 1 }
  for (let times = 0; times < 2; times++)
    await runComposePackages({ projectId: ctx.projectId, itemIds: [itemId] }, run)
  expect(await packagesOf()).toMatchObject([{ made_by: 'model' }])
  const ledger = await inProject(ctx, (tx) => tx.select().from(generations).orderBy(generations.id))
  expect(ledger.map(({ outcome }) => outcome)).toEqual(['ok', 'running', 'ok', 'ok'])
  expect(model.refinements).toHaveLength(1)
  expect(model.requests).toHaveLength(3)
})

test('a worker killed while the model refines a card costs that answer, and the next one asks once its right has ended', async () => {
  const { ctx } = await createTestProject()
  await createTestChannel(ctx)
  const rawContent = 'The harbour library reopens in November. Entry is free for everyone in the quarter.'
  const itemId = await createTestItem(ctx, { metadata: {}, languages: ['en'], rawContent })
  const asked = Promise.withResolvers<void>()
  const model = await startModel(writePosts, {
    refine: (_, nth) => {
      if (nth > 0) return suggest({ add: [{ text: 'in November', kind: 'when' }] })
      asked.resolve()
      return { silence: true }
    },
  })
  onTestFinished(() => model.close())
  const child = await work(model, ctx.projectId, itemId)
  await asked.promise
  await kill(child)
  vi.stubEnv('AI_BASE_URL', model.url)
  vi.stubEnv('AI_MODEL', model.model)
  vi.stubEnv('AI_API_KEY', model.key)
  onTestFinished(() => void vi.unstubAllEnvs())
  const run = { signal: new AbortController().signal, retryCount: 1 }
  const compose = () => runComposePackages({ projectId: ctx.projectId, itemIds: [itemId] }, run)
  // It is not known yet that the process is gone, so the next one waits for its answer.
  await compose()
  expect(model.refinements).toHaveLength(1)
  expect((await listPackages(ctx, { limit: 10, item_id: itemId })).data).toEqual([])
  await inProject(ctx, (tx) => tx.update(factCards).set({ refiningUntil: new Date(0) }))
  await compose()
  expect((await listPackages(ctx, { limit: 10, item_id: itemId })).data).toMatchObject([{ made_by: 'model' }])
  expect(await inProject(ctx, (tx) => tx.select().from(factCards))).toMatchObject([
    { refinement: 'refined', refiningUntil: null },
  ])
  const ledger = await inProject(ctx, (tx) => tx.select().from(generations).orderBy(generations.id))
  expect(ledger.map(({ purpose, outcome }) => `${purpose} ${outcome}`)).toEqual([
    'refine-card running',
    'refine-card ok',
    'write-posts ok',
  ])
})
