import { generateKeyPairSync } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { networkApps } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { isOnTheInternet } from '@/lib/http/addresses/address-policy'
import { newId, requireId } from '@/lib/ids'
import type { NetworkName } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import { getServiceUrl } from '@/lib/networks/settings'
import type { SignInClient, SignInIo, SignInProtocol } from '@/lib/networks/sign-in'
import type { Tenant } from '@/lib/workspace-grants'
import { webhookFetch } from '../outbound'
import { callbackAddress } from './oauth-apps'
import { decryptAppSecret, encryptAppSecret } from './workspace-app-secrets'

/** Returns the protocol of a network's consent page that it offers in addition to typed-in fields. */
export function findSignInProtocol(platform: NetworkName): SignInProtocol | undefined {
  const server = networkServers[platform]
  return server.method === 'fields' ? server.signIn : undefined
}

/**
 * Returns what a sign-in protocol needs: requests under the workspace's outbound policy, and the addresses of the
 * network's services (spec/security#2.1).
 */
export const signInIo = (platform: NetworkName, tenant: Tenant): SignInIo => ({
  fetch: webhookFetch(tenant),
  service: (suffix) => getServiceUrl(platform, suffix),
})

/** A client for requests to a server, with the id of its row in `app`; null if it has no row. */
export type ConsentClient = SignInClient & { app: string | null }

/**
 * Returns a workspace's client for servers that fetch a client document from our address. At a public address it is
 * a client with its own key, created on first use; on a local machine it is the loopback client that atproto
 * provides for that, which has no key. Undefined if neither is possible. Serves docs/decisions/0216.
 */
export async function signInClientOf(
  { orgId }: { orgId: string },
  platform: NetworkName,
): Promise<ConsentClient | undefined> {
  const place = findClientHosting()
  if (place === undefined) return undefined
  if (place === 'this-machine') return loopbackClient(platform)
  const before = await readClient(orgId, platform)
  if (before) return clientOfRow(before)
  const id = newId()
  const key = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })
  await inSystem((tx) =>
    tx
      .insert(networkApps)
      .values({
        id,
        orgId,
        platform,
        server: ownOrigin(),
        clientId: clientAddress(id),
        encryptedSecret: encryptAppSecret({ id, orgId }, JSON.stringify(key)),
      })
      .onConflictDoNothing(),
  )
  // If two people create one at the same time, both use the first one's client.
  const row = await readClient(orgId, platform)
  return row && clientOfRow(row)
}

/** Returns the client that started the sign-in, by the id of its row; without an id, the loopback client. */
export async function findConsentClient(
  { orgId }: { orgId: string },
  platform: NetworkName,
  app: string | undefined,
): Promise<ConsentClient | undefined> {
  if (app === undefined) return findClientHosting() === 'this-machine' ? loopbackClient(platform) : undefined
  const [row] = await inSystem((tx) =>
    tx
      .select()
      .from(networkApps)
      .where(and(eq(networkApps.id, app), eq(networkApps.orgId, orgId), eq(networkApps.platform, platform))),
  )
  return row && clientOfRow(row)
}

/**
 * Returns the document that servers fetch at a client's address: its callback address and public key. Throws
 * `not-found`.
 */
export async function readClientDocument(id: string): Promise<object> {
  const [row] = await inSystem((tx) =>
    tx
      .select()
      .from(networkApps)
      .where(eq(networkApps.id, requireId(id))),
  )
  const client = row && row.clientId === clientAddress(row.id) ? clientOfRow(row) : undefined
  const key = client?.key
  const protocol = row && findSignInProtocol(row.platform)
  if (!client || !key || !protocol) throw new AppError('not-found')
  return protocol.clientDocument({ ...client, key }, env().APP_URL)
}

/**
 * Where this install is from a server's point of view; undefined if servers cannot reach it, as in a private
 * network or without https.
 */
export function findClientHosting(): 'public' | 'this-machine' | undefined {
  const { protocol, hostname, port } = new URL(env().APP_URL)
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return 'this-machine'
  const isName = !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[')
  return protocol === 'https:' && port === '' && isName && isOnTheInternet(env().APP_URL)
    ? 'public'
    : undefined
}

const ownOrigin = (): string => new URL(env().APP_URL).origin

const clientAddress = (id: string): string => `${env().APP_URL}/api/channels/clients/${id}`

/**
 * Servers redirect people to 127.0.0.1 only; from there they are redirected to the address where they are signed
 * in.
 */
function loopbackClient(platform: NetworkName): ConsentClient {
  const redirect = new URL(callbackAddress(platform))
  redirect.hostname = '127.0.0.1'
  const scope = findSignInProtocol(platform)?.scope ?? ''
  const query = new URLSearchParams({ scope, redirect_uri: redirect.href })
  return { clientId: `http://localhost?${query}`, redirectUri: redirect.href, key: null, app: null }
}

type AppRow = typeof networkApps.$inferSelect

function clientOfRow(row: AppRow): ConsentClient | undefined {
  const key = decryptAppSecret(row)
  return key === undefined
    ? undefined
    : { clientId: row.clientId, redirectUri: callbackAddress(row.platform), key, app: row.id }
}

const readClient = async (orgId: string, platform: NetworkName): Promise<AppRow | undefined> =>
  (
    await inSystem((tx) =>
      tx
        .select()
        .from(networkApps)
        .where(
          and(
            eq(networkApps.orgId, orgId),
            eq(networkApps.platform, platform),
            eq(networkApps.server, ownOrigin()),
            isNull(networkApps.replacedAt),
          ),
        ),
    )
  )[0]
