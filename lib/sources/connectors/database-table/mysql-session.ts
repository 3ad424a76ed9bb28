import type { Duplex } from 'node:stream'
import type { Connection } from 'mysql2'
import { watchMysql } from '@/db/driver-internals'
import { InspectedStream } from '@/lib/http/connections/inspected-stream'
import { OutboundError } from '@/lib/http/outbound-error'
import { StatementError } from './refusal'
import type { DatabaseTableConfig } from './schemas'
import { getServer, serverName } from './server'
import { type Cell, type OpenSession, statementTimeoutMs } from './session'

/** Makes quotes, escapes and times mean the same on every server. */
const settings = `set session sql_mode = '', time_zone = '+00:00', lock_wait_timeout = 5`
/** Supported since MySQL 5.7.8 and MariaDB 10.1; on older servers only our own deadline applies. */
const timeouts = [
  `set session max_execution_time = ${statementTimeoutMs}`,
  `set session max_statement_time = ${statementTimeoutMs / 1000}`,
]
const unknownSetting = '1193'

type TlsState = 'none' | 'under way' | 'done'

/** Opens a read-only transaction on MySQL or MariaDB. Never sends a local file to the server. */
export const openMysql: OpenSession = async (config, io, limits) => {
  const { createConnection } = await import('mysql2')
  const plain = await io.connect({ ...getServer(config), ...limits, signal: io.signal })
  const stream = new InspectedStream(plain, greetingCheck())
  // The driver overwrites an error's code with its own, so we rebuild our error.
  let ended: OutboundError | StatementError | undefined
  stream.on('error', (error) => {
    if (error instanceof OutboundError) ended ??= new OutboundError(error.code, { host: serverName(config) })
    if (error instanceof StatementError) ended ??= error
  })
  const state = { open: true, tls: 'none' as TlsState }
  stream.once('close', () => {
    state.open = false
  })
  try {
    const connection = await connected(createConnection, config, stream, state)
    const read = (statement: string, onRow: (cells: Cell[]) => void) =>
      rowsOf(connection, stream, statement, onRow).catch((error) => {
        throw mysqlFailure(error, ended, state.tls, config)
      })
    await read(settings, () => undefined)
    for (const timeout of timeouts)
      await read(timeout, () => undefined).catch((error) => {
        if (!(error instanceof StatementError) || error.code !== unknownSetting) throw error
      })
    // Proxies in front of several databases do not support a consistent snapshot.
    await read('start transaction with consistent snapshot, read only', () => undefined).catch((error) => {
      if (!(error instanceof StatementError)) throw error
      return read('start transaction read only', () => undefined)
    })
    return { read, isOpen: () => state.open, close: () => void stream.destroy() }
  } catch (error) {
    stream.destroy()
    throw mysqlFailure(error, ended, state.tls, config)
  }
}

function connected(
  create: typeof import('mysql2').createConnection,
  config: DatabaseTableConfig,
  stream: Duplex,
  state: { tls: TlsState },
): Promise<Connection> {
  const { host, port, secure } = getServer(config)
  return new Promise((resolve, reject) => {
    const connection = create({
      host,
      port,
      user: config.user,
      password: config.password ?? '',
      database: config.database,
      stream,
      ...(secure
        ? {
            ssl: {
              rejectUnauthorized: true,
              verifyIdentity: true,
              minVersion: 'TLSv1.2',
              ...(config.ca_certificate === undefined ? {} : { ca: config.ca_certificate }),
            },
          }
        : {}),
      connectTimeout: 20_000,
      charset: 'utf8mb4_unicode_ci',
      multipleStatements: false,
      flags: ['-LOCAL_FILES', '-MULTI_STATEMENTS'],
      // Without encryption, anyone on the way could read the password.
      enableCleartextPlugin: secure,
      // Column names from the server are never compiled into code.
      disableEval: true,
      rowsAsArray: true,
    })
    // Stays registered, so that a connection that breaks later does not crash the process; readers learn about it
    // from their query.
    connection.on('error', reject)
    connection.once('connect', () => resolve(connection))
    watch(connection, stream, state)
  })
}

/**
 * The driver carries on after an out-of-order packet; we drop a server that sends one. The driver also reports a
 * rejected certificate as a lost connection, so we track that a TLS handshake was under way.
 */
const watch = (connection: Connection, stream: Duplex, state: { tls: TlsState }): void =>
  watchMysql(connection, {
    packet: (inOrder) => {
      if (stream.destroyed) return false
      if (!inOrder) stream.destroy(new StatementError('misbehaves', 'packets out of order'))
      return inOrder
    },
    tlsStarts: () => {
      state.tls = 'under way'
    },
    tlsStarted: () => {
      state.tls = 'done'
    },
  })

function rowsOf(
  connection: Connection,
  stream: Duplex,
  sql: string,
  onRow: (cells: Cell[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // Without a callback, the driver does not tell a query that the connection has ended.
    const lost = () => reject(stream.errored ?? new OutboundError('connection-lost'))
    if (stream.destroyed) return lost()
    stream.once('close', lost)
    const query = connection.query({ sql, rowsAsArray: true, typeCast: false })
    query.on('error', reject)
    query.on('result', (row: unknown) => {
      if (!Array.isArray(row)) return
      try {
        onRow(row)
      } catch (error) {
        reject(error)
        stream.destroy()
      }
    })
    query.on('end', () => {
      stream.removeListener('close', lost)
      resolve()
    })
  })
}

/** Checks that the first packet is a version 10 greeting or an error; anything else is not MySQL. */
function greetingCheck(): (chunk: Buffer) => void {
  let head = Buffer.alloc(0)
  return (chunk) => {
    if (head.length >= 5) return
    head = Buffer.concat([head, chunk.subarray(0, 5)])
    if (head.length >= 5 && (head[3] !== 0 || (head[4] !== 10 && head[4] !== 255)))
      throw new StatementError('no-database', 'an unknown greeting')
  }
}

function mysqlFailure(
  error: unknown,
  ended: OutboundError | StatementError | undefined,
  tls: TlsState,
  config: DatabaseTableConfig,
): unknown {
  if (error instanceof StatementError) return error
  if (ended) return ended
  if (error instanceof OutboundError) return new OutboundError(error.code, { host: serverName(config) })
  if (!(error instanceof Error)) return error
  const { code, errno } = error as { code?: string; errno?: number }
  const host = serverName(config)
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT') return new StatementError('no-tls', 'no TLS')
  if (code === 'HANDSHAKE_SSL_ERROR' || (code === 'PROTOCOL_CONNECTION_LOST' && tls === 'under way'))
    return new OutboundError('tls-failed', { host, cause: error })
  if (code === 'MYSQL_CLEAR_PASSWORD_NOT_ENABLED') return new StatementError('open-password', 'in the open')
  if (code === 'AUTH_SWITCH_PLUGIN_ERROR')
    return new StatementError('odd-sign-in', 'an unknown way of signing in')
  if (code === 'PROTOCOL_CONNECTION_LOST') return new OutboundError('connection-lost', { host })
  if (code === 'ETIMEDOUT') return new OutboundError('timed-out', { host })
  if (typeof errno === 'number' && errno > 0) return new StatementError(String(errno), error.message)
  // The remaining cases are messages that the driver cannot parse.
  return code?.startsWith('HANDSHAKE_') ||
    code?.startsWith('PROTOCOL_') ||
    error instanceof TypeError ||
    error instanceof RangeError
    ? new StatementError('misbehaves', error.message)
    : error
}
