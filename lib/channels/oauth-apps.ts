import { env } from '@/lib/env'
import type { OAuthConnection } from '@/lib/networks/connection'
import type { OAuthApp, OAuthProtocol } from '@/lib/networks/oauth'
import { accountNetworks, isNetworkName, type NetworkName, networks } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import { apiVersionOf, settingsOf } from '@/lib/networks/settings'
import { sandboxClient } from '@/lib/platforms/sandbox-client'
import { sandboxServes } from '@/lib/platforms/sandbox-networks'

/** The networks whose accounts are connected on their own consent page. */
export const oauthPlatforms: readonly NetworkName[] = accountNetworks

export const isOAuthPlatform = (name: string): name is NetworkName =>
  isNetworkName(name) && oauthPlatforms.includes(name)

/** How accounts of such a network are connected: its data and what it does. Throws for any other. */
export function oauthOf(platform: NetworkName): { connection: OAuthConnection; protocol: OAuthProtocol } {
  const { connection } = networks[platform]
  const server = networkServers[platform]
  if (connection.method !== 'oauth' || server.method !== 'oauth')
    throw new Error(`${platform} has no consent page.`)
  return { connection, protocol: server.connect }
}

/**
 * The app to use for a network, from this one place: the real one when its keys are set, else the sandbox's when that is
 * on, else undefined. Keys change addresses and credentials and nothing else (spec/decisions#8, #9).
 */
export function findOAuthApp(platform: NetworkName): OAuthApp | undefined {
  const keys = settingsOf(platform)
  const apiVersion = apiVersionOf(platform)?.version ?? null
  const redirectUri = `${env().APP_URL}/api/channels/callback/${platform}`
  if (keys.clientId && keys.clientSecret) {
    const { addresses } = oauthOf(platform).connection
    return {
      platform,
      clientId: keys.clientId,
      clientSecret: keys.clientSecret,
      authorizeUrl: keys.authorizeUrl ?? addresses.authorize,
      tokenUrl: keys.tokenUrl ?? addresses.token,
      apiUrl: (keys.apiUrl ?? addresses.api).replace(/(?<!\/)\/+$/, ''),
      redirectUri,
      apiVersion,
      sandbox: false,
    }
  }
  const server = networkServers[platform]
  if (!sandboxServes(platform) || server.method !== 'oauth') return undefined
  const { clientId, clientSecret } = sandboxClient(platform)
  const apiUrl = `${env().APP_URL}/sandbox/api/${platform}`
  return {
    platform,
    clientId,
    clientSecret,
    authorizeUrl: `${env().APP_URL}/sandbox/${platform}/oauth/authorize`,
    tokenUrl: `${apiUrl}${server.stub.tokenPath}`,
    apiUrl,
    redirectUri,
    apiVersion,
    sandbox: true,
  }
}
