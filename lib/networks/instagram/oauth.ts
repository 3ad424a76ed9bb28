import { z } from 'zod'
import {
  ConnectionError,
  getRemoteAccount,
  jsonCall,
  type OAuthProtocol,
  parseCredentials,
  tokenCall,
} from '../oauth'

/** The latest Graph API version as of 2026-07-29 (spec/platforms#instagram). */
export const graphVersion = 'v26.0'

const shortLived = z.object({ access_token: z.string().min(1), permissions: z.unknown().optional() })

/**
 * Instagram Login: a short-lived token is exchanged for one that lasts 60 days; that one can renew itself once it
 * is a day old.
 */
export const instagramProtocol: OAuthProtocol = {
  async exchangeCode(io, { code }) {
    const body = await tokenCall(io, {
      grant_type: 'authorization_code',
      code,
      redirect_uri: io.app.redirectUri,
      client_id: io.app.clientId,
      client_secret: io.app.clientSecret,
    })
    // Documented as an array with one element, but observed as the object itself.
    const short = shortLived.safeParse(Array.isArray(body.data) ? body.data[0] : body)
    if (!short.success)
      throw new ConnectionError('refused', 'The network didn’t return a valid access token.')
    const query = new URLSearchParams({
      grant_type: 'ig_exchange_token',
      client_secret: io.app.clientSecret,
      access_token: short.data.access_token,
    })
    const long = await jsonCall(io, { url: `${io.app.apiUrl}/access_token?${query}` })
    return parseCredentials(long, { scopes: permissionsOf(short.data.permissions) })
  },
  renew: {
    whenSecondsLeft: 20 * 86_400,
    async run(io, credentials) {
      const query = new URLSearchParams({
        grant_type: 'ig_refresh_token',
        access_token: credentials.accessToken,
      })
      return parseCredentials(
        await jsonCall(io, { url: `${io.app.apiUrl}/refresh_access_token?${query}` }),
        credentials,
      )
    },
  },
  async identify(io, credentials) {
    const user = await jsonCall(io, {
      url: `${io.app.apiUrl}/${graphVersion}/me?fields=user_id,username,name`,
      headers: { authorization: `Bearer ${credentials.accessToken}` },
    })
    return getRemoteAccount({
      remoteId: typeof user.user_id === 'number' ? String(user.user_id) : user.user_id,
      handle: user.username,
      displayName: user.name || user.username,
    })
  },
}

const permissionsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value.split(',') : []
