import { migrate } from '@/db/migrate'
import { requireEnv } from '@/lib/env'

/**
 * Brings the database of DATABASE_URL to the present schema. A process of its own: what it loads would otherwise stay in the
 * starter for as long as the product runs.
 */
try {
  await migrate(requireEnv('DATABASE_URL'))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
