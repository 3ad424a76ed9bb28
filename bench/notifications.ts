import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type postgres from 'postgres'
import { inSystem } from '@/db/system'
import { createChannel } from '@/lib/channels/create-channel'
import { createDestination } from '@/lib/notification-delivery/create-destination'
import { recordNotification } from '@/lib/notifications/record-notification'
import { startWorker } from '@/lib/worker/worker'
import { createTestMember, createTestProject, type TestProject } from '@/testing/database/factories'
import { queueApproved } from '@/testing/publishing/approved-package'
import type { BenchServer } from './database'
import { type Spread, spread } from './harness'
import { type Report, short, tableOf } from './report'

const aMinute = 1_000
const brands = 20
const rounds = 15
/** The longest that a post may take to be published: well before the end of its minute. */
const goalMs = 2_000

/**
 * Measures how long a post takes from its due time until it is published, alone and during 1,000 notifications a
 * minute in 20 brands: each goes to five people's inboxes and to a webhook, and half of the webhooks never answer.
 * One worker does all of it.
 */
export async function notificationsBench(server: BenchServer): Promise<Report> {
  const { sql } = await server.open('notifications')
  const receivers = { silent: await listen(() => undefined), well: await listen((answer) => answer()) }
  process.env.PRIVATE_HOSTS_ALLOWED = [
    process.env.PRIVATE_HOSTS_ALLOWED,
    ...Object.values(receivers).map(hostOf),
  ]
    .filter(Boolean)
    .join(',')
  const projects: TestProject[] = []
  for (let at = 0; at < brands; at++) {
    const project = await createTestProject()
    for (let member = 0; member < 4; member++) await createTestMember(project, 'editor')
    const receiver = at % 2 ? receivers.silent : receivers.well
    const url = `http://${hostOf(receiver)}/${at}`
    await createDestination(project.org, { type: 'webhook', name: 'Ops', url, kinds: ['failed'] })
    projects.push(project)
  }
  const quiet = await createTestProject()
  const { id: channel } = await createChannel(quiet.ctx, {
    platform: 'webhook',
    account_key: 'site',
    display_name: 'Site',
    language: 'en',
    config: { url: `http://${hostOf(receivers.well)}/hook` },
  })
  const worker = await startWorker()
  try {
    const post = () => waitForPost(sql, quiet, channel)
    await post()
    const alone = await repeat(post)
    const flood = startFlood(projects)
    const loaded = await repeat(post)
    const { recorded, seconds } = await flood.stop()
    const rate = Math.round((recorded / seconds) * 60)
    if (rate < aMinute * 0.9) throw new Error(`Only ${rate} notifications a minute were recorded.`)
    const [inbox] = await sql<{ count: number }[]>`select count(*)::int as count from notifications`
    if ((inbox?.count ?? 0) < recorded)
      throw new Error('The notifications did not reach the inboxes meanwhile.')
    return {
      name: 'notifications',
      table: tableOf(
        ['', 'median, ms', 'slowest, ms', 'goal'],
        [
          ['A post alone', short(alone.median), short(alone.max), ''],
          [
            `A post beside ${rate} notifications a minute`,
            short(loaded.median),
            short(loaded.max),
            `< ${short(goalMs)}`,
          ],
          ['Ratio', (loaded.median / alone.median).toFixed(2), (loaded.max / alone.max).toFixed(2), ''],
        ],
      ),
    }
  } finally {
    for (const receiver of Object.values(receivers)) {
      receiver.close()
      receiver.closeAllConnections()
    }
    await worker.stop()
  }
}

/** Records 1,000 notifications a minute, evenly spaced. */
function startFlood(projects: readonly TestProject[]) {
  const began = performance.now()
  const stopped = new AbortController()
  let recorded = 0
  const running = (async () => {
    while (!stopped.signal.aborted) {
      const { ctx } = projects[recorded % projects.length] as TestProject
      await inSystem((tx) =>
        recordNotification(
          tx,
          { ...ctx, actor: { kind: 'system', id: null, name: 'Tributary' } },
          {
            kind: 'failed',
            path: '/review',
            data: { title: `Post ${recorded}`, reason: 'The network refused it.' },
          },
        ),
      )
      recorded++
      await pause(Math.max(0, began + (recorded * 60_000) / aMinute - performance.now()))
    }
  })()
  return {
    async stop() {
      stopped.abort()
      await running
      const seconds = (performance.now() - began) / 1000
      await pause(1_000)
      return { recorded, seconds }
    },
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

async function repeat(work: () => Promise<void>): Promise<Spread> {
  const waited: number[] = []
  for (let round = 0; round < rounds; round++) {
    const since = performance.now()
    await work()
    waited.push(performance.now() - since)
    // Spread over a while, as real posts are.
    await pause(500)
  }
  return spread(waited)
}

async function waitForPost(sql: postgres.Sql, project: TestProject, channelId: string): Promise<void> {
  const { publicationIds } = await queueApproved(project.ctx, [channelId])
  for (const end = Date.now() + 120_000; ; await pause(5)) {
    const rows =
      await sql`select from publications where id = any(${publicationIds}) and status = 'published'`
    if (rows.length > 0) return
    if (Date.now() > end) throw new Error('The post did not go out within two minutes.')
  }
}
