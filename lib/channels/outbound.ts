import { env } from '@/lib/env'
import { createGuardedFetch, type GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { userAgent } from '@/lib/http/user-agent'
import type { OAuthApp } from '@/lib/networks/oauth'
import { privateHostsOf, type Tenant } from '@/lib/workspace-grants'

const fetchers = new Map<string, GuardedFetch>()

/**
 * Returns the guarded fetch for one platform. Addresses that an operator configured for it (`X_API_URL` and the
 * like) may be private, and only the sandbox's apps may reach the sandbox's API. A server that people typed in is
 * treated like any typed-in address.
 */
export function platformFetch(app: OAuthApp, tenant: Tenant): GuardedFetch {
  if (app.server !== undefined) return webhookFetch(tenant)
  const hosts = app.sandbox ? [] : [app.tokenUrl, app.apiUrl].map(hostPort)
  return fetcher('install', hosts, app.sandbox ? ['/sandbox/api/'] : [])
}

/**
 * Returns the guarded fetch for addresses that people typed in: no private hosts except those the operator granted,
 * and never our own origin.
 */
export const webhookFetch = (tenant: Tenant): GuardedFetch => fetcher(tenant, [], [])

const fetcher =
  (tenant: Tenant, hosts: string[], ownPaths: string[]): GuardedFetch =>
  async (request) => {
    const granted = await privateHostsOf(tenant)
    return fetcherFor([...granted.hosts, ...hosts], granted.workspace, ownPaths)(request)
  }

function fetcherFor(
  privateHostsAllowed: string[],
  workspace: string | undefined,
  ownPaths: string[],
): GuardedFetch {
  const { APP_URL } = env()
  const key = JSON.stringify([APP_URL, privateHostsAllowed, workspace, ownPaths])
  const known = fetchers.get(key)
  if (known) return known
  const made = createGuardedFetch({
    privateHostsAllowed,
    ...(workspace === undefined ? {} : { workspace }),
    ...(ownPaths.length > 0 ? { ownOrigin: { origin: APP_URL, pathPrefixes: ownPaths } } : {}),
    userAgent: userAgent(APP_URL),
  })
  fetchers.set(key, made)
  return made
}

function hostPort(address: string): string {
  const url = new URL(address)
  return `${url.hostname}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`
}
