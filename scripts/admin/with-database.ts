import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { closePool } from '@/db/client'
import { env } from '@/lib/env'
import { closeBoss } from '@/lib/jobs/boss'
import { openDatabase } from '../start/database'
import { loadEnvFile, makeDataDir, provideSecrets } from '../start/settings'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Runs a command on the install's database, with or without a running server: the database of DATABASE_URL,
 * otherwise the embedded one, which is reused if it is running and started for the command if it is not.
 */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  process.chdir(root)
  loadEnvFile(root)
  const dataDir = makeDataDir(env().DATA_DIR)
  const embedded = !env().DATABASE_URL
  provideSecrets(dataDir, embedded)
  if (embedded) process.env.TRIBUTARY_SANDBOX ??= '1'
  const database = await openDatabase(dataDir, (line) => console.error(line))
  try {
    return await work()
  } finally {
    await closeBoss()
    await closePool()
    await database.stop()
  }
}
