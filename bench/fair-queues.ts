import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { createChannel } from '@/lib/channels/create-channel'
import { composePackagesJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { startWorker } from '@/lib/worker/worker'
import { createTestChannel, createTestItem } from '@/testing/database/content'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved } from '@/testing/publishing/approved-package'
import type { BenchServer } from './database'
import { type Spread, spread } from './harness'
import { type Report, short, tableOf } from './report'

const floodOfItems = 32_000
const floodOfPosts = 200
const rounds = 7
/** The longest that a single item or post may wait during another workspace's flood. */
const goalMs = 2_000

/**
 * Measures how long one workspace's single item and single post wait during another workspace's flood, with one
 * worker: 32,000 items pushed one by one, and posts to a receiver that never answers.
 */
export async function fairQueues(server: BenchServer): Promise<Report> {
  const { sql } = await server.open('fair_queues')
  const receivers = { silent: await listen(() => undefined), well: await listen((answer) => answer()) }
  process.env.PRIVATE_HOSTS_ALLOWED = [
    process.env.PRIVATE_HOSTS_ALLOWED,
    ...Object.values(receivers).map(hostOf),
  ]
    .filter(Boolean)
    .join(',')
  const [busy, quiet] = [await createTestProject(), await createTestProject()]
  await Promise.all([createTestChannel(busy.ctx), createTestChannel(quiet.ctx)])
  const [silent, well] = await Promise.all([
    webhook(busy.ctx, receivers.silent),
    webhook(quiet.ctx, receivers.well),
  ])
  const worker = await startWorker()
  try {
    const item = () => waitForItem(sql, quiet.ctx)
    const post = () => waitForPost(sql, quiet.ctx, well)
    const rows = []
    const itemAlone = await repeat(item)
    await pushMany(sql, busy.ctx)
    rows.push(['An item beside 32,000', await repeat(item), itemAlone] as const)
    await expectWaiting(sql, 'compose-packages')
    await sql`delete from pgboss.job where name = 'compose-packages' and state = 'created'`
    const postAlone = await repeat(post)
    for (let n = 0; n < floodOfPosts; n++) await queueApproved(busy.ctx, [silent])
    rows.push([`A post beside ${floodOfPosts} to a silent receiver`, await repeat(post), postAlone] as const)
    await expectWaiting(sql, 'publish')
    return { name: 'fair-queues', table: waits(rows) }
  } finally {
    for (const receiver of Object.values(receivers)) {
      receiver.close()
      receiver.closeAllConnections()
    }
    await worker.stop()
  }
}

async function listen(then: (answer: () => void) => void): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume()
    then(() => response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`

async function webhook(ctx: ProjectContext<'own'>, receiver: Server): Promise<string> {
  const { id } = await createChannel(ctx, {
    platform: 'webhook',
    account_key: 'site',
    display_name: 'Site',
    language: 'en',
    config: { url: `http://${hostOf(receiver)}/hook` },
  })
  return id
}

async function repeat(work: () => Promise<void>): Promise<Spread> {
  const waited: number[] = []
  for (let round = 0; round < rounds; round++) {
    const since = performance.now()
    await work()
    waited.push(performance.now() - since)
  }
  return spread(waited)
}

async function waitForItem(sql: postgres.Sql, ctx: ProjectContext<'own'>): Promise<void> {
  const id = await createTestItem(ctx)
  await inProject(ctx, async (tx) =>
    enqueue(tx, composePackagesJob, [{ projectId: ctx.projectId, itemIds: [id] }]),
  )
  await until(async () => (await sql`select from packages where item_id = ${id}`).length > 0)
}

async function waitForPost(sql: postgres.Sql, ctx: ProjectContext<'own'>, channelId: string): Promise<void> {
  const { publicationIds } = await queueApproved(ctx, [channelId])
  await until(
    async () =>
      (await sql`select from publications where id = any(${publicationIds}) and status = 'published'`)
        .length > 0,
  )
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 120_000; !(await condition()); await pause(5))
    if (Date.now() > end) throw new Error('It did not come within two minutes.')
}

/** Inserts many items with their jobs, as if each item had been pushed by itself. */
async function pushMany(sql: postgres.Sql, ctx: ProjectContext<'own'>): Promise<void> {
  const like = await createTestItem(ctx)
  await sql`
    with many as (
      insert into items (id, org_id, project_id, external_id, title, content_hash, featured_image, raw_content, metadata)
      select gen_random_uuid(), org_id, project_id, 'many-' || n, title, 'many', featured_image, raw_content, metadata
      from items, generate_series(1, ${floodOfItems}) n where id = ${like}
      returning id
    )
    insert into pgboss.job (name, data, policy)
    select 'compose-packages', jsonb_build_object('projectId', ${ctx.projectId}::text, 'itemIds', jsonb_build_array(id)), 'standard'
    from many`
}

/** Throws if the flood was over before the end of the measurement. */
async function expectWaiting(sql: postgres.Sql, queue: string): Promise<void> {
  const rows = await sql`select from pgboss.job where name = ${queue} and state = 'created'`
  if (rows.length === 0) throw new Error(`The flood of ${queue} was over before the end.`)
}

function waits(rows: (readonly [string, Spread, Spread])[]): string {
  const span = ({ median, min, max }: Spread) => `${short(median)} (${short(min)}-${short(max)})`
  return tableOf(
    ['', 'longest wait, ms', 'goal', 'wait, ms', 'alone, ms', 'rounds'],
    rows.map(([what, loaded, alone]) => [
      what,
      `**${short(loaded.max)}**`,
      loaded.max <= goalMs ? `≤ ${goalMs}` : `≤ ${goalMs}, missed`,
      span(loaded),
      span(alone),
      String(rounds),
    ]),
  )
}
