import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { env, requireEnv } from '@/lib/env'
import { readProcessId, setPrepareStatements } from './driver-internals'
import * as schema from './schema'
import { findSocketPath } from './socket'
import type { Database } from './tx'

type Pool = { url: string; sql: postgres.Sql; db: Database; prepareChecked: Promise<void> }

// One pool per process, also across reloads of the development server.
const holder = globalThis as typeof globalThis & { __tributaryPool?: Pool }

/** The pool. Only the entry points (project.ts, system.ts) may use it: it belongs to no tenant. */
export function pool(): Pool {
  const url = requireEnv('DATABASE_URL')
  const existing = holder.__tributaryPool
  if (existing && existing.url === url) return existing
  const sql = postgres(url, {
    path: findSocketPath(url),
    max: env().DATABASE_POOL_SIZE,
    idle_timeout: 30,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: { application_name: 'tributary', statement_timeout: 30_000 },
  })
  const created = { url, sql, db: drizzle(sql, { schema }), prepareChecked: prepareStatementsIfDirect(sql) }
  holder.__tributaryPool = created
  return created
}

/**
 * Lets each connection parse the statements marked for it once and keep them by name. This fails behind a pooler
 * that assigns each transaction to another of its connections, where the name is unknown. A pooler reports a
 * process ID of its own, so statements are kept only if the connection's process ID is the one that the database
 * returns.
 */
async function prepareStatementsIfDirect(sql: postgres.Sql): Promise<void> {
  if (!sql.options.prepare) return
  setPrepareStatements(sql, false)
  try {
    const rows = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    setPrepareStatements(sql, readProcessId(rows) === rows[0]?.pid)
  } catch {
    // The database is unreachable: nothing is kept until the next start.
  }
}

/**
 * Ends the pool and, after the grace period in seconds, aborts what is still pending; the next use opens a new
 * pool.
 */
export async function closePool(graceSeconds = 5): Promise<void> {
  const existing = holder.__tributaryPool
  holder.__tributaryPool = undefined
  await existing?.sql.end({ timeout: graceSeconds })
}
