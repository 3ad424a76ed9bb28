import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type postgres from 'postgres'
import { createChannel } from '@/lib/channels/create-channel'
import { newId } from '@/lib/ids'
import { drainQueues } from '@/lib/worker/drain-queues'
import { queueLimits } from '@/lib/worker/queue-limits'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved } from '@/testing/publishing/approved-package'
import type { BenchServer } from './database'
import { compare } from './harness'
import { comparisons, lineOf, type Report, short, tableOf } from './report'

const count = 300
/** As many receivers as one process sends to at once: `publish` gives a receiver four of its twelve slots. */
const receivers = 3
const channelsOfEach = 4

/**
 * Publications per second through the stored intents, from the waiting jobs to the stored outcomes, against
 * receivers that answer immediately. The floor is the minimum that records each request: one row committed before
 * it, the request, the row committed after it, with the same concurrency.
 */
export async function publications(server: BenchServer): Promise<Report> {
  const { sql } = await server.open('publications')
  const open = await Promise.all(Array.from({ length: receivers }, listen))
  process.env.PRIVATE_HOSTS_ALLOWED = [process.env.PRIVATE_HOSTS_ALLOWED, ...open.map(hostOf)]
    .filter(Boolean)
    .join(',')
  const { ctx } = await createTestProject()
  const addresses = open.flatMap((receiver, n) =>
    Array.from({ length: channelsOfEach }, (_, m) => `http://${hostOf(receiver)}/hook/${n}-${m}`),
  )
  const channels: { id: string }[] = []
  for (const [n, url] of addresses.entries())
    channels.push(
      await createChannel(ctx, {
        platform: 'webhook',
        account_key: `site-${n}`,
        display_name: `Site ${n}`,
        language: 'en',
        config: { url },
      }),
    )
  await sql`update channels set daily_cap = 1000000`
  await sql`create table sent (id uuid primary key, body text not null, status text not null, answered_at timestamptz)`

  const prepare = async () => {
    await sql`truncate pgboss.job, items, packages, publications, sent cascade`
    for (let n = 0; n < count; n++) await queueApproved(ctx, [channels[n % channels.length]?.id ?? ''])
    await sql`analyze packages, variants, publications, pgboss.job`
  }
  const ours = async () => {
    await drainQueues({ queues: ['publish'], until: Date.now() + 120_000 })
  }
  const check = async () => {
    const [row] = await sql<{ out: number }[]>`
      select count(*)::int as out from publications where status = 'published'`
    if (row?.out !== count) throw new Error(`${row?.out} of ${count} posts are out.`)
  }
  try {
    const found = await compare({ prepare, ours, check, floor: bareLoop(sql, addresses), rounds: 7 })
    const perSecond = (ms: number) => short((count / ms) * 1000)
    const table = tableOf(
      ['', 'product', 'bare loop'],
      [['publications per second, median', perSecond(found.ours.median), perSecond(found.floor.median)]],
    )
    return {
      name: 'publications',
      table: `${comparisons([lineOf(`${count} posts by webhook`, found)])}\n\n${table}`,
    }
  } finally {
    for (const receiver of open) {
      receiver.close()
      receiver.closeAllConnections()
    }
  }
}

function bareLoop(sql: postgres.Sql, addresses: string[]): () => Promise<void> {
  return async () => {
    let next = 0
    const work = async () => {
      for (let n = next++; n < count; n = next++) {
        const id = newId()
        const body = JSON.stringify({ id, text: `Post ${n}` })
        await sql`insert into sent (id, body, status) values (${id}, ${body}, 'sending')`
        const answer = await fetch(addresses[n % addresses.length] ?? '', { method: 'POST', body })
        await answer.arrayBuffer()
        await sql`update sent set status = 'published', answered_at = now() where id = ${id}`
      }
    }
    await Promise.all(Array.from({ length: queueLimits.publish.slots }, work))
  }
}

async function listen(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => response.writeHead(204).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}
const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`
