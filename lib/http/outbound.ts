import { env } from '@/lib/env'
import type { AddressPolicy } from './address-policy'
import { createGuardedConnect, type GuardedConnect } from './guarded-connect'
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch'
import { userAgent } from './user-agent'

export type OutboundPurpose = 'sources' | 'networks'

// Which of the app's own addresses each purpose may reach: the sample bucket, and for posting the simulated networks.
const ownPaths: Record<OutboundPurpose, readonly string[]> = {
  sources: ['/sample/'],
  networks: ['/sample/', '/sandbox/'],
}

const made = new Map<string, GuardedFetch>()

/**
 * The guarded fetch of this install, one a process and purpose so that connections are kept: what connectors use
 * ('sources'), and what connecting and publishing use ('networks'). The app's own address is open to it only on the
 * sandbox install and only under a few paths. Serves security 2.1.
 */
export function outbound(purpose: OutboundPurpose): GuardedFetch {
  const policy = outboundPolicy(purpose)
  const key = JSON.stringify([purpose, policy])
  const known = made.get(key)
  if (known) return known
  const fetch = createGuardedFetch(policy)
  made.set(key, fetch)
  return fetch
}

/** The guarded connection of this install, for servers that speak no HTTP. Serves security 2.10. */
export const outboundConnect = (purpose: OutboundPurpose): GuardedConnect =>
  createGuardedConnect(outboundPolicy(purpose))

/** The address rule of this install, to check an address when it is entered and not only when it is fetched. */
export function outboundPolicy(purpose: OutboundPurpose): AddressPolicy {
  const { APP_URL, PRIVATE_HOSTS_ALLOWED, TRIBUTARY_SANDBOX } = env()
  return {
    privateHostsAllowed: PRIVATE_HOSTS_ALLOWED,
    userAgent: userAgent(APP_URL),
    ...(TRIBUTARY_SANDBOX
      ? { ownOrigin: { origin: new URL(APP_URL).origin, pathPrefixes: ownPaths[purpose] } }
      : {}),
  }
}
