import type { GuardedRequest, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { readText } from '../outcomes'
import type { ChangeIo } from '../publisher'
import { callWithProof } from './dpop'
import { parseSignedIn } from './signed-in'

export const collection = 'app.bsky.feed.post'

/** Builds the URL of a method on a server. */
export function xrpcUrl(server: string, method: string, query: Record<string, string> = {}): string {
  const url = new URL(`/xrpc/${method}`, server)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Returns the server that stores an account's posts, according to its DID document. */
export function findPds(document: unknown): string | undefined {
  const services =
    document !== null && typeof document === 'object' && 'service' in document && document.service
  for (const service of Array.isArray(services) ? services : []) {
    const endpoint = readText(service, 'serviceEndpoint')
    if (/#atproto_pds$/.test(readText(service, 'id') ?? '') && endpoint && URL.canParse(endpoint))
      return new URL(endpoint).origin
  }
  return undefined
}

type Call = {
  json?: object
  bytes?: Uint8Array
  stream?: GuardedRequest['stream']
  contentType?: string
  deadlineMs?: number
}

/**
 * Returns the address of the server that stores the account's posts: the one in its DID document, otherwise the one a
 * person typed in.
 */
export const getAccountServer = ({ channel, access }: ChangeIo<'fields'>): string =>
  typeof channel.config.pds === 'string' ? channel.config.pds : (access.fields.server ?? '')

/** Reads public data. */
export const query = (
  io: ChangeIo<'fields'>,
  method: string,
  parameters: Record<string, string>,
): Promise<GuardedResponse> =>
  io.fetch({ url: xrpcUrl(getAccountServer(io), method, parameters), deadlineMs: 20_000, signal: io.signal })

/** Reads data that only the account may access. */
export const ownQuery = (
  io: ChangeIo<'fields'>,
  method: string,
  parameters: Record<string, string>,
): Promise<GuardedResponse> =>
  callAsAccount(io, { url: xrpcUrl(getAccountServer(io), method, parameters), deadlineMs: 20_000 })

/** Calls a method on behalf of the account. */
export const procedure = (
  io: ChangeIo<'fields'>,
  method: string,
  { json, bytes, stream, contentType, deadlineMs = 60_000 }: Call,
): Promise<GuardedResponse> =>
  callAsAccount(io, {
    url: xrpcUrl(getAccountServer(io), method),
    method: 'POST',
    headers: { 'content-type': contentType ?? 'application/json' },
    ...(stream ? { stream } : { body: bytes ?? JSON.stringify(json ?? {}) }),
    deadlineMs,
    headersTimeoutMs: stream ? deadlineMs : 45_000,
  })

function callAsAccount(io: ChangeIo<'fields'>, request: GuardedRequest): Promise<GuardedResponse> {
  const { fields, session } = io.access
  const token = session?.accessToken ?? ''
  const access = parseSignedIn(fields)
  if (access) return callWithProof(io.fetch, access.proofKey, { ...request, signal: io.signal }, token)
  const headers = { ...request.headers, authorization: `Bearer ${token}` }
  return io.fetch({ ...request, headers, signal: io.signal })
}
