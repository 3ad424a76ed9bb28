import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

// Below the range from which systems take the ports of outgoing connections (32768 on Linux, 49152 elsewhere): a port of that
// range that is free now may be anybody's a moment later.
// Browser tests and others run at the same time, and some ports are chosen long before anybody listens there: each have their own.
const [lowest, highest] = process.env.VITEST === undefined ? [20_000, 26_000] : [26_000, 32_000]

/** Whether nobody listens on a port, on any address of this machine. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })

// Where nobody listens yet, a later search would find the same port free.
const given = new Set<number>()

/** So many ports that nobody listens on, for servers that are started in a moment. None is given twice. */
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

/** One port that nobody listens on. */
export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
