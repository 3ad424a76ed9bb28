import { isUtf8 } from 'node:buffer'
import type { Answer } from '../exchange'
import { OutboundError } from '../outbound-error'
import { detectWideEncoding } from './detect-wide-encoding'
import { parseExactJson } from './exact-json'
import { findJsonError } from './find-json-error'
import { isDeeperThan } from './is-deeper-than'
import { type Received, unexpectedContentError } from './unexpected-content'

/** What a server sent to identify the version of a response; sent back to ask "has it changed?". */
export type Validators = { etag?: string; lastModified?: string }

export type GuardedResponse = {
  status: number
  /** A 304 to a request with validators: the version they identify is still current. */
  notModified: boolean
  /** The address that answered, after redirects. */
  url: string
  /** Where the requested address has permanently moved (301, 308); undefined if it has not. */
  movedTo?: string
  /** Names in lower case; repeated headers joined by ", ". */
  headers: Record<string, string>
  /** To be stored with the content. After a 304, the ones that were sent, unless the server returned its own. */
  validators: Validators
  /** Decoded body. With a status of 300 or above, at most the first 64 KiB. */
  bytes: Uint8Array
  /** The body as text: strict UTF-8, with a byte order mark removed. Throws OutboundError 'not-utf8'. */
  text(): string
  /** The body as JSON, nested at most 64 levels deep. Throws OutboundError 'not-utf8' or 'not-json'. */
  json(): unknown
}

const maxDepth = 64

/**
 * Builds the response that callers get. `sent` are the validators that the request carried, `movedTo` is where
 * permanent redirects led. Serves spec/security#2.6.
 */
export function guardedResponse(
  answer: Answer,
  url: URL,
  sent: Validators | undefined,
  movedTo?: URL,
): GuardedResponse {
  const text = () => utf8Text(answer, url)
  const own = validatorsOf(answer.headers)
  // A 304 to an unconditional request is not valid: nothing is stored that could be unchanged.
  const isConditional = sent?.etag !== undefined || sent?.lastModified !== undefined
  const notModified = isConditional && answer.status === 304
  return {
    status: answer.status,
    notModified,
    url: url.href,
    ...(movedTo ? { movedTo: movedTo.href } : {}),
    headers: answer.headers,
    validators: notModified ? { ...sent, ...own } : own,
    bytes: answer.bytes,
    text,
    json: () => {
      // Without a byte order mark it may pass as UTF-8 full of NULs.
      if (answer.status < 300 && detectWideEncoding(answer.bytes)) throw notUtf8(answer, url, 'JSON')
      return parseJson(text(), receivedOf(answer, url))
    },
  }
}

function validatorsOf(headers: Record<string, string>): Validators {
  const validators: Validators = {}
  const { etag, 'last-modified': lastModified } = headers
  // Keep only values that are safe to store and to send back.
  if (etag !== undefined && /^[\x21-\x7e]{1,512}$/.test(etag)) validators.etag = etag
  if (lastModified !== undefined && /^[\x20-\x7e]{1,64}$/.test(lastModified))
    validators.lastModified = lastModified
  return validators
}

const receivedOf = ({ headers, bytes }: Answer, url: URL): Received => ({
  host: url.host,
  url: url.href,
  contentType: headers['content-type'],
  bytes,
})

function utf8Text(answer: Answer, url: URL): string {
  let bytes = Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
  // The body of an error may have been truncated inside a character.
  for (let cut = 0; cut < 3 && answer.status >= 300 && !isUtf8(bytes); cut++) bytes = bytes.subarray(0, -1)
  if (!isUtf8(bytes)) throw notUtf8(answer, url, 'text')
  const text = bytes.toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function notUtf8(answer: Answer, url: URL, wanted: 'text' | 'JSON'): OutboundError {
  const { host } = url
  const encoding = detectWideEncoding(answer.bytes)
  const message = encoding && `The response from ${host} is ${encoding}, but we read ${wanted} only as UTF-8.`
  return (
    unexpectedContentError('not-utf8', receivedOf(answer, url), wanted) ??
    new OutboundError('not-utf8', { host, status: answer.status, ...(message ? { message } : {}) })
  )
}

function parseJson(text: string, received: Received): unknown {
  const { host } = received
  if (text.trim() === '')
    throw new OutboundError('not-json', {
      host,
      message: `The response from ${host} is empty.`,
      hint: 'Check that the file was uploaded completely.',
    })
  if (isDeeperThan(text, maxDepth)) {
    throw new OutboundError('not-json', {
      host,
      message: `The JSON from ${host} is nested more than ${maxDepth} levels deep.`,
      hint: 'Reduce the nesting in the file.',
    })
  }
  try {
    return parseExactJson(text)
  } catch {
    // The engine's own error quotes the content, so it is not passed on.
    throw (
      unexpectedContentError('not-json', received, 'JSON') ??
      new OutboundError('not-json', {
        host,
        message: `The response from ${host} isn’t valid JSON: ${place(text)}.`,
      })
    )
  }
}

function place(text: string): string {
  const at = findJsonError(text)
  if (at === undefined || at >= text.length) return 'it ends too early'
  const before = text.slice(0, at).split('\n')
  return `see line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
