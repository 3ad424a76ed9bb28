import {
  type ConnectorIO,
  type Discovery,
  defineConnector,
  type IndexState,
  type Probe,
} from '@/lib/sources/connector'
import { EntrySkipped } from '@/lib/sources/source-error'
import { isRecord } from '@/lib/text/is-empty'
import type { Dialect } from './database-table/dialect'
import { toDatabaseError } from './database-table/failure'
import { findTable } from './database-table/find-table'
import { listRows, mayListWithoutHash } from './database-table/list-rows'
import { mapRow } from './database-table/map-row'
import { mysqlDialect } from './database-table/mysql-dialect'
import { isChangeTime, isCounter } from './database-table/names'
import { postgresDialect } from './database-table/postgres-dialect'
import { type RowContent, readRow } from './database-table/read-row'
import { RowLoader } from './database-table/row-loader'
import { type DatabaseTableConfig, databaseTableConfig } from './database-table/schemas'
import { getServer } from './database-table/server'

/** Increase with every change to the mapping, so that items are rebuilt the next time their entries are fetched. */
const mappingVersion = 1

const dialects: Record<DatabaseTableConfig['kind'], Dialect> = {
  postgresql: postgresDialect,
  mysql: mysqlDialect,
}

const limits = { maxBytes: 64 * 1024 * 1024, deadlineMs: 60_000 }

/** The rows of a database table or view; each row is an entry (spec/security#2.10). */
export const databaseTable = defineConnector({
  type: 'database_table',
  label: 'Database table',
  description: 'The rows of a table or view in a PostgreSQL, MySQL or MariaDB database.',
  icon: 'table',
  kind: 'pull',
  guidance:
    'Ask your database administrator for the address and for a user with read-only access to the table. We never write to it.',
  config: databaseTableConfig,
  secretFields: ['password'],
  secretDestinationFields: ['kind', 'host', 'port', 'user', 'tls', 'ca_certificate'],
  pacingFields: ['limit'],
  limit: (config) => config.limit,
  addresses: () => [],
  servers: (config) => [{ field: 'host', server: getServer(config) }],
  guess: ({ url }) => guessOf(url),

  discover: async (config, io, known) => {
    try {
      return await discover(config, io, known, false)
    } catch (error) {
      if (!mayListWithoutHash(error)) throw toDatabaseError(error, config)
      return discover(config, io, known, true).catch((again) => {
        throw toDatabaseError(again, config)
      })
    }
  },

  fetchEntry: async (_config, { key, data: loader }, io) => {
    const cells = await loader.load(key, io)
    if (!cells) throw new EntrySkipped('The row no longer exists.')
    return { notModified: false, content: readRow(cells, loader.chosen.content, io.note), validators: {} }
  },

  map: (config, entry, content: RowContent, note) => mapRow(config, entry.key, content, note),

  hashedData: () => null,
  // Modification time and view counters say nothing about a row's content.
  substance: ({ metadata: { fields, field_sources: _, ...kept }, ...columns }) => [
    mappingVersion,
    columns,
    kept,
    Object.entries(isRecord(fields) ? fields : {}).filter(
      ([name]) => !isCounter(name) && !isChangeTime(name) && name !== kept.updated_column,
    ),
  ],
})

async function discover(
  config: DatabaseTableConfig,
  io: ConnectorIO,
  known: IndexState | undefined,
  withoutHash: boolean,
): Promise<Discovery<RowLoader>> {
  const dialect = dialects[config.kind]
  const session = await dialect.open(config, io, limits)
  try {
    const chosen = await findTable(session, dialect, config, io.note)
    const listed = await listRows({ session, dialect, chosen, config, io }, known?.cursor, withoutHash)
    const loader = new RowLoader(dialect, config, chosen)
    return {
      notModified: false,
      entries: listed.rows.map((row) => ({ ...row, data: loader })),
      skipped: listed.skipped,
      validators: listed.cursor === undefined ? {} : { cursor: listed.cursor },
      complete: listed.complete,
    }
  } finally {
    session.close()
  }
}

const schemes: Record<string, DatabaseTableConfig['kind']> = {
  'postgres:': 'postgresql',
  'postgresql:': 'postgresql',
  'mysql:': 'mysql',
  'mariadb:': 'mysql',
}

/** Splits a database URL into the form's fields; the password in it is not used. */
function guessOf(url: Probe['url']) {
  const kind = schemes[url.protocol]
  if (kind === undefined) return undefined
  const part = (text: string) => {
    try {
      return decodeURIComponent(text)
    } catch {
      return text
    }
  }
  const [database, user] = [part(url.pathname.slice(1)), part(url.username)]
  return {
    config: {
      kind,
      ...(url.hostname ? { host: url.hostname } : {}),
      ...(url.port ? { port: Number(url.port) } : {}),
      ...(database ? { database } : {}),
      ...(user ? { user } : {}),
    },
    certainty: 0.95,
    reason: 'This is the address of a database. Enter the password and the name of the table.',
  }
}
