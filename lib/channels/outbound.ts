import { env } from '@/lib/env'
import { createGuardedFetch, type GuardedFetch } from '@/lib/http/guarded-fetch'
import { userAgent } from '@/lib/http/user-agent'
import type { OAuthApp } from '@/lib/networks/oauth'
import { privateHostsOf, type Tenant } from '@/lib/workspace-grants'

const fetchers = new Map<string, GuardedFetch>()

/**
 * The way out to one platform. Addresses an operator set for it (`X_API_URL` and the like) may be private, and the
 * sandbox's own API is open to nothing else. A server that people typed in is like any address of theirs.
 */
export function platformFetch(app: OAuthApp, tenant: Tenant): GuardedFetch {
  if (app.server !== undefined) return webhookFetch(tenant)
  const hosts = app.sandbox ? [] : [app.tokenUrl, app.apiUrl].map(hostPort)
  return fetcher('install', hosts, app.sandbox ? ['/sandbox/api/'] : [])
}

/** The way out to addresses that people typed in: nothing private but what the operator granted them, never ourselves. */
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
