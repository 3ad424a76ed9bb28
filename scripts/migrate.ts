import { migrate } from '@/db/migrate'
import { requireEnv } from '@/lib/env'

/**
 * Migrates the database of DATABASE_URL to the current schema. Runs as a separate process, because what it loads
 * would otherwise stay in the starter for as long as the product runs.
 */
try {
  await migrate(requireEnv('DATABASE_URL'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
