import { env } from '@/lib/env'
import { privateHostsOf, type Tenant } from '@/lib/workspace-grants'
import type { AddressPolicy } from './addresses/address-policy'
import { createGuardedConnect, type GuardedConnect } from './connections/guarded-connect'
import { createGuardedFetch, type GuardedFetch } from './requests/guarded-fetch'
import { userAgent } from './user-agent'

export type OutboundPurpose = 'sources' | 'networks' | 'sign-in'

// Which of the app's own paths each purpose may reach: the sample bucket, and for publishing the simulated
// networks.
const ownPaths: Record<OutboundPurpose, readonly string[]> = {
  sources: ['/sample/'],
  networks: ['/sample/', '/sandbox/'],
  'sign-in': [],
}

const made = new Map<string, GuardedFetch>()

/**
 * The guarded fetch of this install: connectors use 'sources', connecting and publishing use 'networks', and
 * company sign-in uses 'sign-in'. Takes the tenant, because a server inside the operator's network may be granted
 * to one workspace and not to another. It can reach the app's own address only on the sandbox install, and only
 * under a few paths. Serves spec/security#2.1.
 */
export function outbound(purpose: OutboundPurpose, tenant: Tenant): GuardedFetch {
  return async (request) => fetcher(purpose, await outboundPolicy(purpose, tenant))(request)
}

/**
 * One fetch per process, purpose and address rule: connections are reused, but never by a tenant that may not make
 * them.
 */
function fetcher(purpose: OutboundPurpose, policy: AddressPolicy): GuardedFetch {
  const key = JSON.stringify([purpose, policy])
  const known = made.get(key)
  if (known) return known
  const fetch = createGuardedFetch(policy)
  made.set(key, fetch)
  return fetch
}

/** The guarded connection of this install, for servers that do not speak HTTP. Serves spec/security#2.10. */
export const outboundConnect =
  (purpose: OutboundPurpose, tenant: Tenant): GuardedConnect =>
  async (request) =>
    createGuardedConnect(await outboundPolicy(purpose, tenant))(request)

/**
 * The address rule for this purpose and tenant, to check an address when it is entered and not only when it is
 * fetched.
 */
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
