import type { OpenSession } from './session'

/** What a column contains, as far as it matters for reading it. */
export type ColumnKind =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'time'
  | 'json'
  | 'list'
  | 'binary'
  | 'other'

export type Column = {
  name: string
  kind: ColumnKind
  /** Its type as written in SQL, where a statement needs it. */
  type: string
  /** Whether the user may read it. */
  readable: boolean
  /** Whether it is (part of) the primary key. */
  primary: boolean
}

export type DatabaseTable = {
  /** The name as written in SQL: taken from the catalog and quoted. */
  sql: string
  /** The name as people write it. */
  name: string
  schema: string
  /** Its identifier in the catalog. */
  id: string
  /** False if the user may not read any of its columns. */
  readable: boolean
}

/**
 * How to talk to one kind of database. Names in statements come from its catalog and are quoted, values are written
 * as hexadecimal digits: nothing from a person or a table is ever parsed as part of a statement
 * (spec/security#2.10).
 */
export type Dialect = {
  open: OpenSession
  /**
   * Rows of schema, name, id and whether it is readable ('1'); tables that can be named without a schema come
   * first.
   */
  tables: (maxTables: number) => string
  /**
   * Rows of name, type, more details on the type, whether readable ('1') and whether part of the primary key ('1').
   */
  columns: (table: DatabaseTable) => string
  column: (cells: readonly string[]) => Column
  quotedTable: (schema: string, name: string) => string
  quoted: (name: string) => string
  /** A string as an SQL literal. */
  literal: (text: string) => string
  /** The column as text, truncated to this many characters; lists as JSON. */
  asText: (column: Column, characters: number) => string
  /** The key column as text, and the condition that it is one of these keys. */
  keyText: (column: Column) => string
  keyIn: (column: Column, keys: readonly string[]) => string
  /** A hash over all these columns that never mixes up different values, such as NULL and an empty string. */
  hash: (columns: readonly Column[]) => string
  /** A timestamp as a literal to compare a time column with. */
  moment: (at: Date, column: Column) => string
  /**
   * Sort expression that puts the highest value first and NULL last, for rows aliased as r: the bare name would
   * refer to the selected text.
   */
  descending: (column: Column) => string
  /** The database's own clock, in UTC. */
  clock: string
}
