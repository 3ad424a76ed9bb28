import { randomUUID } from 'node:crypto'
import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { ConnectionError, type Credentials, checkRevoked, getRemoteAccount, parseCredentials } from '../oauth'
import { parseJsonObject, readText } from '../outcomes'
import type { SignInClient, SignInIo, SignInProtocol } from '../sign-in'
import { findAuthorizationServer, findIdentity, withConnectionErrors } from './authorization-server'
import { callWithProof, computeKeyId, createKey, getPublicKey, signToken } from './dpop'
import { accessSchema, parseSignedIn, type SignedInAccount } from './signed-in'
import { xrpcUrl } from './xrpc'

/** Only posts, their images and videos, and the tokens with which the video service stores a video. */
const scope = [
  'atproto',
  'repo:app.bsky.feed.post',
  'blob:image/*',
  'blob:video/*',
  'rpc:com.atproto.repo.uploadBlob?aud=*',
  'rpc:app.bsky.video.getUploadLimits?aud=*',
].join(' ')

const storedSchema = accessSchema.pick({ issuer: true, tokenUrl: true, proofKey: true })

/**
 * OAuth as atproto specifies it (atproto.com/specs/oauth, 2026-11-23): the request is pushed (PAR), tokens are
 * bound to a key per account (DPoP), and a client is identified by a URL at which servers read its metadata.
 */
export const blueskySignIn: SignInProtocol = {
  scope,

  async find(io, account) {
    const { issuer } = await serverFor(io, account)
    return { server: issuer }
  },

  async begin(io, { account, state, challenge }) {
    const server = await serverFor(io, account)
    const proofKey = createKey()
    const answer = await formCall(io, server.pushed_authorization_request_endpoint, proofKey, {
      ...clientFields(io.client, server.issuer),
      response_type: 'code',
      redirect_uri: io.client.redirectUri,
      scope,
      state,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      ...(server.loginHint ? { login_hint: server.loginHint } : {}),
    })
    const requestUri = readText(parseJsonObject(answer), 'request_uri')
    if (answer.status >= 300 || !requestUri) throw toSignInError(answer)
    const address = new URL(server.authorization_endpoint)
    address.searchParams.set('client_id', io.client.clientId)
    address.searchParams.set('request_uri', requestUri)
    return {
      address: address.href,
      kept: { issuer: server.issuer, tokenUrl: server.token_endpoint, proofKey },
    }
  },

  async finish(io, { code, verifier, issuer, kept }) {
    const before = storedSchema.parse(kept)
    // Otherwise another server's code could be exchanged at this one (RFC 9207).
    if (issuer !== before.issuer)
      throw new ConnectionError('refused', 'Another server answered than the one that was asked.')
    const answer = await formCall(io, before.tokenUrl, before.proofKey, {
      ...clientFields(io.client, before.issuer),
      grant_type: 'authorization_code',
      code,
      redirect_uri: io.client.redirectUri,
      code_verifier: verifier,
    })
    const body = parseTokens(answer)
    const identity = await findIdentity(io, readText(body, 'sub') ?? '')
    const home = await findAuthorizationServer(io, identity.pds)
    if (home.issuer !== before.issuer)
      throw new ConnectionError('refused', 'This server doesn’t speak for the account.')
    const access: SignedInAccount = {
      ...before,
      clientId: io.client.clientId,
      clientKey: io.client.key,
      did: identity.did,
      pds: identity.pds,
    }
    const { did, handle, pds } = identity
    return {
      account: { ...getRemoteAccount({ remoteId: did, handle, displayName: handle }), config: { pds } },
      fields: { sign_in: JSON.stringify(access) },
      session: parseCredentials(body),
    }
  },

  async identify(io, { fields, session }) {
    const access = parseSignedIn(fields)
    if (!access) throw new ConnectionError('ended', 'The saved access is of another kind.')
    const url = xrpcUrl(access.pds, 'com.atproto.server.getSession')
    const answer = await withConnectionErrors(() =>
      callWithProof(io.fetch, access.proofKey, { url, deadlineMs: 20_000 }, session.accessToken),
    )
    if (answer.status !== 200) throw toSignInError(answer)
    const { did, handle } = parseJsonObject(answer)
    return getRemoteAccount({ remoteId: did, handle, displayName: handle })
  },

  clientDocument: ({ clientId, redirectUri, key }, site) => ({
    client_id: clientId,
    client_name: 'Tributary',
    client_uri: site,
    application_type: 'web',
    redirect_uris: [redirectUri],
    response_types: ['code'],
    grant_types: ['authorization_code', 'refresh_token'],
    scope,
    dpop_bound_access_tokens: true,
    token_endpoint_auth_method: 'private_key_jwt',
    token_endpoint_auth_signing_alg: 'ES256',
    jwks: { keys: [{ ...getPublicKey(key), kid: computeKeyId(key), use: 'sig', alg: 'ES256' }] },
  }),
}

