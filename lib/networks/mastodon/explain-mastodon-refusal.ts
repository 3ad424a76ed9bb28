import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import {
  rateLimited,
  readRetryAfter,
  readText,
  rejected,
  serverError,
  tokenRefused,
  unknownOutcome,
} from '../outcomes'
import type { ChangeIo, PublishOutcome } from '../publisher'
import { isWebPage, parseStorableJson, secondsUntilReset } from './api'

const askServer = 'Ask the people who run your Mastodon server.'

/**
 * Returns what a server's refusal means: nothing was posted, except after a server error, which leaves the outcome
 * unknown.
 */
export function explainMastodonRefusal(
  io: ChangeIo<'oauth'>,
  answer: GuardedResponse,
  sending = true,
): PublishOutcome {
  const { status } = answer
  const reason = isWebPage(answer) ? undefined : readText(parseStorableJson(answer), 'error')
  if (status === 429) return rateLimited('Mastodon', secondsUntilReset(answer) ?? readRetryAfter(answer, 300))
  if (status === 401) return tokenRefused('Mastodon', io.access.credentials.accessToken)
  if (status >= 500) return sending ? serverError('The Mastodon server', status) : notReady(status)
  if (status < 400)
    return sending
      ? unknownOutcome('The Mastodon server didn’t return an ID for the post.')
      : notReady(status)
  if (status === 410 || (status === 404 && reason === undefined))
    return rejected(
      'The Mastodon server no longer offers this account or this way to post.',
      `Check whether the account has moved or the server has closed. ${askServer}`,
      'connection-ended',
    )
  if (status === 403 && isWebPage(answer))
    return rejected(
      'Something in front of the Mastodon server refused our request.',
      `${askServer} They may have to let requests from this install through.`,
    )
  if (status === 403)
    return rejected(
      `Mastodon doesn’t let us do this with the account: ${reason ?? 'forbidden'}`,
      'Reconnect the account and allow everything that is asked for. If it stays so, sign in to Mastodon and check whether the account is limited.',
      'connection-ended',
    )
  if (status === 413)
    return rejected('An image or video is too large for this Mastodon server.', 'Use a smaller one.', 'media')
  return rejected(
    `Mastodon rejected the post: ${reason ?? `status ${status}`}`,
    'Change the post, or check the account on Mastodon.',
  )
}

/** Server error before anything was posted. */
const notReady = (status: number): PublishOutcome => ({
  kind: 'pending',
  retryAfterSeconds: 60,
  failure: {
    code: 'unreachable',
    message: `The Mastodon server returned an error (${status}).`,
    hint: 'We try again automatically.',
  },
})
