import { lookup } from 'node:dns/promises'
import { connect as connectTcp, isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import type { buildConnector } from 'undici'
import { type AddressPolicy, hostPort, mayBePrivate } from './address-policy'
import { OutboundError } from './outbound-error'
import { isPublicAddress } from './public-address'

const connectTimeoutMs = 5_000

export type SocketTarget = { protocol: string; hostname: string; port: number }

/** Opens a connection to one of `addresses` (all already checked) for the server named in `target`. */
export type OpenSocket = (target: SocketTarget, addresses: readonly string[]) => Socket

/**
 * The place where the address rule is enforced: every connection of the guarded fetch is made here, literal addresses
 * included. A name is resolved once, refused when any of its addresses is not public, and the connection goes to
 * those checked addresses only, while SNI and certificate check keep the name. Serves security.md "2 Pull" 3 and 5.
 */
export function guardedConnector(
  policy: AddressPolicy,
  open: OpenSocket = openSocket,
): buildConnector.connector {
  return ({ protocol, hostname, port }, callback) => {
    let socket: Socket | undefined
    let finished = false
    const finish = (error: unknown, ready?: Socket) => {
      if (finished) return
      finished = true
      clearTimeout(timer)
      if (ready !== undefined) return callback(null, ready)
      socket?.destroy()
      callback(error instanceof Error ? error : new Error('connection failed', { cause: error }), null)
    }
    const timer = setTimeout(
      () => finish(new OutboundError('timed-out', { host: hostname, sent: 'no' })),
      connectTimeoutMs,
    )
    checkedAddresses({ protocol, hostname, port }, policy).then((addresses) => {
      if (finished) return
      const opened = open(
        { protocol, hostname, port: Number(port) || (protocol === 'https:' ? 443 : 80) },
        addresses,
      )
      socket = opened
      opened.setNoDelay(true).setKeepAlive(true, 60_000)
      opened.once(protocol === 'https:' ? 'secureConnect' : 'connect', () => finish(undefined, opened))
      opened.on('error', finish)
      opened.once('close', () => finish(new OutboundError('connection-lost', { host: hostname, sent: 'no' })))
    }, finish)
  }
}

async function checkedAddresses(
  target: { protocol: string; hostname: string; port: string },
  policy: AddressPolicy,
): Promise<readonly string[]> {
  const host = target.hostname
  const open = mayBePrivate(target, policy, true)
  if (!open && (target.protocol !== 'https:' || (target.port !== '' && target.port !== '443'))) {
    throw new OutboundError('address-refused', { sent: 'no' })
  }
  const addresses = isIP(host) === 0 ? await (policy.resolve ?? resolveName)(host) : [host]
  if (addresses.length === 0) throw new OutboundError('dns-failed', { host, sent: 'no' })
  if (!open && !addresses.every(isPublicAddress)) {
    throw new OutboundError('address-refused', {
      message: `"${host}" is not a public server: its name leads into a private network.`,
      hint: `Use the address of a public server. For a server inside your own network, the operator can add ${hostPort(target)} to PRIVATE_HOSTS_ALLOWED.`,
      sent: 'no',
    })
  }
  return addresses
}

async function resolveName(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

function openSocket(target: SocketTarget, addresses: readonly string[]): Socket {
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
    // Tries all checked addresses; the default of 250 ms each gives up on far servers.
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: 1_000,
    highWaterMark: 64 * 1024,
  }
  if (target.protocol !== 'https:') return connectTcp(where)
  return connectTls({
    ...where,
    servername: isIP(target.hostname) === 0 ? target.hostname : '',
    ALPNProtocols: ['http/1.1'],
  })
}
