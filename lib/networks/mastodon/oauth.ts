import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import {
  accountOf,
  ConnectionError,
  credentialsOf,
  jsonCall,
  type OAuthProtocol,
  revokeCall,
  tokenCall,
} from '../oauth'
import { bodyOf, textIn } from '../outcomes'
import { isWebPage, jsonOf, readPublic } from './api'
import { type Instance, instanceOf } from './instance'

/**
 * Mastodon: we register an app at each server; authorization code flow with PKCE (ignored by servers before version
 * 4.3); tokens do not expire (spec/platforms#mastodon).
 */
export const mastodonProtocol: OAuthProtocol = {
  registration: {
    async register({ server, redirectUri, scopes, website, fetch }) {
      // Otherwise any server that responds would be accepted.
      await readInstance(fetch, server)
      const answer = await posted(fetch, `${server}/api/v1/apps`, {
        client_name: 'Tributary',
        redirect_uris: redirectUri,
        scopes: scopes.join(' '),
        website,
      })
      const body = bodyOf(answer)
      const clientId = textIn(body, 'client_id')
      const clientSecret = textIn(body, 'client_secret')
      if (answer.status === 200 && clientId && clientSecret) return { clientId, clientSecret }
      throw notTaken(answer, 'It didn’t let us register an app.')
    },

    async isKnown({ app, fetch }) {
      const answer = await posted(fetch, app.tokenUrl, {
        grant_type: 'client_credentials',
        client_id: app.clientId,
        client_secret: app.clientSecret,
        redirect_uri: app.redirectUri,
        scope: 'read:accounts',
      })
      const body = bodyOf(answer)
      if (answer.status === 200 && textIn(body, 'access_token')) return true
      if (textIn(body, 'error') === 'invalid_client' || answer.status === 401) return false
      throw notTaken(answer, 'It didn’t accept our app.')
    },
  },

  async exchangeCode(io, { code, verifier }) {
    return credentialsOf(
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
    const account = accountOf({
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
  const newer = await asked(() => readPublic({ fetch }, `${server}/api/v2/instance`))
  const answer =
    newer.status === 404 ? await asked(() => readPublic({ fetch }, `${server}/api/v1/instance`)) : newer
  const body = jsonOf(answer)
  const { domain, limits } = instanceOf(body)
  if (answer.status === 200 && domain !== null) return { domain, limits }
  throw notTaken(answer, 'It doesn’t answer as a Mastodon server does.')
}

const posted = (fetch: GuardedFetch, url: string, fields: Record<string, string>): Promise<GuardedResponse> =>
  asked(() =>
    fetch({
      url,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(fields).toString(),
      deadlineMs: 20_000,
    }),
  )

async function asked(ask: () => Promise<GuardedResponse>): Promise<GuardedResponse> {
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
function notTaken(answer: GuardedResponse, why: string): ConnectionError {
  if (answer.status === 429 || answer.status >= 500)
    return new ConnectionError('unreachable', `It returned an error (${answer.status}).`)
  const reason = isWebPage(answer) ? undefined : textIn(bodyOf(answer), 'error')
  return new ConnectionError('refused', reason ? `It says: ${reason}` : why)
}
