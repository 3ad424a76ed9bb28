import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { callAsAccount } from '../call-as-account'
import {
  notReady,
  parseJsonObject,
  rateLimited,
  readRetryAfter,
  readText,
  rejected,
  serverError,
  tokenRefused,
} from '../outcomes'
import type { ChangeIo, PublisherIo, PublishOutcome } from '../publisher'
import { graphVersion } from './oauth'

export type Io = PublisherIo<'oauth'>
export type Fields = Readonly<Record<string, string | readonly string[]>>

/** Calls the Graph API with the account's token; fields are sent as JSON. */
export const callInstagram = (
  io: ChangeIo<'oauth'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  fields?: Fields,
): Promise<GuardedResponse> => callAsAccount(io, { method, path: `/${graphVersion}${path}`, json: fields })

/** Returns the Graph API's error code in a parsed response; 0 if there is none. */
export function readGraphErrorCode(body: Record<string, unknown>): number {
  const { error } = body
  return error !== null && typeof error === 'object' && 'code' in error ? Number(error.code) : 0
}

/**
 * Returns what a refusal means for the post. If `sending`, a server error may still have created a post; otherwise
 * nothing is visible yet and the step is repeated. Serves spec/platforms#instagram.
 */
export function explainInstagramRefusal(
  io: ChangeIo<'oauth'>,
  answer: GuardedResponse,
  sending = true,
): PublishOutcome {
  const { status } = answer
  const body = parseJsonObject(answer)
  const code = readGraphErrorCode(body)
  if (status === 401 || code === 190) return tokenRefused('Instagram', io.access.credentials.accessToken)
  if (status === 429 || [4, 9, 17, 32, 613, 80_001, 80_002].includes(code))
    return rateLimited('Instagram', readRetryAfter(answer, 3600))
  if (status >= 500 || status < 400)
    return sending ? serverError('Instagram', status) : notReady('Instagram', status)
  const reason =
    readText(body, 'error', 'error_user_msg') ?? readText(body, 'error', 'message') ?? `status ${status}`
  return rejected(
    `Instagram rejected the post: ${reason}`,
    'Change the post, or check the account on Instagram.',
  )
}

/** Creates a container (a picture, video or carousel that is not published yet) and returns its id. */
export async function createContainer(io: Io, fields: Fields): Promise<string | PublishOutcome> {
  const answer = await callInstagram(io, 'POST', `/${io.channel.remoteId}/media`, fields)
  return readText(parseJsonObject(answer), 'id') ?? explainInstagramRefusal(io, answer, false)
}

/**
 * Returns a container's state, or the network's own message for ERROR; or an outcome if it cannot be read right
 * now.
 */
export async function getContainerState(io: Io, container: string): Promise<string | PublishOutcome> {
  const answer = await callInstagram(io, 'GET', `/${container}?fields=status_code,status`)
  const body = parseJsonObject(answer)
  const code = readText(body, 'status_code')
  if (code) return code === 'ERROR' ? (readText(body, 'status') ?? code) : code
  const outcome = explainInstagramRefusal(io, answer, false)
  return outcome.kind === 'pending' ? outcome : 'UNKNOWN'
}
