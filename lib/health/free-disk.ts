import { statfs } from 'node:fs/promises'
import { env } from '@/lib/env'

/** Returns the bytes available to us on the data folder's disk; undefined if there is none (serverless). */
export async function freeDisk(): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(env().DATA_DIR)
    return bavail * bsize
  } catch {
    return undefined
  }
}
