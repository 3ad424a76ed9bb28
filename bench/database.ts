import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { closePool } from '@/db/client'
import { startEmbedded } from '@/db/embedded'
import { migrate } from '@/db/migrate'
import { closeBoss } from '@/lib/jobs/boss'
import { countPostgres } from './harness'

export type BenchServer = {
  /** Creates an empty, migrated database of this name; from then on the product works on it. */
  open: (name: string) => Promise<BenchDatabase>
  stop: () => Promise<void>
}
export type BenchDatabase = {
  url: string
  /** The plain driver, without the product's row-level security: floors work with it. */
  sql: postgres.Sql
}

/** Starts the PostgreSQL that comes with the install, in a folder of its own and with full durability. */
export async function startBenchServer(): Promise<BenchServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tributary-bench-'))
  const server = await startEmbedded({ dataDir, temporary: true })
  // As after a normal start. Floors connect by URL, as any other program would.
  if (server.socket) process.env.DATABASE_SOCKET = server.socket
  countPostgres(
    Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0]),
  )
  const floors: postgres.Sql[] = []
  const open = async (name: string): Promise<BenchDatabase> => {
    const administration = postgres(server.url, { max: 1 })
    await administration.unsafe(`create database ${name}`)
    await administration.end()
    const address = new URL(server.url)
    address.pathname = `/${name}`
    await migrate(address.href)
    const sql = postgres(address.href, { max: 4, onnotice: () => undefined })
    floors.push(sql)
    await switchDatabase(address.href)
    return { url: address.href, sql }
  }
  const stop = async () => {
    await closeBoss()
    await closePool()
    await Promise.all(floors.map((sql) => sql.end()))
    await server.stop()
  }
  return { open, stop }
}

/** Makes the product's pool and queue open this database when they are next used. */
export async function switchDatabase(url: string): Promise<void> {
  await closeBoss()
  await closePool()
  process.env.DATABASE_URL = url
}
