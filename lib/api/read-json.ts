import { AppError } from '@/lib/errors'
import { detectWideEncoding } from '@/lib/http/responses/detect-wide-encoding'
import { parseExactJson } from '@/lib/http/responses/exact-json'

const maxDepth = 64

/**
 * Reads a request's JSON body, enforcing the size limit while reading; decodes it as strict UTF-8 and limits its
 * depth. Throws `unsupported-media-type`, `too-large`, `not-utf8` or `malformed-json`. An absent body reads as `{}`
 * if `optional`.
 */
export async function readJson(
  request: Request,
  options: { maxBytes: number; optional?: boolean },
): Promise<unknown> {
  const bytes = await readRequestBytes(request, options.maxBytes)
  if (bytes.length === 0 && options.optional) return {}
  requireJson(request)
  const value = parseJson(bytes)
  if (deeperThan(value, maxDepth))
    throw new AppError('malformed-json', { detail: 'The JSON is nested too deeply.' })
  return value
}

/**
 * Throws `unsupported-media-type` unless the request declares its body as uncompressed JSON. `ofAnyKind` also
 * accepts media types based on JSON (RFC 6839): Contentful has its own.
 */
export function requireJson(request: Request, { ofAnyKind = false } = {}): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const json =
    type === 'application/json' || (ofAnyKind && /^application\/[\w.+-]{1,100}\+json$/.test(type ?? ''))
  if (!json)
    throw new AppError('unsupported-media-type', {
      detail: 'The request body must be JSON.',
      hint: 'Send "Content-Type: application/json".',
    })
  if (request.headers.has('content-encoding'))
    throw new AppError('unsupported-media-type', {
      detail: 'The request body must not be compressed.',
      hint: 'Send it as it is, without Content-Encoding.',
    })
}

/**
 * Parses JSON that must be strict UTF-8, with or without a byte order mark; checking the depth is up to the caller.
 * Throws `not-utf8` or `malformed-json`. Serves spec/security#1.2 and #2.6.
 */
export function parseJson(bytes: Uint8Array): unknown {
  const text = strictText(bytes)
  try {
    return parseExactJson(text)
  } catch {
    throw new AppError('malformed-json')
  }
}

function strictText(bytes: Uint8Array): string {
  const encoding = detectWideEncoding(bytes)
  if (encoding)
    throw new AppError('not-utf8', { detail: `The request body is ${encoding}. JSON must be UTF-8.` })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('not-utf8')
  }
}

/** How long we keep reading a body that is too large. */
const readAwayMs = 5_000

/**
 * Reads and discards more of the body, within limits: a client that is still sending does not read the response
 * yet, and would see a broken connection instead.
 */
async function readAway(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<void> {
  // Canceling also ends a read that waits for a client that has stopped sending.
  const timer = setTimeout(() => void reader.cancel(), readAwayMs)
  try {
    for (let size = 0; size < maxBytes; ) {
      const { done, value } = await reader.read()
      if (done) return
      size += value.byteLength
    }
    await reader.cancel()
  } finally {
    clearTimeout(timer)
  }
}

/** Reads a request's body as bytes, enforcing the size limit while reading. Throws `too-large`. */
export async function readRequestBytes(request: Request, maxBytes: number): Promise<Buffer> {
  if (!request.body) return Buffer.alloc(0)
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > maxBytes) {
      await readAway(reader, 4 * maxBytes)
      throw new AppError('too-large', { detail: `The request body is larger than ${maxBytes} bytes.` })
    }
    chunks.push(value)
  }
  return Buffer.concat(chunks)
}

function deeperThan(value: unknown, left: number): boolean {
  if (value === null || typeof value !== 'object') return false
  if (left === 0) return true
  return Object.values(value).some((inner) => deeperThan(inner, left - 1))
}
