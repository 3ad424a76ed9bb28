import { AppError } from '@/lib/errors'

const maxDepth = 64

/**
 * A request's JSON body, read with a cap that counts while reading, decoded as strict UTF-8 and bounded in depth.
 * Throws `unsupported-media-type`, `too-large` or `malformed-json`. An absent body reads as `{}` when allowed.
 */
export async function readJson(
  request: Request,
  options: { maxBytes: number; optional?: boolean },
): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const bytes = await readBytes(request, options.maxBytes)
  if (bytes.length === 0 && options.optional) return {}
  if (type !== 'application/json' || request.headers.has('content-encoding'))
    throw new AppError('unsupported-media-type')
  let value: unknown
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new AppError('malformed-json')
  }
  if (deeperThan(value, maxDepth))
    throw new AppError('malformed-json', { detail: 'The JSON is nested too deeply.' })
  return value
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
      await reader.cancel()
      throw new AppError('too-large', { detail: `The body may hold at most ${maxBytes} bytes.` })
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
