import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { installItemSearch } from './item-search'
import { installPackageSearch } from './package-search'
import { grantQueue, installQueue } from './queue'
import { installRoundRobin } from './round-robin'
import { installRowSecurity } from './row-security'
import { installSimilarPosts } from './similar-posts'
import { installSourceAuthentication } from './source-authentication'
import { installTrigrams } from './trigrams'
import { validateChecks } from './validate-checks'
import { installVariantRevisions } from './variant-revisions'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
// An arbitrary number of ours for the advisory lock that lets one process migrate while the others wait.
const lockId = 7_301_946_215

/**
 * Brings a database to the current schema: tables, queue, roles and row-level security. Takes its connection string
 * (PostgreSQL 15 or newer). Any number of processes may call it concurrently: one works and the rest wait. Throws a
 * plain sentence if the server is too old.
 */
export async function migrate(url: string): Promise<void> {
  const sql = postgres(url, {
    max: 1,
    onnotice: () => undefined,
    connection: { application_name: 'tributary-migrate' },
  })
  try {
    const [version] = await sql<
      { number: number }[]
    >`select current_setting('server_version_num')::int as number`
    if (!version || version.number < 150_000)
      throw new Error('This PostgreSQL is older than version 15. Use PostgreSQL 15 or newer.')
    await sql`select pg_advisory_lock(${lockId})`
    try {
      const trigrams = await installTrigrams(sql)
      await applyMigrations(drizzle(sql), { migrationsFolder })
      await validateChecks(sql)
      await installQueue(url)
      await installRowSecurity(sql)
      await installVariantRevisions(sql)
      await installItemSearch(sql)
      await installPackageSearch(sql)
      await installSimilarPosts(sql, trigrams)
      await installSourceAuthentication(sql)
      await installRoundRobin(sql)
      await grantQueue(sql)
    } finally {
      await sql`select pg_advisory_unlock(${lockId})`
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}
