import type { GuardedFetch, GuardedResponse } from '@/lib/http/guarded-fetch'
import type { ChangeIo } from './publisher'

type Request = Parameters<GuardedFetch>[0]

type AccountCall = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** After the address of the network's API. */
  path: string
  /** Sent as JSON. */
  json?: object | undefined
  /** Sent as it is, instead. */
  sent?: ({ type: string } & Pick<Request, 'body' | 'stream'>) | undefined
  /** Besides the token and the type of what is sent. */
  headers?: Readonly<Record<string, string>>
  /** A minute where none are named. */
  deadlines?: Pick<Request, 'deadlineMs' | 'headersTimeoutMs'> | undefined
}

/** One call of a network's API in the name of an account: with its token, and what is sent as JSON or as it is. */
export function accountCall(
  io: Pick<ChangeIo<'oauth'>, 'access' | 'fetch' | 'signal'>,
  {
    method,
    path,
    json,
    sent = json && { type: 'application/json', body: JSON.stringify(json) },
    headers,
    deadlines = { deadlineMs: 60_000, headersTimeoutMs: 45_000 },
  }: AccountCall,
): Promise<GuardedResponse> {
  const { type, ...content } = sent ?? {}
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