/** Exchanges the single-use refresh token for new tokens. Throws ConnectionError. */
export async function renewSignIn(
  fetch: GuardedFetch,
  access: SignedInAccount,
  session: Credentials,
): Promise<Credentials> {
  const { clientId, clientKey: key, issuer, did } = access
  const answer = await formCall({ fetch }, access.tokenUrl, access.proofKey, {
    ...clientFields({ clientId, key }, issuer),
    grant_type: 'refresh_token',
    refresh_token: session.refreshToken ?? '',
  })
  const body = parseTokens(answer)
  if (readText(body, 'sub') !== did)
    throw new ConnectionError('ended', 'The access is now another account’s.')
  return parseCredentials(body, session)
}

/** Ends the session at the server that issued it, if the server documents how (RFC 7009). Throws ConnectionError. */
export async function endSignIn(
  fetch: GuardedFetch,
  access: SignedInAccount,
  session: Credentials,
): Promise<void> {
  const { clientId, clientKey: key, issuer } = access
  const server = await findAuthorizationServer({ fetch }, access.pds)
  if (server.issuer !== issuer || server.revocation_endpoint === undefined) return
  const token = session.refreshToken ?? session.accessToken
  checkRevoked(
    await formCall({ fetch }, server.revocation_endpoint, access.proofKey, {
      ...clientFields({ clientId, key }, issuer),
      token,
    }),
  )
}

/** Finds the authorization server by the account's handle or DID, or by its server's address. */
async function serverFor(io: SignInIo, account: string) {
  const typed = account.trim().replace(/^@/, '')
  if (typed.includes('://')) {
    if (!URL.canParse(typed)) throw new ConnectionError('refused', 'This is no web address.')
    return { ...(await findAuthorizationServer(io, typed)), loginHint: undefined }
  }
  const { pds, handle } = await findIdentity(io, typed.startsWith('did:') ? typed : typed.toLowerCase())
  return { ...(await findAuthorizationServer(io, pds)), loginHint: handle }
}

/** Identifies the client and, if it has a key, proves it to this one server. */
function clientFields(
  { clientId, key }: Pick<SignInClient, 'clientId' | 'key'>,
  issuer: string,
): Record<string, string> {
  if (key === null) return { client_id: clientId }
  const now = Math.floor(Date.now() / 1000)
  const claims = { iss: clientId, sub: clientId, aud: issuer, jti: randomUUID(), iat: now, exp: now + 60 }
  return {
    client_id: clientId,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: signToken(key, { kid: computeKeyId(key) }, claims),
  }
}

const formCall = (
  io: Pick<SignInIo, 'fetch'>,
  url: string,
  proofKey: string,
  fields: Record<string, string>,
): Promise<GuardedResponse> =>
  withConnectionErrors(() =>
    callWithProof(io.fetch, proofKey, {
      url,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams(fields).toString(),
      deadlineMs: 20_000,
    }),
  )

/** Returns tokens that are bound to our key and valid for this network; rejects anything else. */
function parseTokens(answer: GuardedResponse): Record<string, unknown> {
  const body = parseJsonObject(answer)
  if (answer.status !== 200) throw toSignInError(answer)
  const isBound = (readText(body, 'token_type') ?? '').toLowerCase() === 'dpop'
  const { access_token: accessToken, refresh_token: refreshToken, scope: grantedScope } = body
  const isForUs = typeof grantedScope === 'string' && grantedScope.split(' ').includes('atproto')
  if (!isBound || !isForUs || typeof accessToken !== 'string')
    throw new ConnectionError('refused', 'The server didn’t return a valid access token.')
  if (typeof refreshToken !== 'string')
    throw new ConnectionError('refused', 'The server gives no access that lasts.')
  return body
}

function toSignInError(answer: GuardedResponse): ConnectionError {
  const body = parseJsonObject(answer)
  const error = readText(body, 'error') ?? ''
  if (answer.status === 429 || answer.status >= 500)
    return new ConnectionError('unreachable', `The server returned an error (${answer.status}).`)
  if (answer.status === 401 && error !== 'invalid_client')
    return new ConnectionError('ended', 'The server no longer accepts this connection.')
  if (error === 'invalid_grant')
    return new ConnectionError('ended', 'The server no longer accepts this connection.')
  const reason = readText(body, 'error_description') ?? readText(body, 'message')
  return new ConnectionError(
    'refused',
    reason ? `The server says: ${reason}` : `The server returned an error (${answer.status}).`,
  )
}
