import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { sql } from 'drizzle-orm'
import { type Connection, type ConnectionOptions, createConnection } from 'mysql2'
import { PgBoss } from 'pg-boss'
import postgres from 'postgres'
import { describe, expect, onTestFinished, test } from 'vitest'
import { useTestDatabase } from '../testing/database/database'
import { selfSignedCertificate } from '../testing/http/self-signed-certificate'
import { closePool, pool } from './client'
import {
  buildJobInsert,
  compileStatement,
  controlTransaction,
  listOwnedJobIds,
  prepareEveryStatement,
  readProcessId,
  readRawRows,
  runImmediately,
  runPrepared,
  setPrepareStatements,
  watchMysql,
  withSocket,
} from './driver-internals'
import { projects } from './schema'
import type { Tx } from './tx'

// Each test covers library behavior that is not documented or guaranteed. When one fails, its message says what an
// upgrade has changed; only driver-internals.ts needs fixing.

const database = useTestDatabase()

/** Statements that the transaction's connection has kept so far. */
const keptTexts = async (tx: Tx): Promise<string> =>
  (await tx.execute<{ statement: string }>(sql.raw('select statement from pg_prepared_statements')))
    .map(({ statement }) => statement)
    .join('\n')

describe('Drizzle', () => {
  test('sends all statements of a transaction through `unsafe` of its session’s client', async () => {
    await pool().db.transaction(async (tx) => {
      const { client } = tx._.session as unknown as { client: postgres.TransactionSql }
      const failureMessage = 'Drizzle no longer keeps the transaction of postgres.js as `tx._.session.client`'
      expect(client?.unsafe, failureMessage).toBeTypeOf('function')
      const texts: string[] = []
      const { unsafe } = client
      client.unsafe = (text, ...rest) => {
        texts.push(text)
        return unsafe(text, ...rest)
      }
      await tx.execute(sql`select 'executed'`)
      await tx.select({ one: sql`'built'` }).from(projects)
      await tx.select({ one: sql`'named'` }).from(projects).prepare('named').execute()
      await tx.query.projects.findFirst({ columns: { id: true } })
      await runPrepared(tx, sql`select 'kept'`)
      expect(texts, 'Drizzle no longer sends every statement by `client.unsafe`').toEqual([
        expect.stringContaining('executed'),
        expect.stringContaining('built'),
        expect.stringContaining('named'),
        expect.stringContaining('"projects"'),
        expect.stringContaining('kept'),
      ])
    })
  })

  test('turns `sql` and built queries into text with numbered parameters', async () => {
    const failureMessage = 'PgDialect.sqlToQuery gives something else'
    expect(compileStatement(sql`select ${1}, ${'two'}`), failureMessage).toEqual({
      text: 'select $1, $2',
      params: [1, 'two'],
    })
    await pool().db.transaction(async (tx) => {
      const { text, params } = compileStatement(
        tx.update(projects).set({ name: 'n' }).returning({ id: projects.id }),
      )
      expect(text, failureMessage).toMatch(/^update "projects" set "name" = \$1.* returning "id"$/)
      expect(params[0]).toBe('n')
    })
  })

  test('keeps a prepared statement only if it has a name', async () => {
    await pool().prepareChecked
    await pool().db.transaction(async (tx) => {
      await runPrepared(tx, sql`select ${'a'}::text as kept_by_name`)
      await tx.execute(sql`select ${'a'}::text as not_kept`)
      const kept = await keptTexts(tx)
      expect(kept, '`prepareQuery` with a name no longer has postgres.js keep the statement').toContain(
        'kept_by_name',
      )
      expect(kept, 'Drizzle keeps statements without a name').not.toContain('not_kept')
    })
  })
})

