import { once } from 'node:events'
import type { Server } from 'node:net'

const used = new Set<number>()

/**
 * Opens a server on 127.0.0.1 and gives its port: the given one, else one that no server of this process had before. What the product
 * keeps of a server by its address, such as the pause that it asked for, would else meet another test's server now and then.
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
