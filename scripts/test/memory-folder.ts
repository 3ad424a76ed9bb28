import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'

const place = '/dev/shm'
const neededSpace = 4e9
const neededMemory = 8e9

/**
 * Returns a folder in memory for the tests' temporary files: a database consists of a thousand small files, and
 * creating one there takes a fifth of the time. Undefined if the machine has no such place or too little memory.
 * The folder is removed when this process exits.
 */
export function memoryFolder(): string | undefined {
  if (!existsSync(place)) return undefined
  const { bavail, bsize } = statfsSync(place)
  if (bavail * bsize < neededSpace || process.availableMemory() < neededMemory) return undefined
  try {
    const folder = mkdtempSync(`${place}/tributary-test-`)
    // If the tests run as root, PostgreSQL runs as another user.
    chmodSync(folder, 0o1777)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
    return folder
  } catch {
    return undefined
  }
}
