import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { migrate } from '@/db/migrate'

const PREFIX = 'tributary_test_'
const STALE_SECONDS = 6 * 3600

/** The address of another database on the same server. */
export function onDatabase(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/**
 * A name that contains its creation time, so that a later run can drop what an interrupted one left on a shared
 * server.
 */
export function testDatabaseName(): string {
  return `${PREFIX}${Math.floor(Date.now() / 1000)}_${randomBytes(5).toString('hex')}`
}

export function administrate(url: string) {
  return postgres(url, { max: 1, onnotice: () => undefined })
}

/** Builds a database with the whole schema, closed to connections so that it can be cloned at any time. */
export async function buildTemplate(url: string): Promise<{ name: string; drop: () => Promise<void> }> {
  const name = testDatabaseName()
  const sql = administrate(url)
  try {
    await dropStale(sql)
    await sql.unsafe(`create database ${name}`)
    await migrate(onDatabase(url, name))
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`
    await sql.unsafe(`alter database ${name} with allow_connections false`)
  } finally {
    await sql.end()
  }
  return { name, drop: () => dropDatabase(url, name) }
}

export async function dropDatabase(url: string, name: string): Promise<void> {
  const sql = administrate(url)
  try {
    await sql.unsafe(`drop database if exists ${name} with (force)`)
  } finally {
    await sql.end()
  }
}

async function dropStale(sql: postgres.Sql): Promise<void> {
  const rows = await sql<{ datname: string }[]>`
    select datname from pg_database where starts_with(datname, ${PREFIX})`
  const now = Date.now() / 1000
  for (const { datname } of rows) {
    const made = Number(datname.slice(PREFIX.length).split('_')[0])
    if (now - made > STALE_SECONDS) await sql.unsafe(`drop database if exists ${datname} with (force)`)
  }
}
