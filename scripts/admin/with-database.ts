import { closePool } from '@/db/client'
import { closeBoss } from '@/lib/jobs/boss'

/** Runs a command with the install's database and ends the connections after it. */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await closeBoss()
    await closePool()
  }
}
