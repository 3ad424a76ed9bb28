import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type ChannelRow, channels, networkApps } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env } from '@/lib/env'
import { accesses, accountNetworks, signInNetworks } from '@/lib/networks/accesses'
import type { OAuthConnection } from '@/lib/networks/connection'
import type { OAuthApp, OAuthProtocol } from '@/lib/networks/oauth'
import { isNetworkName, type NetworkName } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import { findApiVersion, getNetworkSettings } from '@/lib/networks/settings'
import { sandboxClient } from '@/lib/platforms/sandbox-client'
import { isSandboxActive } from '@/lib/platforms/sandbox-networks'
import { decryptAppSecret } from './workspace-app-secrets'

/** Networks whose accounts are connected on the network's own consent page. */
export const oauthPlatforms: readonly NetworkName[] = accountNetworks

/** Whether a name is that of a network whose accounts are connected on its own consent page. */
export const isOAuthPlatform = (name: string): name is NetworkName =>
  isNetworkName(name) && oauthPlatforms.includes(name)

/**
 * Whether a network's accounts can be connected on a consent page, either as the only way or in addition to
 * typed-in fields.
 */
export const hasConsentPage = (name: string): name is NetworkName =>
  isNetworkName(name) && (isOAuthPlatform(name) || signInNetworks.includes(name))

/**
 * Returns how accounts of a network with a consent page are connected: its data and its protocol. Throws for any
 * other network.
 */
export function oauthOf(platform: NetworkName): { connection: OAuthConnection; protocol: OAuthProtocol } {
  const connection = accesses[platform]
  const server = networkServers[platform]
  if (connection.method !== 'oauth' || server.method !== 'oauth')
    throw new Error(`${platform} has no consent page.`)
  return { connection, protocol: server.connect }
}

/** Returns a network's redirect URI. It is entered at the network and is the same for every app of this install. */
export const callbackAddress = (platform: NetworkName): string =>
  `${env().APP_URL}/api/channels/callback/${platform}`

/**
 * Returns the install's app for a network. This is the only place that decides: the real app when its keys are set,
 * otherwise the sandbox's if the sandbox is on, otherwise undefined. Keys change addresses and credentials and
 * nothing else (spec/decisions#8, #9).
 */
export function findOAuthApp(platform: NetworkName): OAuthApp | undefined {
  const { clientId, clientSecret } = getNetworkSettings(platform)
  if (clientId && clientSecret) return realApp(platform, { clientId, clientSecret })
  const server = networkServers[platform]
  if (!isSandboxActive(platform) || server.method !== 'oauth' || !server.stub) return undefined
  const apiUrl = `${env().APP_URL}/sandbox/api/${platform}`
  return {
    platform,
    ...sandboxClient(platform),
    authorizeUrl: `${env().APP_URL}/sandbox/${platform}/oauth/authorize`,
    tokenUrl: `${apiUrl}${server.stub.tokenPath}`,
    apiUrl,
    redirectUri: callbackAddress(platform),
    apiVersion: findApiVersion(platform)?.version ?? null,
    sandbox: true,
  }
}

/**
 * Returns the app that a workspace's new accounts are connected with: its own, otherwise the install's. Serves
 * docs/decisions/0190.
 */
export async function findOAuthAppFor(
  { orgId }: { orgId: string },
  platform: NetworkName,
): Promise<OAuthApp | undefined> {
  const own = await readWorkspaceApp(platform, orgId, currentApp)
  return own ? own.app : findOAuthApp(platform)
}

/** Matches the app whose keys a workspace entered, not one that we registered at a server. */
const currentApp = sql`${networkApps.replacedAt} is null and ${networkApps.server} is null`

/**
 * Like `findOAuthAppFor`, for every network with a consent page, in one statement; undefined for multi-server
 * networks.
 */
export async function findOAuthAppsFor({
  orgId,
}: {
  orgId: string
}): Promise<Map<NetworkName, OAuthApp | undefined>> {
  const rows = await inSystem((tx) =>
    tx
      .select()
      .from(networkApps)
      .where(and(eq(networkApps.orgId, orgId), currentApp)),
  )
  return new Map(
    oauthPlatforms.map((platform) => {
      const own = rows.find((row) => row.platform === platform)
      return [platform, own ? appOfRow(own) : findOAuthApp(platform)]
    }),
  )
}

