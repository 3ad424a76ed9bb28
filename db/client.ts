import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { env, requireEnv } from '@/lib/env'
import { letKeepStatements, processOf } from './driver-internals'
import * as schema from './schema'
import { socketOf } from './socket'
import type { Database } from './tx'

type Pool = { url: string; sql: postgres.Sql; db: Database; looked: Promise<void> }

// One pool per process, also across reloads of the development server.
const holder = globalThis as typeof globalThis & { __tributaryPool?: Pool }

/** The pool. Only the entry points (project.ts, system.ts) may use it: it belongs to no tenant. */
export function pool(): Pool {
  const url = requireEnv('DATABASE_URL')
  const existing = holder.__tributaryPool
  if (existing && existing.url === url) return existing
  const sql = postgres(url, {
    path: socketOf(url),
    max: env().DATABASE_POOL_SIZE,
    idle_timeout: 30,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: { application_name: 'tributary', statement_timeout: 30_000 },
  })
  const made = { url, sql, db: drizzle(sql, { schema }), looked: keepStatementsWhereDirect(sql) }
  holder.__tributaryPool = made
  return made
}

/**
 * Lets each connection parse the statements marked for it once and keep them by name. This fails behind a pooler
 * that assigns each transaction to another of its connections, where the name is unknown. A pooler reports a
 * process ID of its own, so statements are kept only if the connection's process ID is the one that the database
 * returns.
 */
async function keepStatementsWhereDirect(sql: postgres.Sql): Promise<void> {
  if (!sql.options.prepare) return
  letKeepStatements(sql, false)
  try {
    const told = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    letKeepStatements(sql, processOf(told) === told[0]?.pid)
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
