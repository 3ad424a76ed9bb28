import { env } from '@/lib/env'
import { privateHostsOf, type Tenant } from '@/lib/workspace-grants'
import type { AddressPolicy } from './address-policy'
import { createGuardedConnect, type GuardedConnect } from './guarded-connect'
import { createGuardedFetch, type GuardedFetch } from './guarded-fetch'
import { userAgent } from './user-agent'

export type OutboundPurpose = 'sources' | 'networks' | 'sign-in'

// Which of the app's own addresses each purpose may reach: the sample bucket, and for posting the simulated networks.
const ownPaths: Record<OutboundPurpose, readonly string[]> = {
  sources: ['/sample/'],
  networks: ['/sample/', '/sandbox/'],
  'sign-in': [],
}

const made = new Map<string, GuardedFetch>()

/**
 * The guarded fetch of this install: what connectors use ('sources'), what connecting and publishing use ('networks'),
 * and what the sign-in of a company uses ('sign-in').
 * Takes whose work it is, since a server inside the operator's network may be granted to one workspace and not to another.
 * The app's own address is open to it only on the sandbox install and only under a few paths. Serves spec/security#2.1.
 */
export function outbound(purpose: OutboundPurpose, tenant: Tenant): GuardedFetch {
  return async (request) => fetcher(purpose, await outboundPolicy(purpose, tenant))(request)
}

/** One a process for each purpose and address rule, so that connections are kept, and never for whom they are closed to. */
function fetcher(purpose: OutboundPurpose, policy: AddressPolicy): GuardedFetch {
  const key = JSON.stringify([purpose, policy])
  const known = made.get(key)
  if (known) return known
  const fetch = createGuardedFetch(policy)
  made.set(key, fetch)
  return fetch
}

/** The guarded connection of this install, for servers that speak no HTTP. Serves spec/security#2.10. */
export const outboundConnect =
  (purpose: OutboundPurpose, tenant: Tenant): GuardedConnect =>
  async (request) =>
    createGuardedConnect(await outboundPolicy(purpose, tenant))(request)

/** The address rule for this work, to check an address when it is entered and not only when it is fetched. */
export async function outboundPolicy(purpose: OutboundPurpose, tenant: Tenant): Promise<AddressPolicy> {
  const { hosts, workspace } = await privateHostsOf(tenant)
  const { APP_URL, TRIBUTARY_SANDBOX } = env()
  return {
    privateHostsAllowed: hosts,
    ...(workspace === undefined ? {} : { workspace }),
    userAgent: userAgent(APP_URL),
    ...(TRIBUTARY_SANDBOX
      ? { ownOrigin: { origin: new URL(APP_URL).origin, pathPrefixes: ownPaths[purpose] } }
      : {}),
  }
}
