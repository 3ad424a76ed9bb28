import { setTimeout as pause } from 'node:timers/promises'

const tries = 4

/** Retries a transaction that the database aborted in favor of another one; nothing of it was stored. */
export async function retryOnDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let time = 1; ; time++)
    try {
      return await work()
    } catch (error) {
      if (time === tries || !['40P01', '40001'].includes(databaseCode(error) ?? '')) throw error
      await pause(Math.random() * 50 * time)
    }
}

/**
 * Returns the database's own error code, however deeply the error is wrapped. Each such code has a digit; "EPIPE" is a
 * lost connection.
 */
export function databaseCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && /^(?=[A-Z]*\d)[0-9A-Z]{5}$/.test(error.code))
    return error.code
  return databaseCode(error.cause)
}
