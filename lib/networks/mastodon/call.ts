import type { GuardedResponse } from '@/lib/http/guarded-fetch'
import type { ChangeIo } from '../publisher'

type Body = {
  json?: object
  form?: { body: Uint8Array; contentType: string }
  headers?: Record<string, string>
}

/** One call to the account's server in its name. */
export const call = (
  io: ChangeIo<'oauth'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { json, form, headers }: Body = {},
): Promise<GuardedResponse> =>
  io.fetch({
    url: `${io.access.app.apiUrl}${path}`,
    method,
    headers: {
      authorization: `Bearer ${io.access.credentials.accessToken}`,
      accept: 'application/json',
      ...(json ? { 'content-type': 'application/json' } : {}),
      ...(form ? { 'content-type': form.contentType } : {}),
      ...headers,
    },
    ...(json ? { body: JSON.stringify(json) } : {}),
    ...(form ? { body: form.body } : {}),
    deadlineMs: 60_000,
    headersTimeoutMs: 45_000,
    signal: io.signal,
  })
