import { env } from '@/lib/env'
import { sandboxClient } from '@/lib/platforms/sandbox-client'
import { sandboxServes } from '@/lib/platforms/sandbox-networks'

export const oauthPlatforms = ['x', 'linkedin', 'instagram', 'youtube'] as const
export type OAuthPlatform = (typeof oauthPlatforms)[number]

export const isOAuthPlatform = (name: string): name is OAuthPlatform =>
  oauthPlatforms.some((platform) => platform === name)

/** Where a platform is and who we are there. */
export type OAuthApp = {
  platform: OAuthPlatform
  clientId: string
  clientSecret: string
  authorizeUrl: string
  tokenUrl: string
  /** Without a slash at the end. */
  apiUrl: string
  redirectUri: string
  /** True for the simulated network. */
  sandbox: boolean
}

/** The platforms' own addresses (spec/platforms#networks). */
const addresses: Record<OAuthPlatform, { authorize: string; token: string; api: string }> = {
  x: {
    authorize: 'https://x.com/i/oauth2/authorize',
    token: 'https://api.x.com/2/oauth2/token',
    api: 'https://api.x.com',
  },
  linkedin: {
    authorize: 'https://www.linkedin.com/oauth/v2/authorization',
    token: 'https://www.linkedin.com/oauth/v2/accessToken',
    api: 'https://api.linkedin.com',
  },
  instagram: {
    authorize: 'https://www.instagram.com/oauth/authorize',
    token: 'https://api.instagram.com/oauth/access_token',
    api: 'https://graph.instagram.com',
  },
  youtube: {
    authorize: 'https://accounts.google.com/o/oauth2/v2/auth',
    token: 'https://oauth2.googleapis.com/token',
    api: 'https://www.googleapis.com',
  },
}

/** Where the token address lies below a simulated network's base: as on the real one. */
const tokenPath: Record<OAuthPlatform, string> = {
  x: '/2/oauth2/token',
  linkedin: '/oauth/v2/accessToken',
  instagram: '/oauth/access_token',
  youtube: '/token',
}

/**
 * The app to use for a platform, from this one place: the real one when its keys are set, else the sandbox's when that is
 * on, else undefined. Keys change addresses and credentials and nothing else (spec/decisions#8, #9).
 */
export function findOAuthApp(platform: OAuthPlatform): OAuthApp | undefined {
  const keys = keysOf(platform)
  const redirectUri = `${env().APP_URL}/api/channels/callback/${platform}`
  if (keys.clientId && keys.clientSecret) {
    const own = addresses[platform]
    return {
      platform,
      clientId: keys.clientId,
      clientSecret: keys.clientSecret,
      authorizeUrl: keys.authorizeUrl ?? own.authorize,
      tokenUrl: keys.tokenUrl ?? own.token,
      apiUrl: (keys.apiUrl ?? own.api).replace(/(?<!\/)\/+$/, ''),
      redirectUri,
      sandbox: false,
    }
  }
  if (!sandboxServes(platform)) return undefined
  const { clientId, clientSecret } = sandboxClient(platform)
  const apiUrl = `${env().APP_URL}/sandbox/api/${platform}`
  return {
    platform,
    clientId,
    clientSecret,
    authorizeUrl: `${env().APP_URL}/sandbox/${platform}/oauth/authorize`,
    tokenUrl: `${apiUrl}${tokenPath[platform]}`,
    apiUrl,
    redirectUri,
    sandbox: true,
  }
}

function keysOf(platform: OAuthPlatform) {
  const e = env()
  const upper = platform.toUpperCase() as Uppercase<OAuthPlatform>
  return {
    clientId: e[`${upper}_CLIENT_ID`],
    clientSecret: e[`${upper}_CLIENT_SECRET`],
    authorizeUrl: e[`${upper}_AUTHORIZE_URL`],
    tokenUrl: e[`${upper}_TOKEN_URL`],
    apiUrl: e[`${upper}_API_URL`],
  }
}
