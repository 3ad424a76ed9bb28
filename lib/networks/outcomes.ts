import { OutboundError } from '@/lib/http/outbound-error'
import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { retryAfterSeconds } from '@/lib/http/responses/retry-after'
import { storableJson } from '@/lib/text/storable-json'
import type { ChangeOutcome, PostFailure, PublishOutcome } from './publisher'

type Rejected = Extract<PublishOutcome, { kind: 'rejected' }>
type Pending = Extract<PublishOutcome, { kind: 'pending' }>

/** Returns the outcome of a post that the network refused and did not publish. */
export const rejected = (
  message: string,
  hint: string,
  code: PostFailure['code'] = 'rejected',
): Rejected => ({ kind: 'rejected', failure: { code, message, hint } })

/** Returns the outcome of a post that may or may not be published; it is not sent again automatically. */
export const unknownOutcome = (message: string): PublishOutcome => ({
  kind: 'unknown',
  failure: {
    code: 'outcome-unknown',
    message,
    hint: 'The post may be published. We are checking with the network and don’t send it again automatically.',
  },
})

/** The network's rate limit was reached: it did nothing. */
export const rateLimited = (network: string, seconds: number): Pending => ({
  kind: 'pending',
  retryAfterSeconds: Math.min(86_400, Math.max(5, Math.ceil(seconds))),
  failure: {
    code: 'rate-limited',
    message: `${network} doesn’t accept more posts from this account for now.`,
    hint: 'We try again automatically.',
  },
})

/** Nothing visible happened, and the post is not at fault: it is tried again later. */
export const tryAgain = (message: string, seconds = 60): Pending => ({
  kind: 'pending',
  retryAfterSeconds: seconds,
  failure: { code: 'unreachable', message, hint: 'We try again automatically.' },
})

/** A network's 5xx in response to a request without visible effect. */
export const notReady = (network: string, status: number): Pending =>
  tryAgain(`${network} returned an error (${status}).`)

/** The network no longer knows an upload that no one has seen. */
export const uploadLost = (network: string, seconds = 60): Pending =>
  tryAgain(`${network} no longer has the upload.`, seconds)

/** The network has retired the API version that this install uses: it did nothing, and the post is not at fault. */
export const versionEnded = (network: string, version: string): Pending => ({
  kind: 'pending',
  retryAfterSeconds: 6 * 3600,
  endedVersion: version,
  failure: {
    code: 'api-version-ended',
    message: `${network} no longer supports the API version we use (${version}).`,
    hint: 'The post waits. Ask your administrator to choose a newer version.',
  },
})

/**
 * The upload, or the network's processing of it, takes longer than one run: nothing failed, and the next run
 * continues.
 */
export const notYet = (message: string, seconds: number): Pending => ({
  kind: 'pending',
  retryAfterSeconds: Math.min(600, Math.max(0, Math.ceil(seconds))),
  waits: true,
  failure: { code: 'media', message, hint: 'We continue automatically.' },
})

/** The network refused the token and did nothing. The token is renewed and the post tried again. */
export const tokenRefused = (network: string, token: string): Pending => ({
  kind: 'pending',
  retryAfterSeconds: 5,
  refusedToken: token,
  failure: {
    code: 'connection-ended',
    message: `${network} didn’t accept our access to the account.`,
    hint: 'We renew the access and try again automatically.',
  },
})

/** A network's 5xx after a post was submitted: it may have been published. */
export const serverError = (network: string, status: number): PublishOutcome =>
  unknownOutcome(`${network} returned an error (${status}).`)

/**
 * Converts an outcome to that of editing or deleting a published post. Repeating a change does no harm, so an
 * unknown outcome is tried again; the message of a refusal is worded for the change.
 */
export function toChangeOutcome(
  outcome: PublishOutcome,
  network: string,
  what: 'edit' | 'delete',
): ChangeOutcome {
  if (outcome.kind === 'pending')
    return outcome.failure.code === 'rate-limited'
      ? { ...outcome, failure: { ...outcome.failure, message: describeRateLimit(network, what) } }
      : outcome
  if (outcome.kind === 'rejected') {
    const { code, message } = outcome.failure
    const reason = /: (.+)$/s.exec(message)?.[1]
    if (code !== 'rejected') return outcome
    return rejected(
      `${network} didn’t let us ${what} the post${reason ? `: ${reason}` : '.'}`,
      what === 'edit'
        ? 'Change the post, or reconnect the account.'
        : 'Reconnect the account, or delete the post there.',
    )
  }
  return tryAgain(`${network} returned an error.`)
}

const describeRateLimit = (network: string, what: 'edit' | 'delete'): string =>
  `${network} doesn’t let this account ${what} more posts for now.`

/** Returns what an exception during a change means: whatever happened, the change can be repeated. */
export function changeOutcomeFromError(error: unknown): ChangeOutcome {
  const outcome = outcomeFromError(error, false)
  if (outcome.kind === 'pending' && !(error instanceof OutboundError))
    return tryAgain('Something went wrong while we were changing the post.')
  return outcome.kind === 'pending' || outcome.kind === 'rejected'
    ? outcome
    : tryAgain('The network didn’t answer.')
}

const permanentErrorCodes = new Set(['address-refused', 'request-refused', 'redirect-refused'])

/**
 * Returns what an exception during publishing means. Before the decisive call nothing visible can have happened,
 * whatever failed; after it, only what was certainly not sent is tried again (spec/security#4.3).
 */
export function outcomeFromError(error: unknown, sending: boolean): PublishOutcome {
  if (!(error instanceof OutboundError)) {
    if (sending) return unknownOutcome('Something went wrong while we were publishing the post.')
    return {
      kind: 'pending',
      retryAfterSeconds: 60,
      failure: {
        code: 'unreachable',
        message: 'Something went wrong while we were preparing the post.',
        hint: 'We try again automatically.',
      },
    }
  }
  if (sending && error.sent === 'unknown') return unknownOutcome(error.message)
  if (permanentErrorCodes.has(error.code)) return rejected(error.message, error.hint, 'unreachable')
  return {
    kind: 'pending',
    retryAfterSeconds: error.retryAfterSeconds ?? 60,
    failure: { code: 'unreachable', message: error.message, hint: 'We try again automatically.' },
  }
}

/** Returns the object of a JSON response without what cannot be stored; an empty object for anything else. */
export function parseJsonObject(answer: GuardedResponse): Record<string, unknown> {
  try {
    const value = storableJson(answer.json(), () => undefined, answer.bytes)
    return value !== null && typeof value === 'object' && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {}
  } catch {
    return {}
  }
}

/** Returns a string inside a parsed response, truncated to a readable length. */
export function readText(value: unknown, ...path: (string | number)[]): string | undefined {
  let at = value
  for (const key of path) {
    if (at === null || typeof at !== 'object') return undefined
    at = (at as Record<string | number, unknown>)[key]
  }
  return typeof at === 'string' && at !== '' ? at.slice(0, 500).toWellFormed() : undefined
}

/** Returns for how many seconds a response asks us to wait, or `otherwise` if it does not say. */
export const readRetryAfter = (answer: GuardedResponse, otherwise: number): number =>
  retryAfterSeconds(answer.headers['retry-after']) ?? otherwise

/** Returns an object inside a parsed response; an empty object if there is none. */
export function pickObject(value: unknown, ...path: string[]): Record<string, unknown> {
  let at = value
  for (const key of path)
    at = at !== null && typeof at === 'object' ? (at as Record<string, unknown>)[key] : undefined
  return at !== null && typeof at === 'object' && !Array.isArray(at) ? (at as Record<string, unknown>) : {}
}
