import type postgres from 'postgres'
import { readRawRows, withSocket } from '@/db/driver-internals'
import { InspectedStream } from '@/lib/http/connections/inspected-stream'
import { OutboundError } from '@/lib/http/outbound-error'
import { PostgresMessageCheck } from './postgres-message-check'
import { postgresSecured } from './postgres-secure'
import { StatementError } from './refusal'
import { getServer, serverName } from './server'
import { type Cell, type OpenSession, statementTimeoutMs } from './session'

const settings = {
  statement_timeout: String(statementTimeoutMs),
  lock_timeout: '5000',
  // If we disappear, the database soon drops our transaction.
  idle_in_transaction_session_timeout: '60000',
  timezone: 'UTC',
  datestyle: 'ISO, YMD',
  intervalstyle: 'iso_8601',
  extra_float_digits: '3',
}

/** Opens a read-only transaction on PostgreSQL. Uses nothing from the environment or from local files. */
export const openPostgres: OpenSession = async (config, io, limits) => {
  const { default: connectTo } = await import('postgres')
  const server = getServer(config)
  const plain = await io.connect({ ...server, ...limits, signal: io.signal })
  const check = new PostgresMessageCheck(server.secure)
  let open = true
  try {
    const line = server.secure ? await postgresSecured(plain, server.host, config.ca_certificate) : plain
    const stream = new InspectedStream(line, (chunk) => check.inspect(chunk))
    stream.once('close', () => {
      open = false
    })
    const sql = withoutEnvironment(() => connectTo(driverOptions(config, stream)))
    const read = async (statement: string, onRow: (cells: Cell[]) => void) => {
      let own: unknown
      try {
        await readRawRows(sql, statement, (cells) => {
          try {
            onRow(cells)
          } catch (error) {
            own = error
            throw error
          }
        })
      } catch (error) {
        throw own ?? postgresFailure(stream.errored ?? error, check, serverName(config))
      }
    }
    const pairs = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', true)`)
    await read('begin isolation level repeatable read read only', () => undefined)
    await read(`select ${pairs.join(', ')}`, () => undefined)
    return { read, isOpen: () => open, close: () => void stream.destroy() }
  } catch (error) {
    plain.destroy()
    throw error
  }
}

function driverOptions(
  config: Parameters<OpenSession>[0],
  stream: InspectedStream,
): postgres.Options<Record<string, never>> {
  const { host, port } = getServer(config)
  let isHandedOver = false
  const socket = () => {
    // Only once: the driver must not silently reconnect after a connection has ended.
    if (isHandedOver || stream.destroyed)
      throw stream.errored ?? new OutboundError('connection-lost', { host: serverName(config) })
    isHandedOver = true
    return stream
  }
  const options: postgres.Options<Record<string, never>> = {
    host,
    port,
    database: config.database,
    user: config.user,
    pass: config.password ?? '',
    ssl: false,
    max: 1,
    prepare: false,
    fetch_types: false,
    idle_timeout: 0,
    connect_timeout: 20,
    max_lifetime: null,
    keep_alive: 0,
    debug: false,
    onnotice: () => undefined,
    connection: { application_name: 'Tributary' },
  }
  return withSocket(options, socket)
}

/**
 * The driver takes every option that is not set from PGHOST, PGPASSWORD and the like; we set them all and hide
 * these variables as well.
 */
function withoutEnvironment<T>(make: () => T): T {
  const hidden = Object.entries(process.env).filter(([name]) => name.startsWith('PG'))
  for (const [name] of hidden) delete process.env[name]
  try {
    return make()
  } finally {
    for (const [name, value] of hidden) process.env[name] = value
  }
}

function postgresFailure(error: unknown, check: PostgresMessageCheck, host: string): unknown {
  if (!(error instanceof Error) || error instanceof StatementError) return error
  const code = 'code' in error ? String(error.code) : ''
  if (!check.received && (code === 'CONNECTION_CLOSED' || code === 'connection-lost'))
    return new StatementError('no-database', 'no answer')
  if (error instanceof OutboundError) return error
  if (error.name === 'PostgresError') return new StatementError(code, error.message)
  // The driver received something that it cannot parse.
  if (error instanceof TypeError || error instanceof RangeError)
    return new StatementError('misbehaves', error.message)
  if (code.startsWith('CONNECTION_')) return new OutboundError('connection-lost', { host })
  if (code === 'CONNECT_TIMEOUT') return new OutboundError('timed-out', { host })
  if (code === 'SASL_SIGNATURE_MISMATCH')
    return new StatementError('misbehaves', 'it does not know the password itself')
  return error
}
