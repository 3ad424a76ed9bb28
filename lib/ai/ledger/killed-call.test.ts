import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { generations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { bundledScript } from '@/testing/bundled-script'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { startModel } from '@/testing/fakes/model'
import { markLostCalls } from './settle-call'

const database = useTestDatabase()

test('a process killed during a model call leaves one row, which becomes lost after its deadline and counts once', async () => {
  const { ctx } = await createTestProject()
  const fake = await startModel(() => ({ silence: true }))
  onTestFinished(() => fake.close())
  const script = await bundledScript('testing/fakes/ask-model-process.ts')
  const child = spawn(process.execPath, [...script, ctx.projectId], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      AI_BASE_URL: fake.url,
      AI_MODEL: fake.model,
      AI_API_KEY: fake.key,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  await vi.waitFor(() => expect(fake.requests).toHaveLength(1), { timeout: 20_000 })
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
  const rows = () =>
    inSystem((tx) => tx.select().from(generations).where(eq(generations.projectId, ctx.projectId)))
  const [left, ...others] = await rows()
  expect(others).toEqual([])
  expect(left).toMatchObject({ outcome: 'running', outputTokens: 300, tokensEstimated: true })
  await markLostCalls()
  expect(await rows()).toMatchObject([{ outcome: 'running' }])
  await inSystem((tx) =>
    tx
      .update(generations)
      .set({ deadlineAt: sql`now() - interval '1 second'` })
      .where(eq(generations.projectId, ctx.projectId)),
  )
  await markLostCalls()
  expect(await rows()).toEqual([
    {
      ...left,
      outcome: 'lost',
      errorCode: 'lost',
      errorMessage: expect.any(String),
      deadlineAt: expect.any(Date),
    },
  ])
})
