import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { onTestFinished } from 'vitest'
import { selfSignedCertificate } from '@/testing/http/self-signed-certificate'

/** Puts TLS in front of a PostgreSQL server that has none: encrypted traffic is decrypted and passed on. */
export async function startTlsProxy(name: string, port: number): Promise<{ port: number; cert: string }> {
  const certificate = selfSignedCertificate(name)
  const sockets: (Socket | TLSSocket)[] = []
  const server = createServer((plain) => {
    sockets.push(plain)
    plain.once('data', () => {
      plain.write('S')
      const inside = new TLSSocket(plain, { isServer: true, ...certificate })
      const behind = connect(port, '127.0.0.1')
      sockets.push(inside, behind)
      for (const socket of [inside, behind]) socket.on('error', () => inside.destroy())
      inside.pipe(behind).pipe(inside)
    })
    plain.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return { port: address.port, cert: certificate.cert }
}
