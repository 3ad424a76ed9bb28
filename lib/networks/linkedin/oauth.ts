import { accountOf, credentialsOf, jsonCall, type OAuthProtocol, tokenCall } from '../oauth'

/**
 * LinkedIn: plain server flow; tokens live 60 days and only approved partners get refresh tokens, so a person consents again
 * (spec/platforms#linkedin). A refresh token is used where one was given.
 */
export const linkedinProtocol: OAuthProtocol = {
  async exchangeCode(io, { code }) {
    return credentialsOf(
      await tokenCall(io, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: io.app.redirectUri,
        client_id: io.app.clientId,
        client_secret: io.app.clientSecret,
      }),
    )
  },
  renew: {
    whenSecondsLeft: 7 * 86_400,
    async run(io, credentials) {
      const fields = {
        grant_type: 'refresh_token',
        refresh_token: credentials.refreshToken ?? '',
        client_id: io.app.clientId,
        client_secret: io.app.clientSecret,
      }
      return credentialsOf(await tokenCall(io, fields), credentials)
    },
  },
  async identify(io, credentials) {
    const user = await jsonCall(io, {
      url: `${io.app.apiUrl}/v2/userinfo`,
      headers: { authorization: `Bearer ${credentials.accessToken}` },
    })
    // A person's public short name is not among these rights; the name has to do.
    return accountOf({ remoteId: user.sub, handle: user.name, displayName: user.name })
  },
}
