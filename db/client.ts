import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { env, requireEnv } from '@/lib/env'
import { letKeepStatements, processOf } from './driver-internals'
import * as schema from './schema'
import { socketOf } from './socket'
import type { Database } from './tx'

type Pool = { url: string; sql: postgres.Sql; db: Database; looked: Promise<void> }

// One pool a process, also across reloads of the development server.
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
 * Lets statements that are marked for it be parsed once a connection and kept there by name. Between us and the database
 * may be a pooler that hands each transaction to another of its connections, where the name is not known; it answers with
 * a process id of its own, so they are kept only when the connection's is the one that the database tells.
 */
async function keepStatementsWhereDirect(sql: postgres.Sql): Promise<void> {
  if (!sql.options.prepare) return
  letKeepStatements(sql, false)
  try {
    const told = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
    letKeepStatements(sql, processOf(told) === told[0]?.pid)
  } catch {
    // It is away: nothing is kept until the next start.
  }
}

/** Ends the pool, and after so many seconds whatever is still asked of it; the next use opens a new one. */
export async function closePool(graceSeconds = 5): Promise<void> {
  const existing = holder.__tributaryPool
  holder.__tributaryPool = undefined
  await existing?.sql.end({ timeout: graceSeconds })
}
