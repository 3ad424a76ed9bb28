import { setTimeout as pause } from 'node:timers/promises'

const tries = 4

/** Does a transaction again when the database broke it off so that another could go on; nothing of it was stored. */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time++)
    try {
      return await work()
    } catch (error) {
      if (time === tries || !['40P01', '40001'].includes(databaseCode(error) ?? '')) throw error
      await pause(Math.random() * 50 * time)
    }
}

/** The database's own code of a failure, however it is wrapped. */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code
  return databaseCode(error.cause)
}
