import type { OpenSession } from './session'

/** What a column holds, as far as reading it goes. */
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
  /** Its type as it stands in a statement, where one is needed. */
  type: string
  /** The user may read it. */
  readable: boolean
  /** It is (part of) the primary key. */
  primary: boolean
}

export type Table = {
  /** As it stands in a statement: taken from the catalogue and quoted. */
  sql: string
  /** As people write it. */
  name: string
  schema: string
  /** How the catalogue knows it. */
  id: string
  /** False when the user may read none of its columns. */
  readable: boolean
}

/**
 * How a kind of database is spoken to. Names in statements come from its catalogue and are quoted, values are written as
 * hexadecimal digits: nothing a person or a table holds is ever read as part of a statement (spec/security#2.10).
 */
export type Dialect = {
  open: OpenSession
  /** Rows of schema, name, id and whether it may be read ('1'), those found without naming a schema first. */
  tables: (most: number) => string
  /** Rows of name, kind of type, further words on the type, whether readable ('1') and part of the primary key ('1'). */
  columns: (table: Table) => string
  column: (cells: readonly string[]) => Column
  quotedTable: (schema: string, name: string) => string
  quoted: (name: string) => string
  /** A text as a value. */
  literal: (text: string) => string
  /** A column as text, cut after so many characters; lists as JSON. */
  asText: (column: Column, characters: number) => string
  /** A column as the text that is its key, and the condition that it is one of these keys. */
  keyText: (column: Column) => string
  keyIn: (column: Column, keys: readonly string[]) => string
  /** A hash of the columns together; never the same for different values. */
  hash: (columns: readonly Column[]) => string
  /** A moment as a value to compare a column of times with. */
  moment: (at: Date, column: Column) => string
  /** What puts the highest value first and NULL last, of the rows called r: the bare name would mean the text selected. */
  descending: (column: Column) => string
  /** The database's own clock, in UTC. */
  clock: string
}
