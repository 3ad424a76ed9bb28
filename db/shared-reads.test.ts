import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { useTestDatabase } from '../testing/database/database'
import { createTestProject } from '../testing/database/factories'
import { inProject, type ProjectTx, shareReads } from './project'
import { sources } from './schema'

useTestDatabase()

async function page(): Promise<ProjectContext> {
  const { ctx } = await createTestProject()
  shareReads(ctx)
  return ctx
}

const source = () => ({ id: newId(), sourceType: 'rss_feed', name: 'A feed', config: {} })

/** When the transaction began, and whose rows it sees. */
const place = async (tx: ProjectTx) => {
  const [row] = await tx.execute<{ began: string; project: string; role: string }>(sql`
    select now()::text as began, current_setting('app.project_id') as project, current_user as role`)
  return row
}

test('simultaneous and directly following reads of a page share one transaction', async () => {
  const ctx = await page()
  const [one, two] = await Promise.all([inProject(ctx, place), inProject(ctx, place)])
  const behind = await inProject(ctx, place)
  expect(one).toMatchObject({ project: ctx.projectId, role: 'tributary_app' })
  expect([two, behind]).toEqual([one, one])
})

test('a later read sees what was written meanwhile', async () => {
  const { ctx: writer } = await createTestProject()
  const reader = { ...writer }
  shareReads(reader)
  const count = () => inProject(reader, (tx) => tx.$count(sources))
  expect(await count()).toBe(0)
  await inProject(writer, (tx) => tx.insert(sources).values(source()))
  expect(await count()).toBe(1)
})

test('pages of different projects never share a transaction', async () => {
  const [one, other] = [await page(), await page()]
  const seen = await Promise.all([one, other, one, other].map((ctx) => inProject(ctx, place)))
  expect(seen.map((row) => row?.project)).toEqual([one, other, one, other].map(({ projectId }) => projectId))
})

test('a failing read does not affect the others', async () => {
  const ctx = await page()
  const failing = (tx: ProjectTx) => tx.execute(sql`select 1 / (length(${'a'}::text) - 1)`)
  const [first, failed, last] = await Promise.allSettled([
    inProject(ctx, place),
    inProject(ctx, failing),
    inProject(ctx, async (tx) => (await place(tx)) && place(tx)),
  ])
  expect(failed.status).toBe('rejected')
  for (const read of [first, last])
    expect(read).toMatchObject({ status: 'fulfilled', value: { project: ctx.projectId } })
  expect(await inProject(ctx, place)).toMatchObject({ project: ctx.projectId })
  await expect(inProject(ctx, () => Promise.reject(new Error('mine')))).rejects.toThrow('mine')
})

test('a page cannot write', async () => {
  const ctx = await page()
  await expect(inProject(ctx, (tx) => tx.insert(sources).values(source()))).rejects.toMatchObject({
    cause: { code: '25006' },
  })
})