describe('postgres.js', () => {
  test('keeps every statement of a transaction that asks for it, unless it has many parameters', async () => {
    await pool().prepareChecked
    await pool().db.transaction(async (tx) => {
      prepareEveryStatement(tx)
      await tx.execute(sql`select ${'a'}::text as kept_by_transaction`)
      await tx.execute(
        sql`select ${sql.join(
          Array.from({ length: 13 }, () => sql`${1}::int`),
          sql`, `,
        )}, 'thirteen'`,
      )
      const kept = await keptTexts(tx)
      expect(kept, 'The option `prepare` of `unsafe` does nothing').toContain('kept_by_transaction')
      expect(kept).not.toContain('thirteen')
    })
  })

  test('reads for each statement anew whether to keep it', async () => {
    const own = postgres(database.url, { max: 1 })
    onTestFinished(() => own.end())
    const keeps = async (name: string) => {
      await own.unsafe(`select $1::int as ${name}`, [1], { prepare: true })
      const rows = await own.unsafe('select statement from pg_prepared_statements')
      return rows.some(({ statement }) => statement.includes(name))
    }
    setPrepareStatements(own, false)
    const failureMessage = 'postgres.js no longer reads `options.prepare` when a statement is sent'
    expect(await keeps('one'), failureMessage).toBe(false)
    setPrepareStatements(own, true)
    expect(await keeps('two'), failureMessage).toBe(true)
  })

  test('exposes the process id of the server’s end with a result', async () => {
    const own = postgres(database.url, { max: 1 })
    onTestFinished(() => own.end())
    const rows = await own<{ pid: number }[]>`select pg_backend_pid() as pid`
    expect(readProcessId(rows), '`rows.state.pid` is not the process id any more').toBe(rows[0]?.pid)
  })

  test('sends a statement that is run ahead before all later ones', async () => {
    await pool().db.transaction(async (tx) => {
      const ahead = runImmediately(tx, sql`select set_config('app.ahead', 'yes', true)`)
      const after = await Promise.all([
        runPrepared<{ ahead: string }>(tx, sql`select current_setting('app.ahead', true) as ahead`),
        tx.execute<{ ahead: string }>(sql`select current_setting('app.ahead', true) as ahead`),
      ])
      await ahead
      expect(
        after.map(([row]) => row?.ahead),
        '`execute()` no longer hands a statement over at once',
      ).toEqual(['yes', 'yes'])
    })
  })

  test('sends the commit right after the statements before it, without waiting for their answers', async () => {
    const relay = await startRelay(database.url)
    const previous = process.env.DATABASE_URL
    await closePool()
    process.env.DATABASE_URL = relay.url
    onTestFinished(async () => {
      process.env.DATABASE_URL = previous
      await closePool()
    })
    await pool().prepareChecked
    const order: string[] = []
    let last: Promise<unknown> = Promise.resolve()
    relay.holdAnswersFrom('last_statement')
    const done = pool().db.transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      const { send, close } = controlTransaction(tx)
      close()
      last = send({ text: 'select 1 as last_statement', params: [] }).then(() => order.push('answered'))
    })
    const failureMessage = 'The commit now waits for the answers of what is sent before it'
    await expect
      .poll(() => relay.received('commit'), { timeout: 30_000, message: failureMessage })
      .toBe(true)
      .finally(() => {
        order.push('released')
        relay.release()
      })
    await Promise.all([done, last])
    expect(order, failureMessage).toEqual(['released', 'answered'])
  })

  test('returns raw rows over a connection that is already open', async () => {
    const { hostname, port, username, password, pathname } = new URL(database.url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    let asked = 0
    const options = {
      user: username,
      pass: decodeURIComponent(password),
      database: pathname.slice(1),
      max: 1,
    }
    const own = postgres(
      withSocket({ ...options, host: 'nowhere.invalid', fetch_types: false } as never, () => {
        asked++
        return socket
      }),
    )
    onTestFinished(() => own.end())
    const rows: unknown[][] = []
    await readRawRows(own, `select 1, null, 'text'`, (cells) => rows.push([...cells]))
    expect(asked, 'postgres.js no longer has the option `socket`').toBe(1)
    expect(rows, '`simple().raw()` gives values in another shape').toEqual([
      [Buffer.from('1'), null, Buffer.from('text')],
    ])
  })
})

describe('pg-boss', () => {
  const open = async () => {
    const client = new PgBoss({
      connectionString: database.url,
      max: 1,
      supervise: false,
      schedule: false,
      migrate: false,
    })
    client.on('error', () => undefined)
    onTestFinished(() => client.stop({ graceful: false, close: true }))
    return client.start()
  }

  test('inserts jobs with a single statement that we can run ourselves', async () => {
    const client = await open()
    const jobs = [{ data: { n: 1 }, priority: 3 }, { data: { n: 2 } }]
    const { text, params } = await buildJobInsert(client, 'reconcile', jobs)
    await pool()
      .db.transaction(async (tx) => {
        await controlTransaction(tx).send({ text, params })
        const rows = await tx.execute<{ n: number; priority: number }>(
          sql`select (data->>'n')::int as n, priority from pgboss.job where name = 'reconcile' order by priority`,
        )
        expect([...rows], 'The statement of `insert` needs more than to be run').toEqual([
          { n: 2, priority: 0 },
          { n: 1, priority: 3 },
        ])
        tx.rollback()
      })
      .catch((error: unknown) => {
        if (!(error instanceof Error) || !/rollback/i.test(error.message)) throw error
      })
  })

  test('reports through `touch` which jobs are still ours', async () => {
    const client = await open()
    const id = await client.send('reconcile', {})
    const [job] = await client.fetch('reconcile')
    expect(job?.id).toBe(id)
    const gone = '00000000-0000-7000-8000-000000000000'
    const owned = listOwnedJobIds(await client.touch('reconcile', [job?.id ?? '', gone]))
    expect(owned, '`touch` no longer gives `settled`').toEqual([id])
    await client.complete('reconcile', id ?? '')
  })

  test('has the tables and functions that our own statements use', async () => {
    const used = [
      'id',
      'name',
      'data',
      'state',
      'priority',
      'retry_count',
      'start_after',
      'started_on',
      'heartbeat_on',
      'created_on',
      'group_id',
      'group_tier',
    ]
    for (const table of ['job', 'job_common']) {
      const rows = await pool().sql<{ name: string }[]>`
        select column_name as name from information_schema.columns where table_schema = 'pgboss' and table_name = ${table}`
      const names = rows.map(({ name }) => name)
      expect(names, `pgboss.${table} has lost columns that db/round-robin.ts or lib uses`).toEqual(
        expect.arrayContaining(used),
      )
    }
    const [now] = await pool().sql`select pg_typeof(pgboss.job_now())::text as type`
    expect(now?.type, 'pgboss.job_now() is no time').toBe('timestamp with time zone')
  })
})

