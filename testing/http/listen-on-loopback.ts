import { once } from 'node:events'
import type { Server } from 'node:net'

const used = new Set<number>()

/**
 * Starts a server on 127.0.0.1 and returns its port: the given one, otherwise one that no server of this process
 * has had before. Without this, what the product stores about a server by its address, such as a pause that it
 * requested, would occasionally affect another test's server.
 */
export async function listenOnLoopback(server: Server, given?: number): Promise<number> {
  for (;;) {
    server.listen(given ?? 0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('The server has no port.')
    const { port } = address
    if (given !== undefined || !used.has(port)) {
      used.add(port)
      return port
    }
    server.close()
    await once(server, 'close')
  }
}
