import type { AddressPolicy } from './address-policy'
import type { Validators } from './guarded-response'
import { OutboundError } from './outbound-error'
import type { StreamedBody } from './streamed-body'

export type GuardedRequest = {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Dropped, all of them, when a redirect leads to another origin. */
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Instead of a body. */
  stream?: StreamedBody
  /** Sent as If-None-Match and If-Modified-Since. */
  validators?: Validators
  /**
   * Asks for the bytes from one place up to another alone, of the version that a strong ETag or a date names. The answer is 206, or 200
   * with the beginning of the file where the server gives no ranges or has another version.
   */
  range?: { from: number; until: number; ifRange?: string | undefined }
  /** Takes the body of a 200 piece by piece, each awaited before more is read, instead of keeping it. */
  sink?: (chunk: Uint8Array) => Promise<void>
  /** Decoded bytes of the body; default 5 MiB. */
  maxBytes?: number
  /** For everything together, redirects included; default 20,000. */
  deadlineMs?: number
  /** Until the answer begins; default 10,000. Only for services known to think long. */
  headersTimeoutMs?: number
  /** Default true for GET (at most 3); other methods never follow, the caller gets the 3xx. */
  followRedirects?: boolean
  /** The least between this request and the next to its host, where requests to a host are spaced (Crawl-delay). */
  gapMs?: number
  signal?: AbortSignal
}

const ownBusiness =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|upgrade|te|trailer|expect|proxy-.*)$/

/**
 * The headers of one hop. On another origin than the first none of the caller's are sent. The ETag still is: it belongs
 * to the final answer and tells nothing; the date is not, because of two different files the new one may be older.
 * Throws OutboundError 'request-refused' for headers that are the connection's business. Serves spec/security#2.4, #2.8.
 */
export function requestHeaders(
  request: GuardedRequest,
  policy: AddressPolicy,
  url: URL,
  sameOrigin: boolean,
): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': policy.userAgent ?? 'Tributary',
    accept: '*/*',
    'accept-encoding': request.range || request.sink ? 'identity' : 'gzip, identity',
  }
  // They are about the file wherever it is, so a redirect keeps them as it keeps the ETag below.
  if (request.range) {
    headers.range = `bytes=${request.range.from}-${request.range.until - 1}`
    if (request.range.ifRange !== undefined) headers['if-range'] = request.range.ifRange
  }
  const { etag, lastModified } = request.validators ?? {}
  if (etag !== undefined) headers['if-none-match'] = etag
  if (!sameOrigin) return headers
  if (lastModified !== undefined) headers['if-modified-since'] = lastModified
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    const lowerCase = name.toLowerCase()
    if (ownBusiness.test(lowerCase)) {
      throw new OutboundError('request-refused', {
        message: `We can’t send the header "${name}" to ${url.host}.`,
        hint: `Remove the header "${name}".`,
        sent: 'no',
      })
    }
    headers[lowerCase] = value
  }
  return headers
}
