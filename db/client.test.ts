import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../testing/database/database'
import { closePool, pool } from './client'

const database = useTestDatabase()

afterEach(() => closePool())

/** Forwards everything except the connection's process ID, as poolers do. */
async function startPooler(): Promise<string> {
  const { hostname, port } = new URL(database.url)
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    client.pipe(upstream)
    upstream.on('data', (chunk) => {
      const keyDataAt = chunk.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
      if (keyDataAt !== -1) chunk.writeUInt32BE(1, keyDataAt + 5)
      client.write(chunk)
    })
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = new URL(database.url)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  return address.href
}

/** Opens a pool on this address, waits for its pooler check, and returns whether it keeps prepared statements. */
async function keepsStatements(url: string): Promise<boolean> {
  const own = process.env.DATABASE_URL
  process.env.DATABASE_URL = url
  onTestFinished(() => {
    process.env.DATABASE_URL = own
  })
  const { sql, prepareChecked } = pool()
  await prepareChecked
  await sql`select ${1}::int`
  const [kept] = await sql<{ count: number }[]>`select count(*)::int as count from pg_prepared_statements`
  return (kept?.count ?? 0) > 0
}

test('prepared statements are kept on direct connections to the database', async () => {
  expect(await keepsStatements(database.url)).toBe(true)
})

test('prepared statements are not kept behind a pooler, where the next transaction may not know them', async () => {
  expect(await keepsStatements(await startPooler())).toBe(false)
})

test('prepared statements are not kept if the address says so', async () => {
  expect(await keepsStatements(`${database.url}?prepare=false`)).toBe(false)
})
