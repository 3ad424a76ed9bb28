import { AppError } from '@/lib/errors'
import { parseExactJson } from '@/lib/http/exact-json'
import { wideEncoding } from '@/lib/http/wide-encoding'

const maxDepth = 64

/**
 * A request's JSON body, read with a cap that counts while reading, decoded as strict UTF-8 and bounded in depth.
 * Throws `unsupported-media-type`, `too-large`, `not-utf8` or `malformed-json`. An absent body reads as `{}` when allowed.
 */
export async function readJson(
  request: Request,
  options: { maxBytes: number; optional?: boolean },
): Promise<unknown> {
  const bytes = await readBytes(request, options.maxBytes)
  if (bytes.length === 0 && options.optional) return {}
  requireJson(request)
  const value = parseJson(bytes)
  if (deeperThan(value, maxDepth))
    throw new AppError('malformed-json', { detail: 'The JSON is nested too deeply.' })
  return value
}

/**
 * Throws `unsupported-media-type` unless the request says that its body is JSON, as it is and not compressed. `ofAnyKind`
 * takes media types that build on JSON too (RFC 6839): Contentful has one of its own.
 */
export function requireJson(request: Request, { ofAnyKind = false } = {}): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const json =
    type === 'application/json' || (ofAnyKind && /^application\/[\w.+-]{1,100}\+json$/.test(type ?? ''))
  if (!json || request.headers.has('content-encoding')) throw new AppError('unsupported-media-type')
}

/**
 * Parses JSON that must be strict UTF-8, with or without a byte order mark; how deep it goes is for the caller to check.
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
  const encoding = wideEncoding(bytes)
  if (encoding)
    throw new AppError('not-utf8', { detail: `The request body is ${encoding}. JSON must be UTF-8.` })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AppError('not-utf8')
  }
}

/** How long somebody may go on sending what is not wanted. */
const readAwayMs = 5_000

/**
 * Reads on without keeping anything, within bounds: whoever is still sending does not listen yet, and would find the
 * connection broken instead of the answer.
 */
async function readAway(reader: ReadableStreamDefaultReader<Uint8Array>, mostBytes: number): Promise<void> {
  const until = Date.now() + readAwayMs
  let size = 0
  while (size < mostBytes && Date.now() < until) {
    const { done, value } = await reader.read()
    if (done) return
    size += value.byteLength
  }
  await reader.cancel()
}

/** A request's body as bytes, with a cap that counts while reading. Throws `too-large`. */
export async function readBytes(request: Request, maxBytes: number): Promise<Buffer> {
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
