import { isUtf8 } from 'node:buffer'
import type { Answer } from './exchange'
import { isDeeperThan } from './json-depth'
import { jsonMistake } from './json-mistake'
import { OutboundError } from './outbound-error'

/** What a server said about the version of an answer; sent back to ask "has it changed?". */
export type Validators = { etag?: string; lastModified?: string }

export type GuardedResponse = {
  status: number
  /** 304: what the validators stand for is still the newest. */
  notModified: boolean
  /** The address that answered, after redirects. */
  url: string
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

/** The answer in the shape callers get. `sent` are the validators the request carried. Serves security.md "2 Pull" 6. */
export function guardedResponse(answer: Answer, url: URL, sent: Validators | undefined): GuardedResponse {
  const text = () => utf8Text(answer, url.host)
  const own = validatorsOf(answer.headers)
  const notModified = answer.status === 304
  return {
    status: answer.status,
    notModified,
    url: url.href,
    headers: answer.headers,
    validators: notModified ? { ...sent, ...own } : own,
    bytes: answer.bytes,
    text,
    json: () => parseJson(text(), url.host),
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

function utf8Text(answer: Answer, host: string): string {
  let bytes = Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
  // The body of an error may have been cut inside a character.
  for (let cut = 0; cut < 3 && answer.status >= 300 && !isUtf8(bytes); cut++) bytes = bytes.subarray(0, -1)
  if (!isUtf8(bytes)) throw new OutboundError('not-utf8', { host, status: answer.status })
  const text = bytes.toString('utf8')
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

function parseJson(text: string, host: string): unknown {
  if (text.trim() === '')
    throw new OutboundError('not-json', { host, message: `The answer of ${host} is empty.` })
  if (isDeeperThan(text, maxDepth)) {
    throw new OutboundError('not-json', {
      host,
      message: `The JSON of ${host} is nested more than ${maxDepth} levels deep.`,
      hint: 'Make the file flatter.',
    })
  }
  try {
    return JSON.parse(text)
  } catch {
    // The engine's own error quotes the content, so it is not passed on.
    throw notJson(text, host)
  }
}

function notJson(text: string, host: string): OutboundError {
  if (looksLikeHtml(text)) {
    const signIn = /type=["']?password|sign[ -]?in|log[ -]?in|anmelden/i.test(text)
    return new OutboundError('not-json', {
      host,
      message: signIn
        ? `${host} answered with a web page that looks like a sign-in page instead of JSON.`
        : `${host} answered with a web page instead of JSON.`,
      hint: signIn
        ? 'The folder is probably not public: allow everybody to read it, or use its public address.'
        : 'Enter the address of the JSON file itself, not of a page that shows it.',
    })
  }
  return new OutboundError('not-json', {
    host,
    message: `The answer of ${host} is not valid JSON: ${place(text)}.`,
  })
}

function place(text: string): string {
  const at = jsonMistake(text)
  if (at === undefined || at >= text.length) return 'it ends too early'
  const before = text.slice(0, at).split('\n')
  return `see line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

/** Whether a body is a web page rather than data. */
export function looksLikeHtml(text: string): boolean {
  return /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html|head|body|script|title)\b/i.test(
    text.slice(0, 4096),
  )
}
