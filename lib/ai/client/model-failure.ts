import { OutboundError } from '@/lib/http/outbound-error'
import { retryAfterSeconds } from '@/lib/http/responses/retry-after'
import { isRecord } from '@/lib/text/is-empty'
import type { ModelSettings } from '../models/model-settings'

/** Why a model gave no answer, worded for whoever runs the install, without keys. */
export class ModelFailure extends Error {
  /** An OutboundError code (`timed-out`, `connect-refused` …), `status-<n>` or `bad-answer`. */
  readonly code: string
  /** The server certainly did no work on the request. */
  readonly unsent: boolean
  /** The server asks us to wait; `seconds` is set if it says how long. */
  readonly busy: { seconds: number | undefined } | undefined

  constructor(
    code: string,
    message: string,
    details: { unsent?: boolean; busy?: { seconds: number | undefined } | undefined; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'ModelFailure'
    this.code = code
    this.unsent = details.unsent ?? false
    this.busy = details.busy
  }
}

const maxMessageLength = 300

const hints: Record<string, string> = {
  'status-401': 'Check the key. It may have been typed wrong, revoked, or be for another service.',
  'status-402': 'Check your credit and your plan with the provider, then try again.',
  'status-403': 'Check the key, and that it may use this model.',
  'status-404': 'Check the model’s name and the address. Most addresses end in /v1.',
  'status-429': 'Wait a little and try again. If it stays so, check your credit with the provider.',
  'bad-answer': 'Check the address. It must be the API’s, not that of a web page.',
  'timed-out': 'Try again. A large model on a small computer may take longer than we wait.',
  'redirect-refused': 'Enter the final address of the API. Requests with a key are never redirected.',
}

/** Returns advice on what to do about a model that gave no answer. */
export function hintOf({ code, cause }: ModelFailure): string {
  const known = hints[code]
  if (known !== undefined) return known
  const outbound = causes(cause).find((one) => one instanceof OutboundError)
  if (outbound) return outbound.hint
  return code.startsWith('status-5')
    ? 'Try again later. The problem is on the server’s side.'
    : 'Check the model’s name and the address, and try again.'
}

/**
 * Converts whatever the SDK threw into one failure in plain words. The server's own message is shortened to one
 * line, with keys removed.
 */
export function modelFailure(thrown: unknown, settings: ModelSettings): ModelFailure {
  if (thrown instanceof ModelFailure) return thrown
  const chain = causes(thrown)
  const outbound = chain.find((one) => one instanceof OutboundError)
  if (outbound)
    return new ModelFailure(outbound.code, outbound.message, {
      unsent: outbound.sent === 'no',
      cause: thrown,
    })
  if (chain.some((one) => one.name === 'AbortError'))
    return new ModelFailure('aborted', 'We stopped the request before the model answered.', { cause: thrown })
  const { host } = new URL(settings.baseUrl)
  const refused = chain.find((one): one is Error & { statusCode: number } => (statusOf(one) ?? 0) >= 400)
  if (refused) {
    const reason = oneLine(redactKeys(refused.message, settings)).slice(0, maxMessageLength).toWellFormed()
    return new ModelFailure(
      `status-${refused.statusCode}`,
      `${wordsOf(refused.statusCode, host)} It says: ${reason}`,
      {
        // Servers do not charge for error responses.
        unsent: true,
        busy: busyOf(refused),
        cause: thrown,
      },
    )
  }
  return new ModelFailure('bad-answer', `${host} didn’t respond like a model server.`, {
    cause: thrown,
  })
}

/** Self-hosted servers accept any key: "ollama" or "none" is a plain word, not a secret. */
const shortestKey = 8

/** Removes the install's key, and anything that looks like a key. */
export function redactKeys(text: string, { apiKey }: Pick<ModelSettings, 'apiKey'>): string {
  const bare = apiKey && apiKey.length >= shortestKey ? text.replaceAll(apiKey, '[key]') : text
  return bare
    .replace(/\b(?:sk|vck)[-_][A-Za-z0-9*._-]{6,}/g, '[key]')
    .replace(/\bBearer\s+[A-Za-z0-9._~+/=-]{16,}/gi, 'Bearer [key]')
}

function wordsOf(status: number, host: string): string {
  if (status === 401 || status === 403) return `${host} rejected the key (${status}).`
  if (status === 402) return `${host} says the credit is used up (402).`
  if (status === 404) return `${host} doesn’t have this model or address (404).`
  if (status === 429)
    return `${host} says that there were too many requests, or that the credit is used up (429).`
  if (status === 503 || status === 529) return `${host} is busy (${status}).`
  return status >= 500 ? `${host} returned an error (${status}).` : `${host} refused the request (${status}).`
}

/** Statuses of servers that can answer later: too many requests, unavailable, and Anthropic's overload. */
const busyStatuses = [429, 503, 529]

/** Waiting does not restore used-up credit, although OpenAI returns 429 for that too. */
function busyOf(refused: Error & { statusCode: number }): { seconds: number | undefined } | undefined {
  if (!busyStatuses.includes(refused.statusCode)) return undefined
  const { responseHeaders, responseBody } = refused as { responseHeaders?: unknown; responseBody?: unknown }
  if (typeof responseBody === 'string' && /"insufficient_quota"/.test(responseBody)) return undefined
  const header = isRecord(responseHeaders) ? responseHeaders['retry-after'] : undefined
  return { seconds: typeof header === 'string' ? retryAfterSeconds(header) : undefined }
}

function statusOf(error: Error): number | undefined {
  return 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined
}

function causes(thrown: unknown): Error[] {
  const chain: Error[] = []
  for (let at = thrown; at instanceof Error && chain.length < 10; at = at.cause) chain.push(at)
  return chain
}

const oneLine = (text: string): string => text.replace(/[\p{Cc}\s]+/gu, ' ').trim()
