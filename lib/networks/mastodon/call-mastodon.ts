import type { GuardedFetch, GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { callAsAccount } from '../call-as-account'
import type { ChangeIo } from '../publisher'

type Request = Parameters<GuardedFetch>[0]

type Body = {
  json?: object
  form?: Pick<Request, 'body' | 'stream'> & { contentType: string }
  headers?: Record<string, string>
  deadlines?: Pick<Request, 'deadlineMs' | 'headersTimeoutMs'>
}

/** Calls the account's server on behalf of the account. */
export const callMastodon = (
  io: ChangeIo<'oauth'>,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { json, form, headers, deadlines }: Body = {},
): Promise<GuardedResponse> =>
  callAsAccount(io, {
    method,
    path,
    json,
    ...(form ? { rawBody: sentOf(form) } : {}),
    headers: { accept: 'application/json', ...headers },
    deadlines,
  })

const sentOf = ({ contentType, ...content }: NonNullable<Body['form']>) => ({ type: contentType, ...content })
