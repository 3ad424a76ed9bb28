import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { pool } from '@/db/client'
import { inProject } from '@/db/project'
import { bundledScript } from '@/testing/bundled-script'
import { useTestDatabase } from '@/testing/database/database'
import { untilIdle } from '@/testing/database/until-idle'
import { createPushSource, pushTo, type TestPushSource } from '@/testing/fakes/publisher'
import { listDeliveries } from '../list-deliveries'

const database = useTestDatabase()
afterEach(() => {
  delete process.env.PUSH_RATE_LIMIT
})

type Stored = { externalId: string; title: string; transaction: string }
const stored = (source: TestPushSource): Promise<Stored[]> =>
  inProject(source.ctx, async (tx) => [
    ...(await tx.execute<Stored>(sql`
      select external_id as "externalId", title, xmin::text as transaction from items
      where source_id = ${source.id}::uuid order by external_id`)),
  ])
const transactions = (rows: Stored[]) => new Set(rows.map(({ transaction }) => transaction))
const item = (external_id: string, title = `Title of ${external_id}`) => ({ external_id, title })
const names = (count: number) => Array.from({ length: count }, (_, at) => `n${String(at).padStart(2, '0')}`)

test('concurrent pushes to one source share transactions, but each has its own response and delivery', async () => {
  const source = await createPushSource()
  const all = names(16)
  const answers = await Promise.all(all.map((name) => source.push(item(name))))
  expect(answers.map(({ status, body }) => [status, body.created, body.results[0]?.external_id])).toEqual(
    all.map((name) => [200, 1, name]),
  )
  const rows = await stored(source)
  expect(rows.map(({ externalId }) => externalId)).toEqual(all)
  expect(transactions(rows).size).toBeLessThan(16)
  const deliveries = (await listDeliveries(source.ctx, { sourceId: source.id, limit: 50 })).data
  expect(deliveries).toHaveLength(16)
  for (const delivery of deliveries) expect(delivery.counts).toMatchObject({ received: 1, created: 1 })
})

test('pushes of different sources never share a transaction', async () => {
  const [one, other] = [await createPushSource(), await createPushSource()]
  const neighbour = await createPushSource({}, one)
  const three = [one, other, neighbour]
  await Promise.all(names(8).flatMap((name) => three.map((source) => source.push(item(name)))))
  const all = await Promise.all(three.map(stored))
  for (const rows of all) expect(rows).toHaveLength(8)
  const seen = all.map(transactions)
  expect(seen.reduce((sum, { size }) => sum + size, 0)).toBe(new Set(seen.flatMap((ids) => [...ids])).size)
})

test('rejected, unchanged, repeated and validated pushes do not affect others in their transaction', async () => {
  const source = await createPushSource()
  await source.push(item('known'))
  const keyed = { headers: { 'idempotency-key': 'k' } }
  const first = await source.push(item('keyed'), keyed)
  const [fresh, unchanged, rejected, again, reused, validated, mixed] = await Promise.all([
    source.push(item('fresh')),
    source.push(item('known')),
    source.push({ external_id: 'wrong', title: 7 }),
    source.push(item('keyed'), keyed),
    source.push(item('another'), keyed),
    source.push(item('only asked'), { query: '?validate=true' }),
    source.push({ items: [item('part'), { external_id: 'rest' }] }),
  ])
  expect([fresh.status, fresh.body.created]).toEqual([200, 1])
  expect([unchanged.status, unchanged.body.unchanged]).toEqual([200, 1])
  expect([rejected.status, rejected.body.rejected]).toEqual([422, 1])
  expect(again.text).toBe(first.text)
  expect([reused.status, reused.body.code]).toEqual([422, 'key-reused'])
  expect(validated.body.results[0]).toMatchObject({ status: 'created', item_id: null })
  expect([mixed.status, mixed.body.created, mixed.body.rejected]).toEqual([207, 1, 1])
  expect((await stored(source)).map(({ externalId }) => externalId)).toEqual([
    'fresh',
    'keyed',
    'known',
    'part',
  ])
})

test('two concurrent pushes with the same Idempotency-Key are stored once and get the same response', async () => {
  const source = await createPushSource()
  const keyed = { headers: { 'idempotency-key': 'twice' } }
  const [one, two] = await Promise.all([source.push(item('a'), keyed), source.push(item('a'), keyed)])
  expect([one.status, one.text]).toEqual([two.status, two.text])
  const replayed = [one, two].filter(({ headers }) => headers.get('idempotency-replayed') === 'true')
  expect(replayed).toHaveLength(1)
})

