import type { ColumnKind, Dialect } from './dialect'
import { openPostgres } from './postgres-session'

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const literal = (text: string): string =>
  `convert_from(decode('${Buffer.from(text).toString('hex')}', 'hex'), 'UTF8')`

const kinds: Record<string, ColumnKind> = {
  int2: 'integer',
  int4: 'integer',
  int8: 'integer',
  oid: 'integer',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  bool: 'boolean',
  date: 'date',
  timestamp: 'time',
  timestamptz: 'time',
  json: 'json',
  jsonb: 'json',
  bytea: 'binary',
  // Only useful for full-text search.
  tsvector: 'binary',
}

function kindOf(type: string, category: string): ColumnKind {
  if (category === 'A') return 'list'
  return kinds[type] ?? (category === 'S' || category === 'E' || type === 'uuid' ? 'text' : 'other')
}

export const postgresDialect: Dialect = {
  open: openPostgres,
  tables: (maxTables) => `
    select n.nspname, c.relname, c.oid::text,
      case when has_any_column_privilege(c.oid, 'select') then '1' else '0' end
    from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'v', 'm', 'f', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname !~ '^pg_(toast|temp)' and has_schema_privilege(n.oid, 'usage')
    order by array_position(current_schemas(false), n.nspname) nulls last, n.nspname, c.relname limit ${maxTables}`,
  columns: ({ id }) => `
    select a.attname, b.typname, t.typcategory::text, case when has_column_privilege(a.attrelid, a.attnum, 'select')
        then '1' else '0' end,
      case when exists (select from pg_catalog.pg_index i where i.indrelid = a.attrelid and i.indisprimary
        and a.attnum = any (i.indkey)) then '1' else '0' end,
      n.nspname
    from pg_catalog.pg_attribute a
      join pg_catalog.pg_type t on t.oid = a.atttypid
      join pg_catalog.pg_type b on b.oid = case when t.typbasetype = 0 then t.oid else t.typbasetype end
      join pg_catalog.pg_namespace n on n.oid = b.typnamespace
    where a.attrelid = ${BigInt(id)} and a.attnum > 0 and not a.attisdropped order by a.attnum`,
  column: ([name = '', type = '', category = '', readable, primary, schema = 'pg_catalog']) => ({
    name,
    kind: kindOf(type, category),
    type: `${quoted(schema)}.${quoted(type)}`,
    readable: readable === '1',
    primary: primary === '1',
  }),
  quotedTable: (schema, name) => `${quoted(schema)}.${quoted(name)}`,
  quoted,
  literal,
  asText: ({ name, kind }, characters) =>
    kind === 'list'
      ? `left(array_to_json(${quoted(name)})::text, ${characters})`
      : `left(${quoted(name)}::text, ${characters})`,
  keyText: ({ name }) => `${quoted(name)}::text`,
  keyIn: ({ name, type }, keys) =>
    `${quoted(name)} = any (array[${keys.map(literal).join(', ')}]::${type}[])`,
  hash: (columns) => `md5(row(${columns.map(({ name }) => `${quoted(name)}::text`).join(', ')})::text)`,
  moment: (at, { type }) => `'${at.toISOString().replace('T', ' ').replace('Z', '+00')}'::${type}`,
  descending: ({ name }) => `r.${quoted(name)} desc nulls last`,
  clock: `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
}
