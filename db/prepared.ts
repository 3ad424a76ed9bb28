import type { SQLWrapper, Table } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm'
import { runPrepared } from './driver-internals'
import { optimizations } from './optimizations'
import type { Tx } from './tx'

/**
 * Runs a statement that each connection parses once and keeps. Takes the open transaction and a statement, `sql` or
 * a built query, whose text never varies (values are parameters, lists are arrays); returns its rows with the
 * database's column names. Any other statement in the transaction is parsed anew each time and, if it has
 * parameters, takes two round trips where this takes one. Behind a pooler it runs like any other statement (see
 * client.ts).
 */
export const prepared = <Row>(tx: Tx, statement: SQLWrapper): Promise<Row[]> =>
  runPrepared<Row>(tx, statement)

type RowsOf<Statements extends readonly unknown[]> = { [At in keyof Statements]: Statements[At][] }

/**
 * Runs statements in order and returns the rows of each. None may need another's result: they are sent together, in
 * this order, in one round trip. If one fails, the database rejects those behind it.
 */
export async function preparedInOrder<Rows extends readonly unknown[]>(
  tx: Tx,
  statements: { [At in keyof Rows]: SQLWrapper },
): Promise<RowsOf<Rows>> {
  const rows: unknown[] = []
  if (optimizations.statementsTogether)
    rows.push(...(await Promise.all(statements.map((statement) => runPrepared(tx, statement)))))
  else for (const statement of statements) rows.push(await runPrepared(tx, statement))
  return rows as RowsOf<Rows>
}

/**
 * Converts a row of `prepared`, from a query that returns all columns of a table, to the form that Drizzle returns.
 */
export function toDrizzleRow<T extends Table>(table: T, row: Record<string, unknown>): T['$inferSelect'] {
  const entries = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = row[column.name]
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(entries) as T['$inferSelect']
}
