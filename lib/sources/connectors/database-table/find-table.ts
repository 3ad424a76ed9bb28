import type { Note } from '@/lib/mapping/document-reader'
import { SourceError } from '@/lib/sources/source-error'
import type { Column, DatabaseTable, Dialect } from './dialect'
import { toOneLine } from './failure'
import { changeColumn } from './field-plan'
import type { DatabaseTableConfig } from './schemas'
import type { Session } from './session'

const maxTables = 2_000
const maxColumns = 100
const maxNamesShown = 30

/** The table and the columns that a source reads, all taken from the database's own catalog. */
export type ChosenTable = {
  table: DatabaseTable
  key: Column
  changed: Column | undefined
  filter: Column | undefined
  /** The columns that go into an item. */
  content: Column[]
  /** A column that looks like a modification time, for when none was chosen. */
  likelyChanged: string | undefined
}

/**
 * Finds the table and its columns in the catalog. If something is missing, throws a SourceError that lists what
 * exists, so that the settings can be corrected without asking anyone.
 */
export async function findTable(
  session: Session,
  dialect: Dialect,
  config: DatabaseTableConfig,
  note: Note,
): Promise<ChosenTable> {
  const table = chooseTable(await listTables(session, dialect), config)
  const columns: Column[] = []
  await session.read(dialect.columns(table), (cells) => columns.push(dialect.column(cells.map(String))))
  const readable = columns.filter((column) => column.readable)
  const key = chooseKeyColumn(columns, table, config)
  const changed =
    config.updated_column === undefined ? undefined : requireColumn(columns, config.updated_column, table)
  if (changed && changed.kind !== 'time' && changed.kind !== 'date')
    throw new SourceError('column-missing', {
      message: `The column “${changed.name}” doesn’t contain times, so it can’t show when a row last changed.`,
      hint: formatNames(
        'Columns with times: ',
        readable.filter(isTime).map(({ name }) => name),
        'The table has no column with times, so leave this empty.',
      ),
    })
  const filter =
    config.filter_column === undefined ? undefined : requireColumn(columns, config.filter_column, table)
  return {
    table,
    key,
    changed,
    filter,
    content: chooseContentColumns(columns, table, config, note),
    likelyChanged: changeColumn(readable),
  }
}

const isTime = ({ kind }: Column): boolean => kind === 'time' || kind === 'date'

async function listTables(session: Session, dialect: Dialect): Promise<DatabaseTable[]> {
  const tables: DatabaseTable[] = []
  await session.read(dialect.tables(maxTables), (cells) => {
    const [schema = '', name = '', id = '', readable] = cells.map(String)
    tables.push({ schema, name, id, sql: dialect.quotedTable(schema, name), readable: readable === '1' })
  })
  return tables
}

function chooseTable(tables: DatabaseTable[], config: DatabaseTableConfig): DatabaseTable {
  const dot = config.table.indexOf('.')
  const [schema, name] =
    config.schema === undefined && dot > 0 && !tables.some((table) => table.name === config.table)
      ? [config.table.slice(0, dot), config.table.slice(dot + 1)]
      : [config.schema, config.table]
  const inSchema = tables.filter(
    (table) => schema === undefined || config.kind === 'mysql' || table.schema === schema,
  )
  const found = findByName(inSchema, name)
  if (!found) {
    const readable = tables.filter((table) => table.readable)
    const nearby = readable.filter((table) => inSchema.includes(table))
    const available = (nearby.length > 0 ? nearby : readable).map((table) =>
      config.kind === 'mysql' || table.schema === 'public' ? table.name : `${table.schema}.${table.name}`,
    )
    throw new SourceError('table-missing', {
      message: `There is no table or view “${config.table}” in the database “${config.database}”.`,
      hint: formatNames(
        'There is: ',
        available,
        `The user “${config.user}” can’t see any tables. Check the database and the user’s access rights.`,
      ),
    })
  }
  if (!found.readable) throw notAllowed(`the table “${found.name}”`, config)
  return found
}

/** Finds by exact name, otherwise the only match that differs just in case. */
function findByName<T extends { name: string }>(all: readonly T[], name: string): T | undefined {
  const exact = all.find((one) => one.name === name)
  if (exact) return exact
  const caseInsensitive = all.filter((one) => one.name.toLowerCase() === name.toLowerCase())
  return caseInsensitive.length === 1 ? caseInsensitive[0] : undefined
}

function requireColumn(columns: readonly Column[], name: string, table: DatabaseTable): Column {
  const found = findByName(columns, name)
  if (!found)
    throw new SourceError('column-missing', {
      message: `The table “${table.name}” has no column “${name}”.`,
      hint: formatNames(
        'It has: ',
        columns.map((column) => column.name),
        'It has no columns.',
      ),
    })
  if (!found.readable)
    throw new SourceError('database-forbidden', {
      message: `The user is not allowed to read the column “${found.name}” of the table “${table.name}”.`,
      hint: 'Ask your database administrator to give this user read access, or choose another column.',
    })
  return found
}

function chooseKeyColumn(columns: Column[], table: DatabaseTable, config: DatabaseTableConfig): Column {
  if (config.key_column !== undefined) return requireColumn(columns, config.key_column, table)
  const primary = columns.filter((column) => column.primary)
  const [only] = primary
  if (only && primary.length === 1) return requireColumn(columns, only.name, table)
  const why =
    primary.length > 1
      ? `The rows of “${table.name}” are identified by several columns together (${primary.map(({ name }) => name).join(', ')}).`
      : `“${table.name}” doesn’t say which column identifies its rows.`
  throw new SourceError('key-missing', {
    message: `${why} We need a single column.`,
    hint: formatNames(
      'Choose a key column with a unique value in every row that never changes, or use a view that has one. Columns: ',
      columns.map(({ name }) => name),
      '',
    ),
  })
}

function chooseContentColumns(
  columns: Column[],
  table: DatabaseTable,
  config: DatabaseTableConfig,
  note: Note,
): Column[] {
  const wanted =
    config.columns.length > 0
      ? [...new Set(config.columns.map((name) => requireColumn(columns, name, table)))]
      : columns.filter((column) => column.readable)
  const binary = wanted.filter(({ kind }) => kind === 'binary')
  if (binary.length > 0)
    note(`We skip columns with files or other binary data: ${formatColumnNames(binary)}.`)
  const content = wanted.filter(({ kind }) => kind !== 'binary')
  if (content.length > maxColumns)
    note(`“${table.name}” has ${content.length} columns. We read the first ${maxColumns}.`)
  return content.slice(0, maxColumns)
}

const formatColumnNames = (columns: readonly Column[]): string =>
  columns
    .slice(0, maxNamesShown)
    .map(({ name }) => toOneLine(name))
    .join(', ')

function formatNames(before: string, names: readonly string[], none: string): string {
  if (names.length === 0) return none
  const shown = names.slice(0, maxNamesShown).map((name) => toOneLine(name).slice(0, 80))
  const more = names.length > shown.length ? ` and ${names.length - shown.length} more` : ''
  return `${before}${shown.join(', ')}${more}.`
}

const notAllowed = (what: string, config: DatabaseTableConfig) =>
  new SourceError('database-forbidden', {
    message: `The user “${config.user}” is not allowed to read ${what}.`,
    hint: 'Ask your database administrator to give this user read access (GRANT SELECT).',
  })
