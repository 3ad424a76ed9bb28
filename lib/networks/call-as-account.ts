import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import type { ChangeIo } from './publisher'

type Request = Parameters<GuardedFetch>[0]

type AccountCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path relative to the network's API URL. */
  path: string
  /** Sent as JSON. */
  json?: object | undefined
  /** Sent unchanged, instead of `json`. */
  rawBody?: ({ type: string } & Pick<Request, 'body' | 'stream'>) | undefined
  /** In addition to the authorization and content type headers. */
  headers?: Readonly<Record<string, string>>
  /** One minute by default. */
  deadlines?: Pick<Request, 'deadlineMs' | 'headersTimeoutMs'> | undefined
}

/** Calls a network's API on behalf of an account: adds its token, and sends JSON or a body as it is. */
export function callAsAccount(
  io: Pick<ChangeIo<'oauth'>, 'access' | 'fetch' | 'signal'>,
  {
    method,
    path,
    json,
    rawBody = json && { type: 'application/json', body: JSON.stringify(json) },
    headers,
    deadlines = { deadlineMs: 60_000, headersTimeoutMs: 45_000 },
  }: AccountCall,
): Promise<GuardedResponse> {
  const { type, ...content } = rawBody ?? {}
  return io.fetch({
    url: `${io.access.app.apiUrl}${path}`,
    method,
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      ...(type === undefined ? {} : { 'content-type': type }),
      ...headers,
    },
    ...content,
    ...deadlines,
    signal: io.signal,
  })
}
