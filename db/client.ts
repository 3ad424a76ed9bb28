import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { env, requireEnv } from '@/lib/env'
import * as schema from './schema'

export type Database = PostgresJsDatabase<typeof schema>
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]

type Pool = { url: string; sql: postgres.Sql; db: Database }

// One pool a process, also across reloads of the development server.
const holder = globalThis as typeof globalThis & { __tributaryPool?: Pool }

/** The pool. Only the doors (project.ts, system.ts) may use it: it belongs to no tenant. */
export function pool(): Pool {
  const url = requireEnv('DATABASE_URL')
  const existing = holder.__tributaryPool
  if (existing && existing.url === url) return existing
  const sql = postgres(url, {
    max: env().DATABASE_POOL_SIZE,
    idle_timeout: 30,
    connect_timeout: 10,
    onnotice: () => undefined,
    connection: { application_name: 'tributary', statement_timeout: 30_000 },
  })
  const made = { url, sql, db: drizzle(sql, { schema }) }
  holder.__tributaryPool = made
  return made
}

/** Ends the pool; the next use opens a new one. */
export async function closePool(): Promise<void> {
  const existing = holder.__tributaryPool
  holder.__tributaryPool = undefined
  await existing?.sql.end({ timeout: 5 })
}
