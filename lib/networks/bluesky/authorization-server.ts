import { z } from 'zod'
import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedRequest, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { ConnectionError } from '../oauth'
import { parseJsonObject, readText } from '../outcomes'
import type { SignInIo } from '../sign-in'
import { findPds, xrpcUrl } from './xrpc'

/** An account's identity according to its DID document. */
export type Identity = { did: string; handle: string; pds: string }

const webUrl = z.url({ protocol: /^https?$/ })
const serverSchema = z.object({
  issuer: webUrl,
  authorization_endpoint: webUrl,
  token_endpoint: webUrl,
  pushed_authorization_request_endpoint: webUrl,
  revocation_endpoint: webUrl.optional(),
  authorization_response_iss_parameter_supported: z.literal(true),
  client_id_metadata_document_supported: z.literal(true),
  scopes_supported: z.array(z.string()).refine((scopes) => scopes.includes('atproto')),
  dpop_signing_alg_values_supported: z.array(z.string()).refine((names) => names.includes('ES256')),
})

/** Metadata of an authorization server (RFC 8414), with what atproto requires of it. */
export type AuthorizationServer = z.infer<typeof serverSchema>

/**
 * Resolves a handle or DID to an identity. The directory says which server hosts it, so no server can claim an
 * account hosted elsewhere. A handle that does not resolve back to the identity is not shown. Throws
 * ConnectionError.
 */
export async function findIdentity(io: SignInIo, account: string): Promise<Identity> {
  const did = account.startsWith('did:') ? account : await resolveHandle(io, account)
  if (did === undefined) throw new ConnectionError('refused', `We found no account ${account}.`)
  const document = await readIdentity(io, did)
  const pds = findPds(document)
  if (readText(document, 'id') !== did || !pds)
    throw new ConnectionError('refused', 'The account names no server.')
  const { alsoKnownAs } = document
  const named = Array.isArray(alsoKnownAs)
    ? alsoKnownAs.find((name) => typeof name === 'string' && name.startsWith('at://'))
    : undefined
  const handle = typeof named === 'string' ? named.slice('at://'.length).toLowerCase() : undefined
  const isVerified =
    handle === undefined || handle === account || (await resolveHandle(io, handle, pds)) === did
  return { did, pds, handle: handle !== undefined && isVerified ? handle : did }
}

/** Resolves a handle to a DID: asks the network first, then the server that is said to host the account. */
async function resolveHandle(io: SignInIo, handle: string, pds?: string): Promise<string | undefined> {
  for (const server of [io.service('HANDLES_URL'), ...(pds ? [pds] : [])]) {
    const answer = await requestJson(io, {
      url: xrpcUrl(server, 'com.atproto.identity.resolveHandle', { handle }),
    })
    const did = readText(parseJsonObject(answer), 'did')
    if (answer.status === 200 && did) return did
  }
  return undefined
}

async function readIdentity(io: SignInIo, did: string): Promise<Record<string, unknown>> {
  const web = /^did:web:([a-z0-9.-]+(?:%3A\d+)?)$/i.exec(did)?.[1]
  const isPlc = /^did:plc:[a-z2-7]{24}$/.test(did)
  if (!web && !isPlc) throw new ConnectionError('refused', 'The account has an identity of another kind.')
  const url = web
    ? `https://${decodeURIComponent(web)}/.well-known/did.json`
    : `${io.service('DIRECTORY_URL')}/${did}`
  return parseDocument(await requestJson(io, { url, followRedirects: false }), 'The identity of the account')
}

/**
 * Finds the authorization server of an account's server; a server that hosts no accounts may be its own
 * authorization server. Throws ConnectionError.
 */
export async function findAuthorizationServer(
  io: Pick<SignInIo, 'fetch'>,
  server: string,
): Promise<AuthorizationServer> {
  const origin = new URL(server).origin
  const resource = await requestJson(io, {
    url: `${origin}/.well-known/oauth-protected-resource`,
    followRedirects: false,
  })
  const named = readText(parseJsonObject(resource), 'authorization_servers', 0)
  if (resource.status !== 404 && (resource.status !== 200 || !named || !URL.canParse(named)))
    throw createServerError(resource, new URL(origin).host)
  const issuer = resource.status === 200 && named ? new URL(named).origin : origin
  const answer = await requestJson(io, {
    url: `${issuer}/.well-known/oauth-authorization-server`,
    followRedirects: false,
  })
  const found = serverSchema.safeParse(parseDocument(answer, new URL(issuer).host))
  if (!found.success || found.data.issuer !== issuer || !usesProtocol(new URL(issuer).protocol, found.data))
    throw createServerError(answer, new URL(issuer).host)
  return found.data
}

/** Whether all endpoints keep to the issuer's protocol, so that requests and the person's browser stay on https. */
const usesProtocol = (protocol: string, server: AuthorizationServer): boolean =>
  [
    server.authorization_endpoint,
    server.token_endpoint,
    server.pushed_authorization_request_endpoint,
    server.revocation_endpoint ?? server.token_endpoint,
  ].every((address) => new URL(address).protocol === protocol)

/** Makes one request and reports its failures as ConnectionError. */
export async function requestJson(
  io: Pick<SignInIo, 'fetch'>,
  request: GuardedRequest,
): Promise<GuardedResponse> {
  return withConnectionErrors(() =>
    io.fetch({ deadlineMs: 20_000, ...request, headers: { accept: 'application/json', ...request.headers } }),
  )
}

/**
 * Makes a request, and converts its `OutboundError` to a `ConnectionError`: `refused` for an address that is not
 * allowed, otherwise `unreachable`.
 */
export async function withConnectionErrors(call: () => Promise<GuardedResponse>): Promise<GuardedResponse> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof OutboundError) {
      const kind = error.code === 'address-refused' ? 'refused' : 'unreachable'
      throw new ConnectionError(kind, error.message, error)
    }
    throw error
  }
}

function parseDocument(answer: GuardedResponse, what: string): Record<string, unknown> {
  if (answer.status === 200) return parseJsonObject(answer)
  throw createServerError(answer, what)
}

const createServerError = ({ status }: GuardedResponse, what: string): ConnectionError =>
  status === 429 || status >= 500
    ? new ConnectionError('unreachable', `${what} returned an error (${status}).`)
    : new ConnectionError('refused', `${what} doesn’t offer this sign-in.`)
