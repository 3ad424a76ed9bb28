import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isAlive } from '@/db/embedded/server'

/**
 * Writes `note` into a lock file unless another process holds it; returns true if the lock is now ours. A lock
 * whose process is gone counts as free, so a crash leaves nothing locked.
 */
export function tryClaim(file: string, note = ''): boolean {
  mkdirSync(dirname(file), { recursive: true })
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      writeFileSync(file, `${process.pid}\n${note}\n`, { flag: 'wx', mode: 0o600 })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (readClaim(file)) return false
    rmSync(file, { force: true })
  }
  return false
}

/** Returns who holds the lock, if that process is alive. */
export function readClaim(file: string): { pid: number; note: string } | undefined {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
  const [pid, note] = text.split('\n')
  const number = Number(pid)
  if (number === process.pid || !(number > 0) || !isAlive(number) || !isOurs(number)) return undefined
  return { pid: number, note: note ?? '' }
}

/** After a reboot, the PID may belong to any process; ours are node processes. */
function isOurs(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('scripts/')
  } catch {
    return process.platform !== 'linux'
  }
}

/** Waits until the lock is ours; returns the function that releases it. */
export async function claim(file: string, waiting: () => void): Promise<() => void> {
  let announced = false
  while (!tryClaim(file)) {
    if (!announced) waiting()
    announced = true
    await wait(200)
  }
  return () => rmSync(file, { force: true })
}
