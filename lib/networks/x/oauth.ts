import {
  getRemoteAccount,
  jsonCall,
  type OAuthProtocol,
  type ProtocolIo,
  parseCredentials,
  revokeCall,
  tokenCall,
} from '../oauth'

/**
 * X: authorization code flow with PKCE, a confidential client (Basic), single-use refresh tokens
 * (spec/platforms#x).
 */
export const xProtocol: OAuthProtocol = {
  async exchangeCode(io, { code, verifier }) {
    return parseCredentials(
      await tokenCall(
        io,
        {
          grant_type: 'authorization_code',
          code,
          redirect_uri: io.app.redirectUri,
          code_verifier: verifier,
        },
        basic(io),
      ),
    )
  },
  renew: {
    whenSecondsLeft: 600,
    async run(io, credentials) {
      const fields = { grant_type: 'refresh_token', refresh_token: credentials.refreshToken ?? '' }
      return parseCredentials(await tokenCall(io, fields, basic(io)), credentials)
    },
  },
  async identify(io, credentials) {
    const { data } = await jsonCall(io, {
      url: `${io.app.apiUrl}/2/users/me`,
      headers: { authorization: `Bearer ${credentials.accessToken}` },
    })
    const user = data !== null && typeof data === 'object' ? { ...data } : {}
    return getRemoteAccount({
      remoteId: 'id' in user ? user.id : undefined,
      handle: 'username' in user ? user.username : undefined,
      displayName: 'name' in user ? user.name : undefined,
    })
  },
  // docs.x.com/fundamentals/authentication/oauth-2-0/user-access-token, step 6, read on 2026-11-27: each call
  // revokes one token, of either kind.
  revoke: {
    ends: 'account',
    async run(io, { refreshToken, accessToken }) {
      for (const token of [refreshToken, accessToken])
        if (token) await revokeCall(io, `${io.app.apiUrl}/2/oauth2/revoke`, { token }, basic(io))
    },
  },
}

function basic({ app }: ProtocolIo): Record<string, string> {
  const pair = `${encodeURIComponent(app.clientId)}:${encodeURIComponent(app.clientSecret)}`
  return { authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}
