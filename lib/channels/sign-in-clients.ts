import { generateKeyPairSync } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { networkApps } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { isOnTheInternet } from '@/lib/http/address-policy'
import { newId, requireId } from '@/lib/ids'
import type { NetworkName } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import { serviceOf } from '@/lib/networks/settings'
import type { SignInClient, SignInIo, SignInProtocol } from '@/lib/networks/sign-in'
import type { Tenant } from '@/lib/workspace-grants'
import { callbackAddress } from './oauth-apps'
import { webhookFetch } from './outbound'
import { decryptAppSecret, encryptAppSecret } from './workspace-app-secrets'

/** The consent page of a network whose accounts are connected by what is typed in, besides. */
export function findSignIn(platform: NetworkName): SignInProtocol | undefined {
  const server = networkServers[platform]
  return server.method === 'fields' ? server.signIn : undefined
}

export const signInIo = (platform: NetworkName, tenant: Tenant): SignInIo => ({
  fetch: webhookFetch(tenant),
  service: (suffix) => serviceOf(platform, suffix),
})

/** A client as it asks, and the row that it is; null where it is none. */
export type AskingClient = SignInClient & { app: string | null }

/**
 * Who a workspace is for servers that read an address of ours: on a public address a client with a key of its own, made the first
 * time; on a machine of one's own the one that atproto keeps for that, without a key. Undefined where servers could do neither.
 * Serves docs/decisions/0216.
 */
export async function signInClientOf(
  { orgId }: { orgId: string },
  platform: NetworkName,
): Promise<AskingClient | undefined> {
  const place = clientPlace()
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
  // Of two people at once, the first one's is everybody's.
  const row = await readClient(orgId, platform)
  return row && clientOfRow(row)
}

/** The client that asked, by its row; the one of this machine by null. */
export async function findAskingClient(
  { orgId }: { orgId: string },
  platform: NetworkName,
  app: string | undefined,
): Promise<AskingClient | undefined> {
  if (app === undefined) return clientPlace() === 'this-machine' ? loopbackClient(platform) : undefined
  const [row] = await inSystem((tx) =>
    tx
      .select()
      .from(networkApps)
      .where(and(eq(networkApps.id, app), eq(networkApps.orgId, orgId), eq(networkApps.platform, platform))),
  )
  return row && clientOfRow(row)
}

/** What servers read at the address of a client: its callback address and public key. Throws `not-found`. */
export async function readClientDocument(id: string): Promise<object> {
  const [row] = await inSystem((tx) =>
    tx
      .select()
      .from(networkApps)
      .where(eq(networkApps.id, requireId(id))),
  )
  const client = row && row.clientId === clientAddress(row.id) ? clientOfRow(row) : undefined
  const key = client?.key
  const protocol = row && findSignIn(row.platform)
  if (!client || !key || !protocol) throw new AppError('not-found')
  return protocol.clientDocument({ ...client, key }, env().APP_URL)
}

/** Where we are, as far as servers can tell; undefined where they cannot: inside a private network, or without https. */
export function clientPlace(): 'public' | 'this-machine' | undefined {
  const { protocol, hostname, port } = new URL(env().APP_URL)
  if (['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return 'this-machine'
  const isName = !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[')
  return protocol === 'https:' && port === '' && isName && isOnTheInternet(env().APP_URL)
    ? 'public'
    : undefined
}

const ownOrigin = (): string => new URL(env().APP_URL).origin

const clientAddress = (id: string): string => `${env().APP_URL}/api/channels/clients/${id}`

/** Servers send people back to 127.0.0.1 alone; from there it goes on to the address that they are signed in at. */
function loopbackClient(platform: NetworkName): AskingClient {
  const redirect = new URL(callbackAddress(platform))
  redirect.hostname = '127.0.0.1'
  const scope = findSignIn(platform)?.scope ?? ''
  const query = new URLSearchParams({ scope, redirect_uri: redirect.href })
  return { clientId: `http://localhost?${query}`, redirectUri: redirect.href, key: null, app: null }
}

type AppRow = typeof networkApps.$inferSelect

function clientOfRow(row: AppRow): AskingClient | undefined {
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
