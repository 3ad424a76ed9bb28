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
  versionEnded,
} from '../outcomes'
import type { ChangeIo, ChangeOutcome, PublishOutcome } from '../publisher'
import { apiVersions } from './api-version'
import { authorUrn, isPage } from './author'

const versionFor = (io: ChangeIo<'oauth'>): string => io.access.app.apiVersion ?? apiVersions.newestKnownGood

/** The URN of the author that the channel posts as. */
export const getAuthor = (io: ChangeIo<'oauth'>): string => authorUrn(io.channel.remoteId)

/** Calls LinkedIn's API with the account's token, in the API version that this install uses. */
export const callLinkedin = (
  io: ChangeIo<'oauth'>,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  restliMethod?: 'PARTIAL_UPDATE' | 'DELETE',
) =>
  callAsAccount(io, {
    method,
    path,
    json: body,
    headers: {
      'linkedin-version': versionFor(io),
      'x-restli-protocol-version': '2.0.0',
      ...(restliMethod ? { 'x-restli-method': restliMethod } : {}),
    },
  })

/** Returns what a refusal means. If `sending`, a server error may still have created a post. */
export function explainLinkedinRefusal(
  io: ChangeIo<'oauth'>,
  status: number,
  body: Record<string, unknown>,
  sending = true,
): PublishOutcome {
  if (status === 426) return versionEnded('LinkedIn', versionFor(io))
  if (status === 429) return rateLimited('LinkedIn', secondsToMidnight())
  if (status === 401) return tokenRefused('LinkedIn', io.access.credentials.accessToken)
  if (status >= 500 || status < 400)
    return sending ? serverError('LinkedIn', status) : notReady('LinkedIn', status)
  // The page's admins may have changed; waiting posts go out once the channel is reconnected.
  if (status === 403 && isPage(io.channel.remoteId))
    return rejected(
      'LinkedIn doesn’t let this connection post as the company page.',
      'Reconnect the channel as an admin of the page, or ask one to restore the role of the person who connected it, then reconnect.',
      'connection-ended',
    )
  const reason = readText(body, 'message') ?? `status ${status}`
  return rejected(`LinkedIn rejected the post: ${reason}`, 'Change the post, or reconnect the account.')
}

/** Daily limits reset at midnight UTC. */
export const secondsToMidnight = (): number => 86_400 - (Math.floor(Date.now() / 1000) % 86_400) + 60

/**
 * Returns the outcome of an edit or deletion. Deleting a post again also returns 204; a post that LinkedIn no
 * longer knows returns 404.
 */
export function toChangeResult(
  io: ChangeIo<'oauth'>,
  answer: Awaited<ReturnType<typeof callLinkedin>>,
  what: 'edit' | 'delete',
): ChangeOutcome {
  if (answer.status >= 200 && answer.status < 300) return { kind: 'done' }
  if (answer.status === 404 || answer.status === 410) return { kind: 'gone' }
  return toChangeOutcome(explainLinkedinRefusal(io, answer.status, parseJsonObject(answer)), 'LinkedIn', what)
}
