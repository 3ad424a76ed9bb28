import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import postgres from 'postgres'
import { startEmbedded } from '@/db/embedded'

/** A customer's database: a PostgreSQL on a port of its own, with a read-only user. */
export type FakeDatabase = {
  port: number
  name: string
  user: string
  password: string
  /** Connected as the owner. */
  sql: postgres.Sql
  /** Drops all connections and rejects new ones, or accepts them again. */
  setOpen: (open: boolean) => void
  close: () => Promise<void>
}

/**
 * Creates a separate database on the server of the product under test, reached through a port that the product
 * already knows from its start.
 */
export async function startDatabase(options: { port: number | undefined }): Promise<FakeDatabase> {
  const dataDir = process.env.TRIBUTARY_TEST_DATA
  if (!dataDir) throw new Error('The product under test is not running; run `npm run e2e`.')
  const server = await startEmbedded({ dataDir })
  const name = `site_${randomBytes(5).toString('hex')}`
  const [user, password] = [`reader_${name}`, 'a reader of tests']
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${name}`)
  const url = new URL(server.url)
  const serverPort = Number(url.port)
  url.pathname = `/${name}`
  const sql = postgres(url.href, { max: 1, onnotice: () => undefined })
  await sql.unsafe(`create role ${user} login password '${password}';
    alter default privileges in schema public grant select on tables to ${user}; grant usage on schema public to ${user}`)

  const sockets = new Set<Socket>()
  let isOpen = true
  const front = createServer((socket) => {
    if (!isOpen) return socket.destroy()
    const behind = connect(serverPort, '127.0.0.1')
    for (const one of [socket, behind]) {
      sockets.add(one)
      one.on('error', () => undefined)
      one.on('close', () => {
        sockets.delete(one)
        socket.destroy()
        behind.destroy()
      })
    }
    socket.pipe(behind).pipe(socket)
  }).listen(options.port, '127.0.0.1')
  await once(front, 'listening')
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: options.port ?? 0,
    name,
    user,
    password,
    sql,
    setOpen: (open) => {
      isOpen = open
      if (!open) hangUp()
    },
    close: async () => {
      hangUp()
      front.close()
      await sql.end()
      await admin.unsafe(`drop database ${name} with (force)`)
      await admin.unsafe(`drop role ${user}`)
      await admin.end()
      await server.stop()
    },
  }
}