/** Returns a workspace's app by its id; undefined when it was removed or its secret can no longer be decrypted. */
export async function findWorkspaceApp(
  { orgId, id }: { orgId: string; id: string },
  platform: NetworkName,
): Promise<OAuthApp | undefined> {
  return (await readWorkspaceApp(platform, orgId, eq(networkApps.id, id)))?.app
}

/** Returns the app whose consent page was opened: a workspace's own by its id, otherwise the install's. */
export const findConsentApp = async (
  platform: NetworkName,
  orgId: string,
  id: string | undefined,
): Promise<OAuthApp | undefined> =>
  id === undefined ? findOAuthApp(platform) : findWorkspaceApp({ orgId, id }, platform)

/**
 * Whether a workspace has used this app to connect accounts with the wider permissions of `managed`. If so, every
 * consent requests those: one with fewer permissions may end the tokens that the same person granted before
 * (docs/decisions/0211).
 */
export async function hasManagedAccounts({ orgId }: { orgId: string }, app: OAuthApp): Promise<boolean> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ id: channels.id })
      .from(channels)
      .where(and(eq(channels.orgId, orgId), isChannelOfApp(app), sql`${channels.config} ? 'kind'`))
      .limit(1),
  )
  return row !== undefined
}

/** Matches the channels whose tokens belong to this app. */
export const isChannelOfApp = (app: OAuthApp) =>
  and(
    eq(channels.platform, app.platform),
    eq(channels.sandbox, app.sandbox),
    app.workspaceApp === undefined ? isNull(channels.appId) : eq(channels.appId, app.workspaceApp),
  )

/** Returns the app that a channel was connected with; no other app can renew its tokens. */
export const findAppOfChannel = async (
  channel: Pick<ChannelRow, 'platform' | 'appId' | 'orgId'>,
): Promise<OAuthApp | undefined> =>
  channel.appId === null
    ? findOAuthApp(channel.platform)
    : findWorkspaceApp({ orgId: channel.orgId, id: channel.appId }, channel.platform)

async function readWorkspaceApp(
  platform: NetworkName,
  orgId: string,
  which: SQL,
): Promise<{ app: OAuthApp | undefined } | undefined> {
  const [row] = await inSystem((tx) =>
    tx
      .select()
      .from(networkApps)
      .where(and(eq(networkApps.orgId, orgId), eq(networkApps.platform, platform), which)),
  )
  return row && { app: appOfRow(row) }
}

/** Builds an app from its row; undefined when its secret can no longer be decrypted. */
export function appOfRow(row: typeof networkApps.$inferSelect): OAuthApp | undefined {
  const clientSecret = decryptAppSecret(row)
  return clientSecret === undefined
    ? undefined
    : {
        ...realApp(row.platform, { clientId: row.clientId, clientSecret }, row.server),
        workspaceApp: row.id,
      }
}

/**
 * Builds an app at the network itself. Its addresses come from the install's settings if set, otherwise from the
 * network or the server where the app is registered.
 */
function realApp(
  platform: NetworkName,
  keys: { clientId: string; clientSecret: string },
  server: string | null = null,
): OAuthApp {
  const settings = getNetworkSettings(platform)
  const { addresses } = oauthOf(platform).connection
  return {
    platform,
    ...keys,
    authorizeUrl: settings.authorizeUrl ?? `${server ?? ''}${addresses.authorize}`,
    tokenUrl: settings.tokenUrl ?? `${server ?? ''}${addresses.token}`,
    apiUrl: (settings.apiUrl ?? `${server ?? ''}${addresses.api}`).replace(/(?<!\/)\/+$/, ''),
    redirectUri: callbackAddress(platform),
    apiVersion: findApiVersion(platform)?.version ?? null,
    sandbox: false,
    ...(server === null ? {} : { server }),
  }
}
