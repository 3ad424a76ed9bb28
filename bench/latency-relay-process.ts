import { type AddressInfo, connect, createServer } from 'node:net'

// Forwards everything to and from a database, each chunk a millisecond late, like a database in the next building.
const latencyMs = 1
const [hostname = '', port] = process.argv.slice(2)

const server = createServer((client) => {
  const upstream = connect(Number(port), hostname)
  for (const [from, to] of [
    [client, upstream],
    [upstream, client],
  ] as const) {
    from.setNoDelay(true)
    from.on('data', (chunk) => void setTimeout(() => to.write(chunk), latencyMs))
    from.on('close', () => to.destroy())
    from.on('error', () => to.destroy())
  }
}).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
process.on('disconnect', () => process.exit())
