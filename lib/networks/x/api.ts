import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { retryAfterSeconds } from '@/lib/http/responses/retry-after'
import { callAsAccount } from '../call-as-account'
import {
  notReady,
  parseJsonObject,
  rateLimited,
  readText,
  rejected,
  serverError,
  toChangeOutcome,
  tokenRefused,
  unknownOutcome,
} from '../outcomes'
import type { ChangeIo, ChangeOutcome, PublisherIo, PublishOutcome } from '../publisher'

/** Calls X's API with the account's token; the body is sent as JSON. */
export const callX = (
  io: ChangeIo<'oauth'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: Record<string, unknown>,
) => callAsAccount(io, { method, path, json: body })

/** Returns what a refusal means. If `sending`, a server error may still have created a post. */
export function explainXRefusal(
  io: ChangeIo<'oauth'>,
  status: number,
  headers: Record<string, string>,
  body: Record<string, unknown>,
  sending = true,
): PublishOutcome {
  if (status === 429) {
    const reset = Number(headers['x-rate-limit-reset'])
    const asked = retryAfterSeconds(headers['retry-after']) ?? 900
    return rateLimited('X', Number.isFinite(reset) && reset > 0 ? reset - Date.now() / 1000 : asked)
  }
  if (status === 401) return tokenRefused('X', io.access.credentials.accessToken)
  if (status >= 500 || status < 400) return sending ? serverError('X', status) : notReady('X', status)
  const reason = readText(body, 'errors', 0, 'message') ?? readText(body, 'detail') ?? `status ${status}`
  return rejected(`X rejected the post: ${reason}`, 'Change the post, or check the account on X.')
}

/** X does not accept the same text from an account again within some time. */
export const isDuplicate = (body: Record<string, unknown>): boolean =>
  /duplicate content/i.test(readText(body, 'detail') ?? '')

/** Returns the outcome of POST /2/tweets. */
export function toPublishOutcome(io: PublisherIo<'oauth'>, answer: GuardedResponse): PublishOutcome {
  const body = parseJsonObject(answer)
  const id = readText(body, 'data', 'id')
  if (answer.status >= 200 && answer.status < 300)
    return id
      ? { kind: 'published', remoteId: id, remoteUrl: io.postUrl(id) }
      : unknownOutcome('X didn’t return an ID for the post.')
  if (isDuplicate(body)) return unknownOutcome('X says this text is already published.')
  return explainXRefusal(io, answer.status, answer.headers, body)
}

/** DELETE /2/tweets/{id}: deletes a post, or one post of a thread. Safe to repeat. */
export async function deletePost(io: ChangeIo<'oauth'>, id: string): Promise<ChangeOutcome> {
  const answer = await callX(io, 'DELETE', `/2/tweets/${encodeURIComponent(id)}`)
  if (answer.status === 404) return { kind: 'gone' }
  if (answer.status >= 200 && answer.status < 300) return { kind: 'done' }
  return toChangeOutcome(
    explainXRefusal(io, answer.status, answer.headers, parseJsonObject(answer)),
    'X',
    'delete',
  )
}