describe('mysql2', () => {
  const failureMessage = 'The inside of mysql2’s connections has changed'

  test('passes every packet to `handlePacket` and counts them in `sequenceId`', async () => {
    const inOrder: boolean[] = []
    const connection = await mysqlAt([greeting(false), ok(2)])
    const watcher = { tlsStarts: () => undefined, tlsStarted: () => undefined }
    watchMysql(connection, { ...watcher, packet: (is) => inOrder.push(is) > 0 })
    await once(connection, 'connect')
    expect(inOrder, failureMessage).toEqual([true, true])

    const strange: boolean[] = []
    const other = await mysqlAt([greeting(false), ok(7)])
    const left = Promise.withResolvers<void>()
    watchMysql(other, {
      ...watcher,
      packet: (is) => {
        strange.push(is)
        if (!is) left.resolve()
        return is
      },
    })
    await left.promise
    expect(strange, failureMessage).toEqual([true, false])
  })

  test('starts TLS through `startTLS`, and calls back once it has started', async () => {
    const certificate = selfSignedCertificate('db.example.com')
    const steps: string[] = []
    const connection = await mysqlAt([greeting(true)], {
      ssl: { rejectUnauthorized: false },
      secure: (socket) => new TLSSocket(socket, { isServer: true, ...certificate }),
    })
    const done = Promise.withResolvers<void>()
    watchMysql(connection, {
      packet: () => true,
      tlsStarts: () => void steps.push('starts'),
      tlsStarted: () => {
        steps.push('started')
        done.resolve()
      },
    })
    await done.promise
    expect(steps, failureMessage).toEqual(['starts', 'started'])
  })
})

const tlsRequestBytes = 36

/** A mysql2 connection to a server that answers each incoming chunk with the next of the given packets. */
async function mysqlAt(
  [first, ...answers]: Buffer[],
  options: { ssl?: ConnectionOptions['ssl']; secure?: (socket: Socket) => unknown } = {},
): Promise<Connection> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined)
    socket.write(first ?? '')
    if (options.secure)
      socket.once('data', (chunk) => {
        socket.pause()
        // The TLS handshake may arrive in the same chunk as the request for it.
        if (chunk.length > tlsRequestBytes) socket.unshift(chunk.subarray(tlsRequestBytes))
        options.secure?.(socket)
      })
    else socket.on('data', () => socket.write(answers.shift() ?? ''))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connection = createConnection({
    host: '127.0.0.1',
    port,
    user: 'me',
    password: 'secret',
    ...(options.ssl ? { ssl: options.ssl } : {}),
  })
  connection.on('error', () => undefined)
  onTestFinished(() => {
    connection.destroy()
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return connection
}

function packet(sequence: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUIntLE(body.length, 0, 3)
  head[3] = sequence
  return Buffer.concat([head, body])
}
const ok = (sequence: number) => packet(sequence, Buffer.from([0, 0, 0, 2, 0, 0, 0]))

/** The initial handshake packet of a MySQL 8 server, with or without TLS. */
const greeting = (tls: boolean) =>
  packet(
    0,
    Buffer.concat([
      Buffer.from('\n8.0.36\0', 'latin1'),
      Buffer.from([1, 0, 0, 0]),
      Buffer.from('abcdefgh\0', 'latin1'),
      Buffer.from([0xff, tls ? 0xff : 0xf7, 45, 2, 0, 0xff, 0xdf, 21]),
      Buffer.alloc(10),
      Buffer.from('abcdefghijkl\0mysql_native_password\0', 'latin1'),
    ]),
  )

/** A relay between a client and the database that records what is sent and can hold back the answers. */
async function startRelay(url: string) {
  const { hostname, port } = new URL(url)
  let received = ''
  let marker: string | undefined
  let delayedAnswers: (() => void)[] | undefined
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    client.on('data', (chunk) => {
      received += chunk.toString('latin1')
      if (marker && received.includes(marker)) delayedAnswers ??= []
      upstream.write(chunk)
    })
    upstream.on('data', (chunk) =>
      delayedAnswers ? delayedAnswers.push(() => client.write(chunk)) : client.write(chunk),
    )
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('close', () => other.destroy())
      one.on('error', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = new URL(url)
  address.hostname = '127.0.0.1'
  address.port = String((server.address() as AddressInfo).port)
  return {
    url: address.href,
    holdAnswersFrom: (text: string) => {
      marker = text
    },
    /** Whether the client has sent this text. */
    received: (text: string) => received.includes(text),
    release: () => {
      marker = undefined
      const answers = delayedAnswers ?? []
      delayedAnswers = undefined
      for (const answer of answers) answer()
    },
  }
}
