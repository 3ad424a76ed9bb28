import type { Note } from '@/lib/mapping/document-reader'
import { SourceError } from '@/lib/sources/source-error'
import type { Column, Dialect, Table } from './dialect'
import { oneLine } from './failure'
import { changeColumn } from './field-plan'
import type { DatabaseTableConfig } from './schemas'
import type { Session } from './session'

const maxTables = 2_000
const maxColumns = 100
const maxNamed = 30

/** The table and the columns that a source reads, all taken from the database's own catalog. */
export type ChosenTable = {
  table: Table
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
  const table = chooseTable(await tablesOf(session, dialect), config)
  const columns: Column[] = []
  await session.read(dialect.columns(table), (cells) => columns.push(dialect.column(cells.map(String))))
  const readable = columns.filter((column) => column.readable)
  const key = keyOf(columns, table, config)
  const changed =
    config.updated_column === undefined ? undefined : named(columns, config.updated_column, table)
  if (changed && changed.kind !== 'time' && changed.kind !== 'date')
    throw new SourceError('column-missing', {
      message: `The column “${changed.name}” doesn’t contain times, so it can’t show when a row last changed.`,
      hint: listed(
        'Columns with times: ',
        readable.filter(isTime).map(({ name }) => name),
        'The table has no column with times, so leave this empty.',
      ),
    })
  const filter = config.filter_column === undefined ? undefined : named(columns, config.filter_column, table)
  return {
    table,
    key,
    changed,
    filter,
    content: contentOf(columns, table, config, note),
    likelyChanged: changeColumn(readable),
  }
}

const isTime = ({ kind }: Column): boolean => kind === 'time' || kind === 'date'

async function tablesOf(session: Session, dialect: Dialect): Promise<Table[]> {
  const tables: Table[] = []
  await session.read(dialect.tables(maxTables), (cells) => {
    const [schema = '', name = '', id = '', readable] = cells.map(String)
    tables.push({ schema, name, id, sql: dialect.quotedTable(schema, name), readable: readable === '1' })
  })
  return tables
}

function chooseTable(tables: Table[], config: DatabaseTableConfig): Table {
  const dot = config.table.indexOf('.')
  const [schema, name] =
    config.schema === undefined && dot > 0 && !tables.some((table) => table.name === config.table)
      ? [config.table.slice(0, dot), config.table.slice(dot + 1)]
      : [config.schema, config.table]
  const inSchema = tables.filter(
    (table) => schema === undefined || config.kind === 'mysql' || table.schema === schema,
  )
  const found = oneNamed(inSchema, name)
  if (!found) {
    const readable = tables.filter((table) => table.readable)
    const nearby = readable.filter((table) => inSchema.includes(table))
    const there = (nearby.length > 0 ? nearby : readable).map((table) =>
      config.kind === 'mysql' || table.schema === 'public' ? table.name : `${table.schema}.${table.name}`,
    )
    throw new SourceError('table-missing', {
      message: `There is no table or view “${config.table}” in the database “${config.database}”.`,
      hint: listed(
        'There is: ',
        there,
        `The user “${config.user}” can’t see any tables. Check the database and the user’s access rights.`,
      ),
    })
  }
  if (!found.readable) throw notAllowed(`the table “${found.name}”`, config)
  return found
}

/** Finds by exact name, otherwise the only match that differs just in case. */
function oneNamed<T extends { name: string }>(all: readonly T[], name: string): T | undefined {
  const exact = all.find((one) => one.name === name)
  if (exact) return exact
  const alike = all.filter((one) => one.name.toLowerCase() === name.toLowerCase())
  return alike.length === 1 ? alike[0] : undefined
}

function named(columns: readonly Column[], name: string, table: Table): Column {
  const found = oneNamed(columns, name)
  if (!found)
    throw new SourceError('column-missing', {
      message: `The table “${table.name}” has no column “${name}”.`,
      hint: listed(
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

function keyOf(columns: Column[], table: Table, config: DatabaseTableConfig): Column {
  if (config.key_column !== undefined) return named(columns, config.key_column, table)
  const primary = columns.filter((column) => column.primary)
  const [only] = primary
  if (only && primary.length === 1) return named(columns, only.name, table)
  const why =
    primary.length > 1
      ? `The rows of “${table.name}” are identified by several columns together (${primary.map(({ name }) => name).join(', ')}).`
      : `“${table.name}” doesn’t say which column identifies its rows.`
  throw new SourceError('key-missing', {
    message: `${why} We need a single column.`,
    hint: listed(
      'Choose a key column with a unique value in every row that never changes, or use a view that has one. Columns: ',
      columns.map(({ name }) => name),
      '',
    ),
  })
}

function contentOf(columns: Column[], table: Table, config: DatabaseTableConfig, note: Note): Column[] {
  const wanted =
    config.columns.length > 0
      ? [...new Set(config.columns.map((name) => named(columns, name, table)))]
      : columns.filter((column) => column.readable)
  const binary = wanted.filter(({ kind }) => kind === 'binary')
  if (binary.length > 0) note(`We skip columns with files or other binary data: ${names(binary)}.`)
  const content = wanted.filter(({ kind }) => kind !== 'binary')
  if (content.length > maxColumns)
    note(`“${table.name}” has ${content.length} columns. We read the first ${maxColumns}.`)
  return content.slice(0, maxColumns)
}

const names = (columns: readonly Column[]): string =>
  columns
    .slice(0, maxNamed)
    .map(({ name }) => oneLine(name))
    .join(', ')

function listed(before: string, there: readonly string[], none: string): string {
  if (there.length === 0) return none
  const shown = there.slice(0, maxNamed).map((name) => oneLine(name).slice(0, 80))
  const more = there.length > shown.length ? ` and ${there.length - shown.length} more` : ''
  return `${before}${shown.join(', ')}${more}.`
}

const notAllowed = (what: string, config: DatabaseTableConfig) =>
  new SourceError('database-forbidden', {
    message: `The user “${config.user}” is not allowed to read ${what}.`,
    hint: 'Ask your database administrator to give this user read access (GRANT SELECT).',
  })
