import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the range for ports of outgoing connections (from 32768 on Linux, 49152 elsewhere), where a free port may
// be taken at any time. Browser tests and other tests run at the same time, and some ports are chosen long before a
// server listens on them, so each kind has its own range.
const [lowest, highest] = process.env.VITEST === undefined ? [20_000, 26_000] : [26_000, 32_000]

/** Whether no server listens on a port, on any address of this machine. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

// Until a server listens on a port, a later search would find the same one free.
const given = new Set<number>()

/** Returns this many free ports, for servers that are about to start. No port is returned twice. */
export async function freePorts(count: number): Promise<number[]> {
  const found: number[] = []
  while (found.length < count) {
    const port = randomInt(lowest, highest)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) found.push(port)
  }
  return found
}

/** Returns one free port. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
