import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const place = '/dev/shm'
const neededSpace = 4e9
const neededMemory = 8e9

/**
 * A folder in memory for what tests throw away: a database is a thousand small files, and making one there takes a fifth of the
 * time. Undefined where the machine has no such place or too little memory. The folder goes when this process ends.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(place)) return undefined
  const { bavail, bsize } = statfsSync(place)
  if (bavail * bsize < neededSpace || process.availableMemory() < neededMemory) return undefined
  try {
    const folder = mkdtempSync(`${place}/tributary-test-`)
    // PostgreSQL runs as somebody else where the tests run as root.
    chmodSync(folder, 0o1777)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
    return folder
  } catch {
    return undefined
  }
}
