import type { StubCall } from '../stub'

/**
 * Parses the two parts of a `multipart/related` body as Google's upload guide describes it: the metadata as JSON,
 * then the bytes. Undefined if the body is of another type or has other parts.
 */
export function relatedParts({
  headers,
  bytes,
}: Pick<StubCall, 'headers' | 'bytes'>): { json: Uint8Array; media: Uint8Array; type: string } | undefined {
  const type = headers.get('content-type') ?? ''
  const boundary = /boundary="?([^";]{1,70})/i.exec(type)?.[1]?.trim()
  if (!/^multipart\/related\b/i.test(type) || !boundary) return undefined
  const body = Buffer.from(bytes)
  const delimiter = `--${boundary}`
  const parts: { type: string; content: Buffer }[] = []
  let at = body.indexOf(delimiter)
  while (at >= 0) {
    const begin = at + delimiter.length
    if (body.subarray(begin, begin + 2).toString() === '--') break
    const next = body.indexOf(`\r\n${delimiter}`, begin)
    const blank = body.indexOf('\r\n\r\n', begin)
    if (next < 0 || blank < 0 || blank > next) return undefined
    const head = body.subarray(begin, blank).toString('utf8')
    parts.push({
      type: /content-type:\s*([^\r\n;]{1,100})/i.exec(head)?.[1]?.trim().toLowerCase() ?? '',
      content: body.subarray(blank + 4, next),
    })
    at = next + 2
  }
  const [json, media] = parts
  if (json?.type !== 'application/json' || !media || parts.length !== 2) return undefined
  return { json: json.content, media: media.content, type: media.type }
}
