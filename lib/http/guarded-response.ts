import { isUtf8 } from 'node:buffer'
import { parseExactJson } from './exact-json'
import type { Answer } from './exchange'
import { isDeeperThan } from './json-depth'
import { jsonMistake } from './json-mistake'
import { OutboundError } from './outbound-error'
import { type Received, unexpectedContentError } from './unexpected-content'
import { wideEncoding } from './wide-encoding'

/** What a server said about the version of an answer; sent back to ask "has it changed?". */
export type Validators = { etag?: string; lastModified?: string }

export type GuardedResponse = {
  status: number
  /** 304 to a request with validators: what these stand for is still the newest. */
  notModified: boolean
  /** The address that answered, after redirects. */
  url: string
  /** Where the address that was asked for has moved for good (301, 308); undefined when it has not. */
  movedTo?: string
  /** Names in lower case; repeated headers joined by ", ". */
  headers: Record<string, string>
  /** To store with the content; after a 304 those that were sent, where the server repeated none. */
  validators: Validators
  /** Decoded body. Of an answer with a status of 300 and above at most the first 64 KiB. */
  bytes: Uint8Array
  /** The body as text; strict UTF-8, a byte order mark is removed. Throws OutboundError 'not-utf8'. */
  text(): string
  /** The body as JSON, nested at most 64 deep. Throws OutboundError 'not-utf8' or 'not-json'. */
  json(): unknown
}

const maxDepth = 64

/** The answer in the shape callers get. `sent` are the validators the request carried,
 * `movedTo` where permanent redirects led. Serves spec/security#2.6. */
export function guardedResponse(
  answer: Answer,
  url: URL,
  sent: Validators | undefined,
  movedTo?: URL,
): GuardedResponse {
  const text = () => utf8Text(answer, url)
  const own = validatorsOf(answer.headers)
  // To a request without conditions it is no answer: what is not stored cannot be unchanged.
  const asked = sent?.etag !== undefined || sent?.lastModified !== undefined
  const notModified = asked && answer.status === 304
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
      // Without a mark it may pass as UTF-8 that is full of NULs.
      if (answer.status < 300 && wideEncoding(answer.bytes)) throw notUtf8(answer, url, 'JSON')
      return parseJson(text(), receivedOf(answer, url))
    },
  }
}

function validatorsOf(headers: Record<string, string>): Validators {
  const validators: Validators = {}
  const { etag, 'last-modified': lastModified } = headers
  // Only what can be sent back and stored without harm.
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
  // The body of an error may have been cut inside a character.
  for (let cut = 0; cut < 3 && answer.status >= 300 && !isUtf8(bytes); cut++) bytes = bytes.subarray(0, -1)
  if (!isUtf8(bytes)) throw notUtf8(answer, url, 'text')
  const text = bytes.toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function notUtf8(answer: Answer, url: URL, wanted: 'text' | 'JSON'): OutboundError {
  const { host } = url
  const encoding = wideEncoding(answer.bytes)
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
  const at = jsonMistake(text)
  if (at === undefined || at >= text.length) return 'it ends too early'
  const before = text.slice(0, at).split('\n')
  return `see line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}
