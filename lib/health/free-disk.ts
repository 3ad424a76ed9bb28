import { statfs } from 'node:fs/promises'
import { env } from '@/lib/env'

/** Bytes left for us on the disk of the data folder; undefined where there is none (serverless). */
export async function freeDisk(): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(env().DATA_DIR)
    return bavail * bsize
  } catch {
    return undefined
  }
}