test('concurrent pushes of the same item are applied in the order they arrived', async () => {
  const source = await createPushSource()
  const titles = names(8)
  const answers = await Promise.all(titles.map((title) => source.push(item('one', title))))
  expect(answers.map(({ body }) => body.results[0]?.status).toSorted()).toEqual([
    'created',
    ...Array.from({ length: 7 }, () => 'updated'),
  ])
  expect(await stored(source)).toMatchObject([{ externalId: 'one', title: titles.at(-1) }])
})

test('a push that fails in a shared transaction leaves the others stored', async () => {
  const source = await createPushSource()
  await pool().sql.unsafe(`
    create function refuse_poison() returns trigger language plpgsql as
      $f$ begin raise exception 'poison' using errcode = '23514'; end $f$;
    create trigger refuse_poison before insert on items for each row when (new.title = 'poison')
      execute function refuse_poison()`)
  const good = names(15)
  const [poisoned, ...answers] = await Promise.all([
    source.push(item('poisoned', 'poison')),
    ...good.map((name) => source.push(item(name))),
  ])
  expect(poisoned.status).toBe(500)
  expect(answers.map(({ status, body }) => [status, body.created])).toEqual(good.map(() => [200, 1]))
  expect((await stored(source)).map(({ externalId }) => externalId)).toEqual(good)
})

test('requests that are authenticated together are rate-limited one by one', async () => {
  process.env.PUSH_RATE_LIMIT = '5'
  const source = await createPushSource()
  const answers = await Promise.all(names(12).map((name) => source.push(item(name))))
  const taken = answers.filter(({ status }) => status === 200)
  // A new minute may have begun meanwhile.
  expect([5, 10, 12]).toContain(taken.length)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - taken.length)
  if (taken.length === 5)
    expect(taken.map(({ headers }) => headers.get('ratelimit-remaining')).toSorted()).toEqual([
      '0',
      '1',
      '2',
      '3',
      '4',
    ])
})

test('a wrong secret is rejected even when it is checked together with a right one', async () => {
  const source = await createPushSource()
  const wrong = `${source.secret.slice(0, -1)}${source.secret.endsWith('A') ? 'B' : 'A'}`
  const answers = await Promise.all(
    names(8).map((name, at) => pushTo(source.id, at % 2 ? wrong : source.secret, item(name))),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 200, 401, 200, 401, 200, 401])
  expect(await stored(source)).toHaveLength(4)
})

test('a process killed while storing pushes leaves each push whole or not at all', async () => {
  const source = await createPushSource()
  const blocker = postgres(database.url, { max: 1 })
  onTestFinished(() => blocker.end())
  const script = await bundledScript('testing/fakes/push-process.ts')
  const start = () => {
    const child = spawn(process.execPath, [...script, source.id, source.secret, '16', '3'], {
      env: { ...process.env, DATABASE_URL: database.url },
      stdio: 'inherit',
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    return { child, gone: once(child, 'exit') }
  }
  // The items are written, but their deliveries wait for the lock.
  await blocker.unsafe('begin; lock table push_deliveries in access exclusive mode')
  const first = start()
  await expect
    .poll(
      async () => {
        const [waiting] = await pool().sql<{ count: number }[]>`
          select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%push_deliveries%'`
        return waiting?.count ?? 0
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0)
  first.child.kill('SIGKILL')
  await first.gone
  await blocker.unsafe('rollback')
  await untilIdle()
  expect(await stored(source)).toEqual([])

  const second = start()
  await expect.poll(async () => (await stored(source)).length, { timeout: 120_000 }).toBeGreaterThan(0)
  second.child.kill('SIGKILL')
  await second.gone
  await untilIdle()
  const requests = Map.groupBy(await stored(source), ({ externalId }) => externalId.split('-')[0])
  for (const rows of requests.values()) expect(rows).toHaveLength(3)
  const deliveries = await inProject(source.ctx, (tx) =>
    tx.execute(sql`select from push_deliveries where source_id = ${source.id}::uuid`),
  )
  expect(deliveries).toHaveLength(requests.size)
})
