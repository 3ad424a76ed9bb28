import type { Column, ColumnKind, Dialect } from './dialect'
import { openMysql } from './mysql-session'

const quoted = (name: string): string => `\`${name.replaceAll('`', '``')}\``
const literal = (text: string): string => `_utf8mb4 x'${Buffer.from(text).toString('hex')}'`

const kinds: Record<string, ColumnKind> = {
  tinyint: 'integer',
  smallint: 'integer',
  mediumint: 'integer',
  int: 'integer',
  bigint: 'integer',
  year: 'integer',
  decimal: 'number',
  float: 'number',
  double: 'number',
  date: 'date',
  datetime: 'time',
  timestamp: 'time',
  json: 'json',
  set: 'list',
  char: 'text',
  varchar: 'text',
  tinytext: 'text',
  text: 'text',
  mediumtext: 'text',
  longtext: 'text',
  enum: 'text',
  uuid: 'text',
  inet4: 'text',
  inet6: 'text',
  time: 'other',
}

function kindOf(type: string, full: string): ColumnKind {
  if (full === 'tinyint(1)' || full === 'bit(1)') return 'boolean'
  return kinds[type] ?? 'binary'
}

const text = ({ name, kind, type }: Column): string => {
  if (kind === 'boolean') return `cast(${quoted(name)} + 0 as char)`
  return type === 'text' ? quoted(name) : `cast(${quoted(name)} as char)`
}

const number = /^-?\d{1,65}(?:\.\d{1,30})?$/

export const mysqlDialect: Dialect = {
  open: openMysql,
  tables: (maxTables) => `
    select table_schema, table_name, table_name, '1' from information_schema.tables
    where table_schema = database() order by table_name limit ${maxTables}`,
  columns: ({ name, schema }) => `
    select column_name, data_type, column_type, if(privileges like '%select%', '1', '0'),
      if(column_key = 'PRI', '1', '0')
    from information_schema.columns
    where table_schema = ${literal(schema)} and table_name = ${literal(name)} order by ordinal_position`,
  column: ([name = '', type = '', full = '', readable, primary]) => {
    const kind = kindOf(type.toLowerCase(), full.toLowerCase())
    const isText = /^(?:tiny|medium|long)?text$|^(?:var)?char$/i.test(type)
    return {
      name,
      kind,
      type: isText ? 'text' : kind === 'binary' ? 'bytes' : 'other',
      readable: readable === '1',
      primary: primary === '1',
    }
  },
  quotedTable: (schema, name) => `${quoted(schema)}.${quoted(name)}`,
  quoted,
  literal,
  asText: (column, characters) => `left(${text(column)}, ${characters})`,
  keyText: (column) =>
    column.kind === 'binary' ? `lower(hex(${quoted(column.name)}))` : `cast(${quoted(column.name)} as char)`,
  keyIn: (column, keys) =>
    `${quoted(column.name)} in (${keys.map((key) => keyValue(column, key)).join(', ')})`,
  hash: (columns) =>
    `md5(concat_ws(',', ${columns.map((column) => `ifnull(md5(${text(column)}), '-')`).join(', ')}))`,
  moment: (at) => `'${at.toISOString().replace('T', ' ').replace('Z', '')}'`,
  descending: ({ name }) => `r.${quoted(name)} desc`,
  clock: `select date_format(utc_timestamp(3), '%Y-%m-%dT%H:%i:%s.%fZ')`,
}

/** Numbers stay numbers, so that an index on the column is used; a key that is not a number matches nothing. */
function keyValue({ kind }: Column, key: string): string {
  if (kind === 'binary') return `x'${/^(?:[\da-f]{2})*$/.test(key) ? key : ''}'`
  if (kind !== 'integer' && kind !== 'number' && kind !== 'boolean') return literal(key)
  return number.test(key) ? key : 'null'
}
