import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { useTestDatabase } from '@/testing/database/database'
import { createPushSource, type TestPushSource } from '@/testing/fakes/publisher'
import { listDeliveries } from '../list-deliveries'
import { readPush } from '../read-push'
import { storeItems } from './store-items'

useTestDatabase()

const read = (items: unknown[]) => {
  const body = { items }
  return readPush(body, Buffer.from(JSON.stringify(body)))
}
const sourceOf = ({ id }: TestPushSource, status = 'active') => ({
  id,
  type: 'push',
  status,
  config: {},
  lastContentAt: null,
})
const item = (external_id: string, title = `Title of ${external_id}`) => ({ external_id, title })
const stored = ({ ctx, id }: TestPushSource) =>
  inProject(ctx, async (tx) => [
    ...(await tx.execute<{ id: string; title: string; xact: string }>(sql`
      select id, title, xmin::text as xact from items where source_id = ${id}::uuid order by external_id`)),
  ])

test('stores items without an HTTP request, with their delivery and jobs in one transaction', async () => {
  const source = await createPushSource()
  const items = read([item('a'), { external_id: 'b', title: 7 }, item('c')])
  const { counts, results } = await storeItems(source.ctx, { source: sourceOf(source), items, dryRun: false })
  expect(counts).toMatchObject({ received: 3, created: 2, rejected: 1 })
  expect(results.map(({ external_id, status }) => [external_id, status])).toEqual([
    ['a', 'created'],
    ['b', 'rejected'],
    ['c', 'created'],
  ])
  const rows = await stored(source)
  expect(rows.map(({ title }) => title)).toEqual(['Title of a', 'Title of c'])
  const { data } = await listDeliveries(source.ctx, { sourceId: source.id, limit: 10 })
  expect(data).toMatchObject([{ mode: 'push', status: 207, counts: { created: 2, rejected: 1 } }])
  const jobs = await pool().sql<{ ids: string[]; xact: string }[]>`
    select data->'itemIds' as ids, xmin::text as xact from pgboss.job
    where name = 'compose-packages' and data->>'projectId' = ${source.ctx.projectId}`
  expect(jobs.flatMap(({ ids }) => ids).toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  const [delivery] = await inProject(source.ctx, (tx) =>
    tx.execute<{ xact: string }>(sql`select xmin::text as xact from push_deliveries`),
  )
  expect(new Set([...jobs, ...rows, delivery].map((one) => one?.xact)).size).toBe(1)
})

test('storing the same items again changes nothing, but is recorded as a delivery', async () => {
  const source = await createPushSource()
  const store = () =>
    storeItems(source.ctx, { source: sourceOf(source), items: read([item('a')]), dryRun: false })
  await store()
  const before = await stored(source)
  expect((await store()).counts).toMatchObject({ received: 1, unchanged: 1 })
  expect(await stored(source)).toEqual(before)
  expect((await listDeliveries(source.ctx, { sourceId: source.id, limit: 10 })).data).toHaveLength(2)
})

test('a dry run stores nothing but its delivery', async () => {
  const source = await createPushSource()
  const { results } = await storeItems(source.ctx, {
    source: sourceOf(source),
    items: read([item('a')]),
    dryRun: true,
  })
  expect(results).toMatchObject([{ status: 'created', item_id: null }])
  expect(await stored(source)).toEqual([])
  const { data } = await listDeliveries(source.ctx, { sourceId: source.id, limit: 10 })
  expect(data).toMatchObject([{ mode: 'validate', status: 200 }])
})

test('stores neither items nor jobs if the delivery cannot be stored', async () => {
  const source = await createPushSource()
  await pool().sql.unsafe(`
    create function refuse_delivery() returns trigger language plpgsql as
      $f$ begin raise exception 'no' using errcode = '23514'; end $f$;
    create trigger refuse_delivery before insert on push_deliveries for each row
      when (new.source_id = '${source.id}') execute function refuse_delivery()`)
  const work = storeItems(source.ctx, { source: sourceOf(source), items: read([item('a')]), dryRun: false })
  await expect(work).rejects.toMatchObject({ code: '23514' })
  expect(await stored(source)).toEqual([])
  const jobs = await pool().sql`
    select from pgboss.job where data->>'projectId' = ${source.ctx.projectId}`
  expect(jobs).toHaveLength(0)
})

test('rejects items for a paused source and for a pull source', async () => {
  const source = await createPushSource()
  const items = read([item('a')])
  const into = (to: ReturnType<typeof sourceOf>) =>
    storeItems(source.ctx, { source: to, items, dryRun: false })
  await expect(into(sourceOf(source, 'paused'))).rejects.toMatchObject({ code: 'source-paused' })
  await expect(into({ ...sourceOf(source), type: 'rss-feed' })).rejects.toMatchObject({ code: 'wrong-state' })
  expect(await stored(source)).toEqual([])
})
