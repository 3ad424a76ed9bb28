import { fileURLToPath } from 'node:url'
import type postgres from 'postgres'
import { Pool } from 'undici'
import { newId } from '@/lib/ids'
import { buildWhenNeeded } from '@/scripts/start/build'
import { createPushSource, pushTo, type TestPushSource } from '@/testing/fakes/publisher'
import { makeBareTable } from './bare-sync'
import type { BenchServer } from './database'
import { type Comparison, compare, measure, spread } from './harness'
import { buildMinimalNext } from './minimal-next'
import { startNext } from './next-server'
import { article, articles, bareRow, upsertBare } from './push-items'
import { comparisons, lineOf, type Report, tableOf } from './report'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const inBatches = 2000
const singles = 600
const rounds = 3

/**
 * Pushes over real HTTP to the built product, without its workers (goals 1, 2, 6). Batches are compared with the
 * bare upsert of the same rows by this process; single items, 16 at once, with a minimal Next handler that does one
 * upsert.
 */
export async function push(server: BenchServer): Promise<Report> {
  const { sql, url } = await server.open('push')
  await makeBareTable(sql)
  await buildWhenNeeded(root, console.log)
  const source = await createPushSource()
  const environment = { DATABASE_URL: url, PUSH_RATE_LIMIT: '0', LOG_LEVEL: 'error', AUTH_SECRET: 'bench' }
  const product = await startNext(root, environment)
  const minimal = await startNext(await buildMinimalNext(), environment)
  const clients = {
    product: new Pool(product.url, { connections: 16 }),
    minimal: new Pool(minimal.url, { connections: 16 }),
  }
  const send = sender(clients.product, source)
  try {
    await waitUntilIdle(sql, send)
    const lines = []
    for (const size of [100, 1000]) {
      const contest = batches(size)
      const project = newId()
      lines.push(
        lineOf(
          `Batches of ${size}, new items, over HTTP`,
          await compare({
            rounds,
            prepare: contest.next,
            floor: async () => {
              for (const rows of contest.rows()) await upsertBare(sql, project, rows)
            },
            ours: () => each(contest.bodies(), send),
          }),
          2,
        ),
        lineOf(
          `The same, the handler alone`,
          await compare({
            rounds,
            prepare: contest.next,
            floor: async () => {
              for (const rows of contest.rows()) await upsertBare(sql, project, rows)
            },
            ours: () => each(contest.bodies(), (body) => inProcess(source, body)),
          }),
        ),
      )
    }
    lines.push(lineOf('Unchanged items again, beside new ones', await unchanged(send), 1))
    let from = 10_000_000
    const single = (client: Pool, path: string, headers: Record<string, string>) => async () => {
      from += singles
      const base = from
      await atOnce(16, singles, (at) => post(client, path, headers, JSON.stringify(article(base + at))))
    }
    lines.push(
      lineOf(
        'Single items, 16 at once',
        await compare({
          rounds,
          floor: single(clients.minimal, '/push', { 'content-type': 'application/json' }),
          ours: single(clients.product, `/api/inbound/sources/${source.id}`, headersOf(source)),
        }),
        1 / 0.6,
      ),
    )
    return {
      name: 'push',
      table: [comparisons(lines), await memory(product.rssMb, send), await floodWithRefused(send)].join(
        '\n\n',
      ),
    }
  } finally {
    await Promise.all([clients.product.close(), clients.minimal.close()])
    await Promise.all([product.stop(), minimal.stop()])
  }
}

type Send = (body: string) => Promise<void>

/**
 * Fills both tables with some items and analyzes the database: it would do so by itself within a minute, but not
 * sooner.
 */
async function waitUntilIdle(sql: postgres.Sql, send: Send): Promise<void> {
  const first = articles(40_000_000, 3000)
  for (const part of [0, 1000, 2000]) {
    const some = first.slice(part, part + 1000)
    await send(JSON.stringify({ items: some }))
    await upsertBare(sql, newId(), some.map(bareRow))
  }
  await sql`analyze`
}

const headersOf = ({ secret }: TestPushSource) => ({
  authorization: `Bearer ${secret}`,
  'content-type': 'application/json',
})

const sender =
  (client: Pool, source: TestPushSource): Send =>
  (body) =>
    post(client, `/api/inbound/sources/${source.id}`, headersOf(source), body)

async function post(
  client: Pool,
  path: string,
  headers: Record<string, string>,
  body: string,
): Promise<void> {
  const answer = await client.request({ method: 'POST', path, headers, body })
  const text = await answer.body.text()
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${text.slice(0, 300)}`)
}

async function inProcess(source: TestPushSource, body: string): Promise<void> {
  const { status, text } = await pushTo(source.id, source.secret, body)
  if (status !== 200) throw new Error(text.slice(0, 300))
}

async function each(bodies: string[], send: Send): Promise<void> {
  for (const body of bodies) await send(body)
}

async function atOnce(
  concurrency: number,
  count: number,
  work: (at: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
}

let used = 0

/** Creates fresh items for each measurement, as request bodies and as the rows they become. */
function batches(size: number) {
  let items = articles(0, 0)
  const parts = <T>(all: T[]): T[][] =>
    Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
  let bodies: string[] = []
  let rows: ReturnType<typeof bareRow>[][] = []
  return {
    next: async () => {
      items = articles(used, inBatches)
      used += inBatches
      bodies = parts(items).map((some) => JSON.stringify({ items: some }))
      rows = parts(items.map(bareRow))
    },
    bodies: () => bodies,
    rows: () => rows,
  }
}

/** Pushes the same items a second time, compared with the first time. */
async function unchanged(send: Send): Promise<Comparison> {
  const first: number[] = []
  const again: number[] = []
  const contest = batches(1000)
  for (let round = 0; round < rounds; round++) {
    await contest.next()
    first.push((await measure(() => each(contest.bodies(), send))).ms)
    again.push((await measure(() => each(contest.bodies(), send))).ms)
  }
  return {
    rounds,
    floor: spread(first),
    ours: spread(again),
    ratio: spread(again.map((ms, round) => ms / (first[round] ?? Number.NaN))),
    cpuRatio: undefined,
  }
}

const pushedForMemory = 100_000

async function memory(rssMb: () => { now: number; peak: number }, send: Send): Promise<string> {
  const before = rssMb()
  for (let from = 0; from < pushedForMemory; from += 1000)
    await send(JSON.stringify({ items: articles(20_000_000 + from, 1000) }))
  const after = rssMb()
  return tableOf(
    ['Memory of the server, MB', 'before', 'after', 'peak'],
    [
      [
        `${pushedForMemory.toLocaleString('en')} items in batches of 1,000`,
        ...[before.now, after.now, after.peak].map(String),
      ],
    ],
  )
}

async function floodWithRefused(send: Send): Promise<string> {
  const ids = Array.from({ length: 20 }, (_, n) => n)
  let refused = 0
  await Promise.all(
    ids.flatMap((id) =>
      Array.from({ length: 16 }, (_, time) =>
        send(JSON.stringify(article(30_000_000 + id, time))).catch(() => {
          refused++
        }),
      ),
    ),
  )
  return tableOf(['20 ids pushed 16 times at once', 'requests', 'refused'], [['', '320', String(refused)]])
}
