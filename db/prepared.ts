import type { SQLWrapper, Table } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm'
import { runKept } from './driver-internals'
import { optimizations } from './optimizations'
import type { Tx } from './tx'

/**
 * Runs a statement that each connection parses once and keeps. Takes the open transaction and a statement, `sql` or a built query, whose text is
 * always the same (values are parameters, lists are arrays); gives its rows as the database names them. Whatever else goes through the transaction is
 * parsed anew each time, and with parameters that costs two rounds to the database where this costs one.
 * Behind a pooler it is like any other (see client.ts).
 */
export const prepared = <Row>(tx: Tx, statement: SQLWrapper): Promise<Row[]> => runKept<Row>(tx, statement)

type RowsOf<Statements extends readonly unknown[]> = { [At in keyof Statements]: Statements[At][] }

/**
 * Runs statements one after the other and gives the rows of each. None may need the answer of another: they are sent together,
 * in this order, in one round trip. When one fails the database refuses those behind it.
 */
export async function preparedInOrder<Rows extends readonly unknown[]>(
  tx: Tx,
  statements: { [At in keyof Rows]: SQLWrapper },
): Promise<RowsOf<Rows>> {
  const rows: unknown[] = []
  if (optimizations.statementsTogether)
    rows.push(...(await Promise.all(statements.map((statement) => runKept(tx, statement)))))
  else for (const statement of statements) rows.push(await runKept(tx, statement))
  return rows as RowsOf<Rows>
}

/** A row of `prepared` by a query that returns all columns of a table, as Drizzle gives it. */
export function rowOf<T extends Table>(table: T, row: Record<string, unknown>): T['$inferSelect'] {
  const entries = Object.entries(getTableColumns(table)).map(([key, column]) => {
    const value = row[column.name]
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(entries) as T['$inferSelect']
}
