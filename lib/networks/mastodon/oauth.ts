import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import {
  ConnectionError,
  getRemoteAccount,
  jsonCall,
  type OAuthProtocol,
  parseCredentials,
  revokeCall,
  tokenCall,
} from '../oauth'
import { parseJsonObject, readText } from '../outcomes'
import { isWebPage, parseStorableJson, readPublic } from './api'
import { type Instance, parseInstance } from './instance'

/**
 * Mastodon: we register an app at each server; authorization code flow with PKCE (ignored by servers before version
 * 4.3); tokens do not expire (spec/platforms#mastodon).
 */
export const mastodonProtocol: OAuthProtocol = {
  registration: {
    async register({ server, redirectUri, scopes, website, fetch }) {
      // Otherwise any server that responds would be accepted.
      await readInstance(fetch, server)
      const answer = await postForm(fetch, `${server}/api/v1/apps`, {
        client_name: 'Tributary',
        redirect_uris: redirectUri,
        scopes: scopes.join(' '),
        website,
      })
      const body = parseJsonObject(answer)
      const clientId = readText(body, 'client_id')
      const clientSecret = readText(body, 'client_secret')
      if (answer.status === 200 && clientId && clientSecret) return { clientId, clientSecret }
      throw createRefusalError(answer, 'It didn’t let us register an app.')
    },

    async isKnown({ app, fetch }) {
      const answer = await postForm(fetch, app.tokenUrl, {
        grant_type: 'client_credentials',
        client_id: app.clientId,
        client_secret: app.clientSecret,
        redirect_uri: app.redirectUri,
        scope: 'read:accounts',
      })
      const body = parseJsonObject(answer)
      if (answer.status === 200 && readText(body, 'access_token')) return true
      if (readText(body, 'error') === 'invalid_client' || answer.status === 401) return false
      throw createRefusalError(answer, 'It didn’t accept our app.')
    },
  },

  async exchangeCode(io, { code, verifier }) {
    return parseCredentials(
      await tokenCall(io, {
        grant_type: 'authorization_code',
        code,
        client_id: io.app.clientId,
        client_secret: io.app.clientSecret,
        redirect_uri: io.app.redirectUri,
        code_verifier: verifier,
      }),
    )
  },

  renew: null,

  // docs.joinmastodon.org/methods/oauth/#revoke, read on 2026-11-27. Servers may issue the same token for each
  // consent of an account to an app.
  revoke: {
    ends: 'account',
    run: (io, { accessToken }) =>
      revokeCall(io, `${io.app.apiUrl}/oauth/revoke`, {
        client_id: io.app.clientId,
        client_secret: io.app.clientSecret,
        token: accessToken,
      }),
  },

  async identify(io, credentials) {
    const server = new URL(io.app.apiUrl)
    const found = await jsonCall(io, {
      url: `${server.origin}/api/v1/accounts/verify_credentials`,
      headers: { authorization: `Bearer ${credentials.accessToken}`, accept: 'application/json' },
    })
    const { domain, limits } = await readInstance(io.fetch, server.origin)
    const account = getRemoteAccount({
      // Ids are only unique within a server.
      remoteId: typeof found.id === 'string' ? `${found.id}@${server.host}` : undefined,
      handle: typeof found.username === 'string' ? `${found.username}@${domain ?? server.host}` : undefined,
      displayName: found.display_name === '' ? found.username : found.display_name,
    })
    return { ...account, config: { server: server.origin, limits } }
  },
}

/** Reads a server's self-description. Servers before version 4.0 only have the older endpoint. */
async function readInstance(fetch: GuardedFetch, server: string): Promise<Instance> {
  const newer = await withConnectionErrors(() => readPublic({ fetch }, `${server}/api/v2/instance`))
  const answer =
    newer.status === 404
      ? await withConnectionErrors(() => readPublic({ fetch }, `${server}/api/v1/instance`))
      : newer
  const body = parseStorableJson(answer)
  const { domain, limits } = parseInstance(body)
  if (answer.status === 200 && domain !== null) return { domain, limits }
  throw createRefusalError(answer, 'It doesn’t answer as a Mastodon server does.')
}

const postForm = (
  fetch: GuardedFetch,
  url: string,
  fields: Record<string, string>,
): Promise<GuardedResponse> =>
  withConnectionErrors(() =>
    fetch({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(fields).toString(),
      deadlineMs: 20_000,
    }),
  )

async function withConnectionErrors(ask: () => Promise<GuardedResponse>): Promise<GuardedResponse> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof OutboundError) throw new ConnectionError('unreachable', error.message, error)
    throw error
  }
}

/**
 * Builds the error for an unexpected response: a busy or failing server may be asked again later, any other
 * response is final.
 */
function createRefusalError(answer: GuardedResponse, why: string): ConnectionError {
  if (answer.status === 429 || answer.status >= 500)
    return new ConnectionError('unreachable', `It returned an error (${answer.status}).`)
  const reason = isWebPage(answer) ? undefined : readText(parseJsonObject(answer), 'error')
  return new ConnectionError('refused', reason ? `It says: ${reason}` : why)
}
