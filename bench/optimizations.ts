import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pool } from '@/db/client'
import { setPrepareStatements } from '@/db/driver-internals'
import { optimizations } from '@/db/optimizations'
import { shareReads } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { listItemKinds } from '@/lib/items/list-item-kinds'
import { listItems } from '@/lib/items/list-items'
import { countReviewQueue } from '@/lib/packages/review/count-review-queue'
import { countSources } from '@/lib/sources/health/count-sources'
import { listSources } from '@/lib/sources/list-sources'
import { createPushSource, pushTo } from '@/testing/fakes/publisher'
import type { BenchBucket } from './bucket'
import { createBucketSource, syncNow } from './bucket-source'
import { type BenchServer, switchDatabase } from './database'
import { compare } from './harness'
import { articles } from './push-items'
import { comparisons, type Line, lineOf, type Report } from './report'

type Work = { what: string; rounds: number; run: () => Promise<void> }

/**
 * Measures what each transaction optimization gains: the same work with all of them, and with all but one,
 * alternating. Runs in the measuring process, without HTTP; on a database on the same machine, and on one that
 * answers two milliseconds later.
 */
export async function optimizationsBench(server: BenchServer, bucket: BenchBucket): Promise<Report> {
  const { url, sql } = await server.open('optimizations')
  process.env.PUSH_RATE_LIMIT = '0'
  await bucket.command({ entries: 500, latencyMs: 0, etags: true })
  const push = await createPushSource()
  const bucketSource = await createBucketSource(bucket.url)
  await syncNow(bucketSource)
  let used = 0
  const fresh = (count: number) => {
    used += count
    return articles(used, count)
  }
  const send = async (body: string) => {
    const { status, text } = await pushTo(push.id, push.secret, body)
    if (status !== 200) throw new Error(text.slice(0, 300))
  }
  const batches = (count: number, size: number) => async () => {
    for (let at = 0; at < count; at++) await send(JSON.stringify({ items: fresh(size) }))
  }
  const singles = (count: number) => async () => {
    const bodies = fresh(count).map((item) => JSON.stringify(item))
    const lane = async () => {
      for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) await send(body)
    }
    await Promise.all(Array.from({ length: 16 }, lane))
  }
  const syncs = (count: number) => async () => {
    for (let at = 0; at < count; at++) await syncNow(bucketSource)
  }
  const page = (count: number, context: () => ProjectContext<'read'>) => async () => {
    for (let at = 0; at < count; at++) await readPage(context())
  }
  const alone = () => push.ctx
  const shared = () => {
    const ctx = { ...push.ctx }
    shareReads(ctx)
    return ctx
  }
  const near = {
    singles: { what: 'single pushes, 16 at once', rounds: 9, run: singles(160) },
    alone: { what: 'single pushes, one by one', rounds: 9, run: batches(30, 1) },
    batches: { what: 'pushes of 100', rounds: 9, run: batches(4, 100) },
    syncs: { what: 'unchanged syncs', rounds: 9, run: syncs(15) },
  } satisfies Record<string, Work>
  await batches(2, 1000)()
  await sql`analyze`
  const lines: Line[] = []
  const { singles: many, alone: single, batches: hundreds, syncs: unchanged } = near
  const switched = async (name: keyof typeof optimizations, works: Work[], where = '') => {
    for (const work of works)
      lines.push(
        await onAndOff(`${name}: ${work.what}${where}`, work, work.run, (on) => {
          optimizations[name] = on
        }),
      )
  }
  await switched('commitWithLastStatements', [single, hundreds, unchanged])
  await switched('roleWithFirstStatement', [single, unchanged])
  await switched('statementsTogether', [single, hundreds])
  await switched('pushesTogether', [many])
  await pool().prepareChecked
  for (const work of [single, hundreds, unchanged])
    lines.push(
      await onAndOff(`Kept statements: ${work.what}`, work, work.run, (on) =>
        setPrepareStatements(pool().sql, on),
      ),
    )
  lines.push(
    lineOf(
      'Shared reads: the five reads of a page',
      await compare({ rounds: 9, warmUps: 2, floor: page(10, alone), ours: page(10, shared) }),
    ),
  )
  const relay = await startRelay(url)
  try {
    await switchDatabase(relay.url)
    const far = ({ rounds, ...work }: Work): Work => ({ ...work, rounds: 5 })
    const [one, sync] = [far(single), far(unchanged)]
    const where = ', the database 2 ms away'
    await switched('commitWithLastStatements', [one, sync], where)
    await switched('roleWithFirstStatement', [one, sync], where)
    await switched('statementsTogether', [one], where)
  } finally {
    await switchDatabase(url)
    relay.close()
  }
  return { name: 'optimizations', table: comparisons(lines) }
}

async function onAndOff(
  what: string,
  { rounds }: Work,
  run: () => Promise<void>,
  set: (on: boolean) => void,
): Promise<Line> {
  const off = async () => {
    set(false)
    try {
      await run()
    } finally {
      set(true)
    }
  }
  return lineOf(what, await compare({ rounds, warmUps: 2, floor: off, ours: run }))
}

const readPage = (ctx: ProjectContext<'read'>) =>
  Promise.all([
    listItems(ctx, { limit: 24 }),
    listItemKinds(ctx),
    countReviewQueue(ctx),
    countSources(ctx),
    listSources(ctx, { limit: 24 }),
  ])

/** Connects to the same database through a process that forwards everything a millisecond late. */
async function startRelay(url: string): Promise<{ url: string; close: () => void }> {
  const address = new URL(url)
  const child = fork(
    fileURLToPath(new URL('./latency-relay-process.ts', import.meta.url)),
    [address.hostname, address.port],
    { execArgv: ['--import', 'tsx'] },
  )
  const [port] = await once(child, 'message')
  address.hostname = '127.0.0.1'
  address.port = String(port)
  return { url: address.href, close: () => child.disconnect() }
}
