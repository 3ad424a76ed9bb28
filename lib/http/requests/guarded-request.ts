import type { AddressPolicy } from '../addresses/address-policy'
import { OutboundError } from '../outbound-error'
import type { Validators } from '../responses/guarded-response'
import type { StreamedBody } from '../streamed-body'

export type GuardedRequest = {
  url: string
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** All of them are dropped when a redirect leads to another origin. */
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Used instead of `body`. */
  stream?: StreamedBody
  /** Sent as If-None-Match and If-Modified-Since. */
  validators?: Validators
  /**
   * Requests only the bytes from `from` up to, but not including, `until`, of the version that a strong ETag or a
   * date names. The response is 206, or 200 with the beginning of the file if the server does not support ranges or
   * has another version.
   */
  range?: { from: number; until: number; ifRange?: string | undefined }
  /**
   * Receives the body of a 200 chunk by chunk, instead of keeping it in memory. Each call is awaited before more is
   * read.
   */
  sink?: (chunk: Uint8Array) => Promise<void>
  /** Maximum size of the decoded body in bytes; default 5 MiB. */
  maxBytes?: number
  /** Total time, including redirects; default 20,000. */
  deadlineMs?: number
  /** Until the response begins; default 10,000. Raise it only for services known to be slow. */
  headersTimeoutMs?: number
  /** Default true for GET (at most 3); other methods never follow redirects, and the caller gets the 3xx. */
  followRedirects?: boolean
  /** Minimum time between this request and the next to its host, if requests to a host are spaced (Crawl-delay). */
  gapMs?: number
  signal?: AbortSignal
}

const ownBusiness =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|keep-alive|upgrade|te|trailer|expect|proxy-.*)$/

/**
 * Builds the headers of one hop. On any origin but the first, none of the caller's headers are sent. The ETag is
 * still sent: it belongs to the final response and reveals nothing. The date is not: of two different files, the
 * new one may be older. Throws OutboundError 'request-refused' for headers that only the connection may set. Serves
 * spec/security#2.4, #2.8.
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
  // These apply to the file wherever it is, so a redirect keeps them, like the ETag below.
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
