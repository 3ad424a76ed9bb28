import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type postgres from 'postgres'
import type { Tx } from './client'

const dialect = new PgDialect()

/**
 * Runs a statement that each connection parses once and keeps. Takes the open transaction and a statement whose text is
 * always the same (values are parameters, lists are arrays); gives its rows. Whatever else goes through the transaction is
 * parsed anew each time, and with parameters that costs two rounds to the database where this costs one; it also has the
 * statement after it wait, while these are sent one behind the other when nobody waits in between, in the order of the calls.
 * Behind a pooler it is like any other (see client.ts).
 */
export function prepared<Row>(tx: Tx, statement: SQL): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(statement)
  return preparedText<Row>(tx, sql, params)
}

/**
 * The same, handed to the connection before this returns: whatever is asked for afterwards, by any means, comes after it.
 * Other statements are handed over a turn later, when somebody waits for them.
 */
export async function preparedAhead(tx: Tx, statement: SQL): Promise<void> {
  const { sql, params } = dialect.sqlToQuery(statement)
  const session = tx._.session as unknown as PostgresJsSession
  await session.client.unsafe(sql, params as string[], { prepare: true }).execute()
}

type PostgresJsSession = { client: postgres.TransactionSql }

/** Like `prepared`, for a text with numbered parameters. */
export function preparedText<Row>(tx: Tx, text: string, params: unknown[]): Promise<Row[]> {
  // The name only says that it is kept; the driver names statements itself, by their text.
  return tx._.session
    .prepareQuery<{ execute: Row[]; all: Row[]; values: unknown[] }>(
      { sql: text, params },
      undefined,
      'kept',
      false,
    )
    .execute()
}

/** Lists of values of many lengths would each be a statement of its own. */
const mostParametersKept = 12

/**
 * From here on every statement of the open transaction is kept by its connection, however it is sent. For transactions whose
 * statements are few, of which `plan_cache_mode` has each planned for its own values.
 */
export function keepStatements(tx: Tx): void {
  const session = tx._.session as unknown as PostgresJsSession
  const { client } = session
  const unsafe: typeof client.unsafe = (text, params = [], options = {}) =>
    client.unsafe(text, params, params.length > mostParametersKept ? options : { ...options, prepare: true })
  session.client = new Proxy(client, {
    get: (target, name) => (name === 'unsafe' ? unsafe : Reflect.get(target, name)),
  })
}
