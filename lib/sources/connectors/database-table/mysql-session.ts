import type { Duplex } from 'node:stream'
import type { Connection } from 'mysql2'
import { watchMysql } from '@/db/driver-internals'
import { InspectedStream } from '@/lib/http/inspected-stream'
import { OutboundError } from '@/lib/http/outbound-error'
import { Refusal } from './refusal'
import type { DatabaseTableConfig } from './schemas'
import { serverName, serverOf } from './server'
import { type Cell, type OpenSession, statementTimeoutMs } from './session'

/** Quotes, escapes and times must mean the same on every server. */
const settings = `set session sql_mode = '', time_zone = '+00:00', lock_wait_timeout = 5`
/** MySQL from 5.7.8 on, MariaDB from 10.1 on; before there is only our own deadline. */
const timeouts = [
  `set session max_execution_time = ${statementTimeoutMs}`,
  `set session max_statement_time = ${statementTimeoutMs / 1000}`,
]
const unknownSetting = '1193'

type TlsState = 'none' | 'under way' | 'done'

/** Opens a read-only transaction on MySQL or MariaDB. No file of this machine is ever sent to it. */
export const openMysql: OpenSession = async (config, io, limits) => {
  const { createConnection } = await import('mysql2')
  const plain = await io.connect({ ...serverOf(config), ...limits, signal: io.signal })
  const stream = new InspectedStream(plain, greetingCheck())
  // The driver writes its own code over that of an error, so ours is made again.
  let ended: OutboundError | Refusal | undefined
  stream.on('error', (error) => {
    if (error instanceof OutboundError) ended ??= new OutboundError(error.code, { host: serverName(config) })
    if (error instanceof Refusal) ended ??= error
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
        if (!(error instanceof Refusal) || error.code !== unknownSetting) throw error
      })
    // Servers in front of several databases promise no snapshot.
    await read('start transaction with consistent snapshot, read only', () => undefined).catch((error) => {
      if (!(error instanceof Refusal)) throw error
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
  const { host, port, secure } = serverOf(config)
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
      // In the open the password would be anybody's.
      enableCleartextPlugin: secure,
      // No program is made of what the server calls its columns.
      disableEval: true,
      rowsAsArray: true,
    })
    // Stays, so that a connection that breaks later does not end the process; whoever reads is told by the reading.
    connection.on('error', reject)
    connection.once('connect', () => resolve(connection))
    watch(connection, stream, state)
  })
}

/**
 * The driver goes on after a packet out of its order; a server that sends such is left. And it tells of a lost connection when a
 * certificate is refused; that one was under way is kept.
 */
const watch = (connection: Connection, stream: Duplex, state: { tls: TlsState }): void =>
  watchMysql(connection, {
    packet: (inOrder) => {
      if (stream.destroyed) return false
      if (!inOrder) stream.destroy(new Refusal('misbehaves', 'packets out of order'))
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
    // A reading without a callback is not told by the driver when the connection ends.
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

/** The first packet is a greeting of version 10 or an error; anything else is no MySQL. */
function greetingCheck(): (chunk: Buffer) => void {
  let head = Buffer.alloc(0)
  return (chunk) => {
    if (head.length >= 5) return
    head = Buffer.concat([head, chunk.subarray(0, 5)])
    if (head.length >= 5 && (head[3] !== 0 || (head[4] !== 10 && head[4] !== 255)))
      throw new Refusal('no-database', 'an unknown greeting')
  }
}

function mysqlFailure(
  error: unknown,
  ended: OutboundError | Refusal | undefined,
  tls: TlsState,
  config: DatabaseTableConfig,
): unknown {
  if (error instanceof Refusal) return error
  if (ended) return ended
  if (error instanceof OutboundError) return new OutboundError(error.code, { host: serverName(config) })
  if (!(error instanceof Error)) return error
  const { code, errno } = error as { code?: string; errno?: number }
  const host = serverName(config)
  if (code === 'HANDSHAKE_NO_SSL_SUPPORT') return new Refusal('no-tls', 'no TLS')
  if (code === 'HANDSHAKE_SSL_ERROR' || (code === 'PROTOCOL_CONNECTION_LOST' && tls === 'under way'))
    return new OutboundError('tls-failed', { host, cause: error })
  if (code === 'MYSQL_CLEAR_PASSWORD_NOT_ENABLED') return new Refusal('open-password', 'in the open')
  if (code === 'AUTH_SWITCH_PLUGIN_ERROR') return new Refusal('odd-sign-in', 'an unknown way of signing in')
  if (code === 'PROTOCOL_CONNECTION_LOST') return new OutboundError('connection-lost', { host })
  if (code === 'ETIMEDOUT') return new OutboundError('timed-out', { host })
  if (typeof errno === 'number' && errno > 0) return new Refusal(String(errno), error.message)
  // The rest is what the driver does not know how to read.
  return code?.startsWith('HANDSHAKE_') ||
    code?.startsWith('PROTOCOL_') ||
    error instanceof TypeError ||
    error instanceof RangeError
    ? new Refusal('misbehaves', error.message)
    : error
}
