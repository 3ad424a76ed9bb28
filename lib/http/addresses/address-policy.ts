import { isIP } from 'node:net'
import { OutboundError } from '../outbound-error'
import { isPublicAddress } from './public-address'

/** The parts of a URL that identify a server. */
export type ServerAddress = Pick<URL, 'protocol' | 'hostname' | 'port'>

export { isPublicAddress }

export type AddressPolicy = {
  /** host:port entries (PRIVATE_HOSTS_ALLOWED) that may be private and may use plain http. */
  privateHostsAllowed: readonly string[]
  /** The workspace to name in the entry that hints suggest, if servers are granted to workspaces one by one. */
  workspace?: string
  /** The app's own address, reachable only under these path prefixes, such as the sample bucket. */
  ownOrigin?: { origin: string; pathPrefixes: readonly string[] }
  /** Resolves a host name to addresses. Default: the system's resolver. */
  resolve?: (host: string) => Promise<string[]>
  /** The User-Agent that requests send; see userAgent(). */
  userAgent?: string
}

const maxAddressLength = 2048
// Control characters, whitespace of every kind, invisible format characters, lone surrogates, backslash.
const forbiddenCharacters = /[\p{Cc}\p{Cf}\p{Z}\p{Cs}\\]/u
const label = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
const dottedName = new RegExp(`^(?=.{1,253}$)(?:${label}\\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$`)
const innerDomains =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|invalid)$/

/**
 * Applies the address rule that covers everything we fetch. Takes the address as text and returns the parsed form
 * to request and to store (without the fragment). Throws OutboundError 'address-refused'. Serves spec/security#2.1
 * and #2.2.
 */
export function checkAddress(raw: string, policy: AddressPolicy): URL {
  if (raw.length > maxAddressLength) throw refused(`The address is longer than 2,048 characters.`)
  if (forbiddenCharacters.test(raw)) {
    throw refused(
      'The address contains a space, a backslash or an invisible character.',
      'Copy the address again, without anything before or after it.',
    )
  }
  const authority = /^https?:\/\/([^/?#]+)/.exec(raw)?.[1]
  if (authority === undefined || !URL.canParse(raw)) {
    throw refused('The address must start with https:// and a server name.')
  }
  if (authority.includes('@')) {
    throw refused('The address contains a user name or password.', 'Remove everything up to the @ sign.')
  }
  const url = new URL(raw)
  url.hash = ''
  if (authority.includes('%') || !isPlainlyWritten(authority, url)) {
    throw refused(
      'The server name is written in an unusual way.',
      'Enter the plain server name, such as www.example.com.',
    )
  }
  if (isOwnAllowedPath(url, policy) || mayBePrivate(url, policy, false)) return url
  if (url.protocol !== 'https:') {
    throw refused(
      'The address must start with https://.',
      `Use the https:// address. For a server inside your own network, ${allowlistHint(url, policy)}`,
    )
  }
  if (url.port !== '') {
    throw refused(
      'The address contains a port.',
      `Remove the port. For a server inside your own network, ${allowlistHint(url, policy)}`,
    )
  }
  const host = bareHost(url)
  if (isIP(host) === 0) {
    if (!dottedName.test(host)) throw refused(`"${host}" isn’t the full name of a server on the internet.`)
    if (innerDomains.test(host)) throw privateServer(url, policy)
  } else if (!isPublicAddress(host)) {
    throw privateServer(url, policy)
  }
  return url
}

/**
 * Whether this host and port may have a non-public address and use plain http. `orOwn` also allows the app's own
 * origin; the connection needs this after checkAddress has checked the path.
 */
export function mayBePrivate(target: ServerAddress, policy: AddressPolicy, orOwn: boolean): boolean {
  const name = hostPort(target)
  if (policy.privateHostsAllowed.some((entry) => entry.toLowerCase() === name)) return true
  return orOwn && policy.ownOrigin !== undefined && hostPort(new URL(policy.ownOrigin.origin)) === name
}

/** `host:port` with the scheme's default port filled in; IPv6 in brackets. */
export function hostPort(target: ServerAddress): string {
  const host = isIP(target.hostname) === 6 ? `[${target.hostname}]` : target.hostname
  return `${host}:${target.port || (target.protocol === 'https:' ? '443' : '80')}`
}

/** The end of a hint: says who can allow a private server, and which entry to add. */
export function allowlistHint(target: ServerAddress, { workspace }: AddressPolicy): string {
  const entry = workspace === undefined ? hostPort(target) : `${workspace}=${hostPort(target)}`
  return `your administrator can add ${entry} to PRIVATE_HOSTS_ALLOWED.`
}

/** Whether others on the internet can reach the address's host, whatever its scheme and port. */
export function isOnTheInternet(address: string): boolean {
  if (!URL.canParse(address)) return false
  const host = bareHost(new URL(address))
  return isIP(host) === 0 ? dottedName.test(host) && !innerDomains.test(host) : isPublicAddress(host)
}

function bareHost(url: URL): string {
  return url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname
}

/**
 * Refuses 0177.0.0.1, 2130706433, 127.1 and full-width digits: an IPv4 address must be in plain dotted-decimal
 * form.
 */
function isPlainlyWritten(authority: string, url: URL): boolean {
  if (isIP(url.hostname) !== 4) return true
  return authority.replace(/:\d*$/, '') === url.hostname
}

function isOwnAllowedPath(url: URL, policy: AddressPolicy): boolean {
  const own = policy.ownOrigin
  if (own === undefined || url.origin !== new URL(own.origin).origin) return false
  // An encoded slash or dot could escape the prefix once the server decodes it.
  if (/%2f|%5c|%2e|%00/i.test(url.pathname)) return false
  return own.pathPrefixes.some((prefix) =>
    url.pathname.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`),
  )
}

function refused(message: string, hint?: string): OutboundError {
  return new OutboundError('address-refused', { message, hint, sent: 'no' })
}

function privateServer(url: URL, policy: AddressPolicy): OutboundError {
  return refused(
    `"${bareHost(url)}" isn’t a public server.`,
    `Use a public https:// address. For a server inside your own network, ${allowlistHint(url, policy)}`,
  )
}
