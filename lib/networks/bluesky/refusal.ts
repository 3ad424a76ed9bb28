import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { parseJsonObject, rateLimited, readRetryAfter, readText, rejected, tokenRefused } from '../outcomes'
import type { ChangeIo, ChangeOutcome, NotDone } from '../publisher'
import { UploadRefused } from './upload-picture'
import { NotPrepared } from './video'

type Io = ChangeIo<'fields'>

/**
 * Awaits a record whose preparation makes requests with no visible effect: uploading images and video, resolving
 * mentions.
 */
export async function awaitPreparation(
  io: Io,
  record: Promise<object>,
): Promise<{ value: object } | { outcome: NotDone }> {
  try {
    return { value: await record }
  } catch (error) {
    if (error instanceof NotPrepared) return { outcome: error.outcome }
    if (error instanceof UploadRefused)
      return {
        outcome: explainBlueskyRefusal(io, error.answer) ?? retryAfterServerError(error.answer.status),
      }
    throw error
  }
}

/** Edits and deletions are repeated until the server has answered. */
export const toBlueskyChangeOutcome = (io: Io, answer: GuardedResponse): ChangeOutcome =>
  answer.status === 200
    ? { kind: 'done' }
    : (explainBlueskyRefusal(io, answer) ?? retryAfterServerError(answer.status))

/** Server error: the outcome is unknown, but the step had no visible effect. */
export const retryAfterServerError = (status: number): NotDone => ({
  kind: 'pending',
  retryAfterSeconds: 60,
  failure: {
    code: 'unreachable',
    message: `Bluesky returned an error (${status}).`,
    hint: 'We try again automatically.',
  },
})

const endedTokens = new Set(['ExpiredToken', 'InvalidToken', 'AuthMissing', 'AuthenticationRequired'])
const closedAccounts = new Set([
  'AccountTakedown',
  'AccountDeactivated',
  'AccountSuspended',
  'RepoDeactivated',
])

/**
 * Returns what a refusal means for the post: nothing has happened. Undefined for a server error, which leaves the
 * outcome open.
 */
export function explainBlueskyRefusal(io: Io, answer: GuardedResponse): NotDone | undefined {
  const { status } = answer
  const body = parseJsonObject(answer)
  const error = readText(body, 'error') ?? ''
  if (status === 429) {
    const reset = Number(answer.headers['ratelimit-reset'])
    const seconds = reset > 0 ? reset - Date.now() / 1000 : readRetryAfter(answer, 300)
    return rateLimited('Bluesky', seconds)
  }
  if (status >= 500 || status < 400) return undefined
  if (closedAccounts.has(error))
    return rejected(
      'The account is suspended or deactivated on Bluesky.',
      'Sign in to Bluesky and check the account.',
      'connection-ended',
    )
  if (status === 401 || endedTokens.has(error))
    return tokenRefused('Bluesky', io.access.session?.accessToken ?? '')
  return rejected(
    `Bluesky rejected the post: ${readText(body, 'message') ?? `status ${status}`}`,
    'Change the post, or check the account on Bluesky.',
  )
}
