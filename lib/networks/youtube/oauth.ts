import {
  ConnectionError,
  getRemoteAccount,
  jsonCall,
  type OAuthProtocol,
  parseCredentials,
  revokeCall,
  tokenCall,
} from '../oauth'

/**
 * YouTube: Google's authorization code flow with PKCE; requests offline access and always shows the consent screen,
 * so that a refresh token is issued.
 */
export const youtubeProtocol: OAuthProtocol = {
  async exchangeCode(io, { code, verifier }) {
    return parseCredentials(
      await tokenCall(io, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: io.app.redirectUri,
        client_id: io.app.clientId,
        client_secret: io.app.clientSecret,
        code_verifier: verifier,
      }),
    )
  },
  renew: {
    whenSecondsLeft: 600,
    async run(io, credentials) {
      const fields = {
        grant_type: 'refresh_token',
        refresh_token: credentials.refreshToken ?? '',
        client_id: io.app.clientId,
        client_secret: io.app.clientSecret,
      }
      return parseCredentials(await tokenCall(io, fields), credentials)
    },
  },
  async identify(io, credentials) {
    const { items } = await jsonCall(io, {
      url: `${io.app.apiUrl}/youtube/v3/channels?part=snippet&mine=true`,
      headers: { authorization: `Bearer ${credentials.accessToken}` },
    })
    const channel: unknown = Array.isArray(items) ? items[0] : undefined
    if (channel === null || typeof channel !== 'object')
      throw new ConnectionError('refused', 'This Google account doesn’t have a YouTube channel yet.')
    const snippet = 'snippet' in channel && typeof channel.snippet === 'object' ? { ...channel.snippet } : {}
    const title = 'title' in snippet ? snippet.title : undefined
    const handle = 'customUrl' in snippet ? String(snippet.customUrl).replace(/^@/, '') : title
    return getRemoteAccount({
      remoteId: 'id' in channel ? channel.id : undefined,
      handle,
      displayName: title,
    })
  },
  // developers.google.com/identity/protocols/oauth2/web-server#tokenrevoke, read on 2026-11-27: revokes everything
  // that the person allowed the project.
  revoke: {
    ends: 'person',
    run: (io, { refreshToken, accessToken }) =>
      revokeCall(io, new URL('revoke', io.app.tokenUrl).href, { token: refreshToken ?? accessToken }),
  },
}
