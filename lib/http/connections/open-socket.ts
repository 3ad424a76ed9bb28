import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'

export type SocketTarget = { protocol: string; hostname: string; port: number }

/** Opens a connection to one of `addresses` (all already checked) for the server named in `target`. */
export type OpenSocket = (target: SocketTarget, addresses: readonly string[]) => Socket

/**
 * Opens a socket to the checked addresses only: encrypted for `https:`, with SNI and certificate check by name,
 * otherwise plain TCP.
 */
export function openSocket(target: SocketTarget, addresses: readonly string[]): Socket {
  const answers = addresses.map((address) => ({ address, family: isIP(address) }))
  const answerChecked: LookupFunction = (_name, options, done) => {
    const first = answers[0]
    if (options.all) done(null, answers)
    else if (first) done(null, first.address, first.family)
  }
  const where = {
    host: target.hostname,
    port: target.port,
    lookup: answerChecked,
    // Tries all checked addresses; the default of 250 ms each is too short for distant servers.
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 1_000,
    highWaterMark: 64 * 1024,
  }
  if (target.protocol !== 'https:') return connectTcp(where)
  return connectTls({
    ...where,
    servername: isIP(target.hostname) === 0 ? target.hostname : '',
    ALPNProtocols: ['http/1.1'],
    // Explicit, so that NODE_TLS_REJECT_UNAUTHORIZED in the environment cannot turn it off.
    rejectUnauthorized: true,
  })
}
