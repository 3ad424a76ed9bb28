import type { SQLWrapper } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Connection } from 'mysql2'
import type { PgBoss } from 'pg-boss'
import type postgres from 'postgres'
import type { Tx } from './tx'

/**
 * Everything that relies on undocumented behavior of Drizzle, postgres.js, mysql2 and pg-boss, in one place. Each
 * assumption has a test in driver-internals.test.ts that says what broke when an upgrade changes it.
 */

const dialect = new PgDialect()

/** Returns a statement's text with numbered parameters, and their values. Takes `sql` or a built query. */
export function compileStatement(statement: SQLWrapper): { text: string; params: unknown[] } {
  const { sql, params } = dialect.sqlToQuery(statement.getSQL())
  return { text: sql, params }
}

/** Drizzle: a transaction's session holds the postgres.js transaction and sends everything through its `unsafe`. */
const getClient = (tx: Tx): postgres.TransactionSql =>
  (tx._.session as unknown as { client: postgres.TransactionSql }).client

/**
 * Runs a statement that the connection parses once and keeps. Drizzle: any name marks it as kept; postgres.js names
 * statements itself, by their text.
 */
export function runPrepared<Row>(tx: Tx, statement: SQLWrapper): Promise<Row[]> {
  const { text, params } = compileStatement(statement)
  return tx._.session
    .prepareQuery<{ execute: Row[]; all: Row[]; values: unknown[] }>(
      { sql: text, params },
      undefined,
      'kept',
      false,
    )
    .execute()
}

/** Like `runPrepared`, but hands the statement to the connection ahead of whatever is requested later, by any means. */
export async function runImmediately(tx: Tx, statement: SQLWrapper): Promise<void> {
  await createSend(getClient(tx).unsafe)(compileStatement(statement))
}

/** Thrown when a transaction is used after it has ended. */
export class TransactionEnded extends Error {
  constructor() {
    super('The transaction has ended: nothing can be read or written in it any more.')
    this.name = 'TransactionEnded'
  }
}

export type SendStatement = <Row>(statement: { text: string; params: unknown[] }) => Promise<Row[]>

/**
 * Puts a transaction under the control of its opener. `send` hands a kept statement to the connection: in call
 * order, ahead of whatever is requested later by any means, and also after `close`. After `close` everything else
 * throws TransactionEnded; postgres.js would still send it on the connection, under whatever role that has by then.
 */
export function controlTransaction(tx: Tx): { send: SendStatement; close: () => void } {
  const client = getClient(tx)
  const send = createSend(client.unsafe)
  const state = { ended: false }
  rejectWhenEnded(client, state)
  return {
    send,
    close: () => {
      state.ended = true
    },
  }
}

/**
 * postgres.js: `execute` hands a statement over one microtask turn later; one that is merely awaited takes two
 * turns.
 */
const createSend =
  (unsafe: postgres.TransactionSql['unsafe']): SendStatement =>
  <Row>({ text, params }: { text: string; params: unknown[] }) =>
    unsafe(text, params as string[], { prepare: true }).execute() as unknown as Promise<Row[]>

function rejectWhenEnded(client: postgres.TransactionSql, state: { ended: boolean }): void {
  const { unsafe, savepoint } = client
  const throwIfEnded = () => {
    if (state.ended) throw new TransactionEnded()
  }
  client.unsafe = (...parameters: Parameters<typeof unsafe>) => {
    throwIfEnded()
    return unsafe(...parameters)
  }
  client.savepoint = (async (work: (inner: postgres.TransactionSql) => unknown) => {
    throwIfEnded()
    return savepoint((inner) => {
      rejectWhenEnded(inner, state)
      return work(inner)
    })
  }) as typeof savepoint
}

/** Value lists of many different lengths would each be kept as a separate statement. */
const maxPreparedParameters = 12

/**
 * From here on, the connection keeps every statement of the open transaction, however it is sent. For transactions
 * with few distinct statements, which `plan_cache_mode` has planned anew for their own values.
 */
export function prepareEveryStatement(tx: Tx): void {
  const client = getClient(tx)
  const { unsafe } = client
  client.unsafe = (text, params = [], options = {}) =>
    unsafe(text, params, params.length > maxPreparedParameters ? options : { ...options, prepare: true })
}

/**
 * Sets whether a pool's connections keep the statements marked for it. postgres.js reads this option anew for each
 * statement.
 */
export function setPrepareStatements(sql: postgres.Sql, isPrepared: boolean): void {
  ;(sql.options as { prepare: boolean }).prepare = isPrepared
}

/** The process ID that the other end of the connection reported; behind a pooler it is not the database's. */
export const readProcessId = (rows: postgres.RowList<postgres.Row[]>): number | undefined => rows.state?.pid

/** Members of mysql2 connections that their types do not declare. */
type MysqlInner = {
  sequenceId: number
  handlePacket: (packet?: { sequenceId: number }) => void
  startTLS: (done: (error?: Error) => void) => void
}

export type MysqlWatcher = {
  /** Called before each packet; if it returns false, the driver does not see the packet. */
  packet: (inOrder: boolean) => boolean
  tlsStarts: () => void
  tlsStarted: () => void
}

/**
 * Watches a mysql2 connection from its beginning: its packets and whether each is in order (the driver only prints
 * a line if not), and the start and end of TLS (the driver reports a lost connection when a certificate is
 * refused).
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

/** A value as postgres.js returns it in raw mode. */
type RawCell = Buffer | null

/** Runs a query text on a postgres.js connection over the simple protocol and passes on each row unparsed. */
export async function readRawRows(
  sql: postgres.Sql,
  text: string,
  onRow: (cells: RawCell[]) => void,
): Promise<void> {
  // The types do not allow for nulls here.
  await sql
    .unsafe(text)
    .simple()
    .raw()
    .forEach((cells) => {
      onRow(cells as unknown as RawCell[])
    })
}

/** Makes postgres.js use an already open connection, through an option that its types do not declare. */
export const withSocket = (
  options: postgres.Options<Record<string, never>>,
  socket: () => unknown,
): postgres.Options<Record<string, never>> => ({ ...options, socket }) as typeof options

type JobRow = Parameters<PgBoss['insert']>[1][number]

/** Returns the single statement with which pg-boss would insert jobs into a queue, without running it. */
export async function buildJobInsert(
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

/** Returns which of the jobs passed to `touch` still belong to this worker; undefined if pg-boss does not say. */
export const listOwnedJobIds = (response: Awaited<ReturnType<PgBoss['touch']>>): string[] | undefined =>
  (response as { settled?: string[] }).settled
