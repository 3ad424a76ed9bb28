import type { Duplex } from 'node:stream'
import { connect } from 'node:tls'
import { OutboundError } from '@/lib/http/outbound-error'
import { StatementError } from './refusal'

const askForTls = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])

/**
 * Encrypts a fresh connection to PostgreSQL and verifies the certificate against the server's name before anything
 * else is sent ("verify-full"). Not left to the driver, so that there is no unencrypted fallback and each failure
 * has its own message. Throws StatementError 'no-tls' or 'no-database', or the connection's error. Serves
 * spec/security#2.10.
 */
export async function postgresSecured(stream: Duplex, host: string, ca: string | undefined): Promise<Duplex> {
  stream.write(askForTls)
  const answer = await firstChunk(stream)
  const letter = String.fromCharCode(answer[0] ?? 0)
  if (letter === 'N') throw new StatementError('no-tls', 'no TLS')
  // Anything beyond the one letter was injected in between.
  if (letter !== 'S' || answer.length !== 1) throw new StatementError('no-database', 'another answer')
  return new Promise((resolve, reject) => {
    const secured = connect({
      socket: stream,
      host,
      servername: host,
      minVersion: 'TLSv1.2',
      ALPNProtocols: ['postgresql'],
      rejectUnauthorized: true,
      ...(ca === undefined ? {} : { ca }),
    })
    secured.once('secureConnect', () => resolve(secured))
    secured.on('error', (cause) =>
      reject(cause instanceof OutboundError ? cause : new OutboundError('tls-failed', { host, cause })),
    )
    secured.once('close', () => reject(new OutboundError('tls-failed', { host })))
  })
}

function firstChunk(stream: Duplex): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject)
    stream.once('end', () => reject(new StatementError('no-database', 'no answer')))
    stream.once('data', (chunk: Buffer) => {
      stream.pause()
      resolve(chunk)
    })
  })
}
