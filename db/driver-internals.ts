import type { SQLWrapper } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Connection } from 'mysql2'
import type { PgBoss } from 'pg-boss'
import type postgres from 'postgres'
import type { Tx } from './tx'

/**
 * All that relies on what Drizzle, postgres.js, mysql2 and pg-boss do but do not promise, in one place. Each assumption has a
 * test in driver-internals.test.ts, which says what broke when an upgrade changes it.
 */

const dialect = new PgDialect()

/** The text of a statement with numbered parameters, and their values. Takes `sql` or a built query. */
export function textOf(statement: SQLWrapper): { text: string; params: unknown[] } {
  const { sql, params } = dialect.sqlToQuery(statement.getSQL())
  return { text: sql, params }
}

/** Drizzle: a transaction's session holds the transaction of postgres.js, and sends everything by its `unsafe`. */
const clientOf = (tx: Tx): postgres.TransactionSql =>
  (tx._.session as unknown as { client: postgres.TransactionSql }).client

/**
 * Runs a statement that the connection parses once and keeps. Drizzle: any name says that it is kept; postgres.js names
 * statements itself, by their text.
 */
export function runKept<Row>(tx: Tx, statement: SQLWrapper): Promise<Row[]> {
  const { text, params } = textOf(statement)
  return tx._.session
    .prepareQuery<{ execute: Row[]; all: Row[]; values: unknown[] }>(
      { sql: text, params },
      undefined,
      'kept',
      false,
    )
    .execute()
}

/** The same, handed to the connection ahead of whatever is asked for afterwards, by any means. */
export async function runAhead(tx: Tx, statement: SQLWrapper): Promise<void> {
  await sendBy(clientOf(tx).unsafe)(textOf(statement))
}

/** Something of a transaction was still asked for when it had ended. */
export class TransactionOver extends Error {
  constructor() {
    super('The transaction has ended: nothing can be read or written in it any more.')
    this.name = 'TransactionOver'
  }
}

export type SendStatement = <Row>(statement: { text: string; params: unknown[] }) => Promise<Row[]>

/**
 * Puts a transaction under the control of whoever opened it. `send` hands a kept statement to the connection: in the order of
 * the calls, before whatever is asked for afterwards by any means, and also after `close`. After `close` everything else throws
 * TransactionOver. postgres.js would send it on the connection even then, under whatever role that has by now.
 */
export function controlTransaction(tx: Tx): { send: SendStatement; close: () => void } {
  const client = clientOf(tx)
  const send = sendBy(client.unsafe)
  const state = { over: false }
  refuseWhenOver(client, state)
  return {
    send,
    close: () => {
      state.over = true
    },
  }
}

/** postgres.js: `execute` hands a statement over one turn later; one that is merely awaited takes two. */
const sendBy =
  (unsafe: postgres.TransactionSql['unsafe']): SendStatement =>
  <Row>({ text, params }: { text: string; params: unknown[] }) =>
    unsafe(text, params as string[], { prepare: true }).execute() as unknown as Promise<Row[]>

function refuseWhenOver(client: postgres.TransactionSql, state: { over: boolean }): void {
  const { unsafe, savepoint } = client
  const stop = () => {
    if (state.over) throw new TransactionOver()
  }
  client.unsafe = (...parameters: Parameters<typeof unsafe>) => {
    stop()
    return unsafe(...parameters)
  }
  client.savepoint = (async (work: (inner: postgres.TransactionSql) => unknown) => {
    stop()
    return savepoint((inner) => {
      refuseWhenOver(inner, state)
      return work(inner)
    })
  }) as typeof savepoint
}

/** Lists of values of many lengths would each be a statement of its own. */
const maxKeptParameters = 12

/**
 * From here on every statement of the open transaction is kept by its connection, however it is sent. For transactions whose
 * statements are few, of which `plan_cache_mode` has each planned for its own values.
 */
export function keepStatements(tx: Tx): void {
  const client = clientOf(tx)
  const { unsafe } = client
  client.unsafe = (text, params = [], options = {}) =>
    unsafe(text, params, params.length > maxKeptParameters ? options : { ...options, prepare: true })
}

/**
 * Whether connections of a pool keep statements that are marked for it. postgres.js reads its option anew for each statement.
 */
export function letKeepStatements(sql: postgres.Sql, kept: boolean): void {
  ;(sql.options as { prepare: boolean }).prepare = kept
}

/** The process id that the other end of the connection gave itself; behind a pooler it is not the database's. */
export const processOf = (rows: postgres.RowList<postgres.Row[]>): number | undefined => rows.state?.pid

/** What mysql2's connections have and their types do not tell. */
type MysqlInner = {
  sequenceId: number
  handlePacket: (packet?: { sequenceId: number }) => void
  startTLS: (done: (error?: Error) => void) => void
}

export type MysqlWatcher = {
  /** Asked before each packet; when it gives false the driver does not see it. */
  packet: (inOrder: boolean) => boolean
  tlsStarts: () => void
  tlsStarted: () => void
}

/**
 * Watches a connection of mysql2 from its beginning: its packets and whether each is in order, of which the driver only prints a
 * line, and the beginning and end of TLS, of which it tells a lost connection when a certificate is refused.
 */
export function watchMysql(connection: Connection, watcher: MysqlWatcher): void {
  const inner = connection as unknown as MysqlInner
  const handlePacket = inner.handlePacket.bind(connection)
  inner.handlePacket = (packet) => {
    if (watcher.packet(!packet || packet.sequenceId === inner.sequenceId)) handlePacket(packet)
  }
  const startTLS = inner.startTLS.bind(connection)
  inner.startTLS = (done) => {
    watcher.tlsStarts()
    startTLS((error) => {
      if (!error) watcher.tlsStarted()
      done(error)
    })
  }
}

/** What postgres.js gives for a value when it is told to leave it as it came. */
type RawCell = Buffer | null

/** Runs a text on a connection of postgres.js and gives each row as it came, by the simple protocol. */
export async function readRawRows(
  sql: postgres.Sql,
  text: string,
  onRow: (cells: RawCell[]) => void,
): Promise<void> {
  // The types know no nulls here.
  await sql
    .unsafe(text)
    .simple()
    .raw()
    .forEach((cells) => {
      onRow(cells as unknown as RawCell[])
    })
}

/** Has postgres.js use a connection that is open already: an option of its own that its types do not tell. */
export const overSocket = (
  options: postgres.Options<Record<string, never>>,
  socket: () => unknown,
): postgres.Options<Record<string, never>> => ({ ...options, socket }) as typeof options

type JobRow = Parameters<PgBoss['insert']>[1][number]

/** The one statement by which pg-boss would put jobs in a queue, without running it. */
export async function jobInsertOf(
  client: PgBoss,
  queue: string,
  jobs: JobRow[],
): Promise<{ text: string; params: unknown[] }> {
  const statements: { text: string; params: unknown[] }[] = []
  const executeSql = async (text: string, params: unknown[] = []) => {
    statements.push({ text, params })
    return { rows: [] }
  }
  await client.insert(queue, jobs, { db: { executeSql } })
  const [statement, another] = statements
  if (!statement || another)
    throw new Error(`pg-boss puts jobs in by ${statements.length} statements, not one.`)
  return statement
}

/** Which of the jobs that `touch` was called with are still this worker's; undefined when pg-boss does not say. */
export const stillOwned = (response: Awaited<ReturnType<PgBoss['touch']>>): string[] | undefined =>
  (response as { settled?: string[] }).settled
