import { Readable } from 'node:stream'
import { otherMethods } from '@/lib/api/other-methods'
import { publicRoute } from '@/lib/api/public-route'
import { AppError } from '@/lib/errors'
import { getBlobType, isLibraryBlob, openBlob } from '@/lib/media/blobs'
import { readPicture } from '@/lib/media/read-picture'

/**
 * Returns a stored picture, or a card rendered on demand. The name cannot be guessed and the content never changes,
 * except for a card that lacks its logo or picture, which must not be cached.
 */
export const GET = publicRoute(
  { operationId: 'getMedia', summary: 'Get a stored image' },
  async ({ request }) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    if (isLibraryBlob(name)) return answerFile(name, request)
    const picture = await readPicture(name, request.signal)
    if (!picture) throw new AppError('not-found')
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        'Content-Type': getBlobType(name),
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Cache-Control': picture.isCacheable ? 'public, max-age=31536000, immutable' : 'no-store',
        Vary: 'Origin',
      },
    })
  },
)

/**
 * Streams a file of a library, or the range that a player requests (RFC 9110, 14). A document may contain scripts
 * and forms, so it is only ever downloaded, never opened here (spec/security#7.2).
 */
async function answerFile(name: string, request: Request): Promise<Response> {
  const file = await openBlob(name)
  if (!file) throw new AppError('not-found')
  const headers = {
    'Content-Type': getBlobType(name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cache-Control': 'public, max-age=31536000, immutable',
    'Accept-Ranges': 'bytes',
    ...(name.endsWith('.pdf') ? { 'Content-Disposition': 'attachment' } : {}),
    Vary: 'Origin',
  }
  const range = rangeOf(request.headers.get('range'), file.bytes)
  if (range === 'unsatisfiable')
    return new Response(null, {
      status: 416,
      headers: { ...headers, 'Content-Range': `bytes */${file.bytes}` },
    })
  const { from, until } = range ?? { from: 0, until: file.bytes }
  const body = request.method === 'HEAD' ? null : streamOf(file.read(from, until))
  return new Response(body, {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      'Content-Length': String(until - from),
      ...(range ? { 'Content-Range': `bytes ${from}-${until - 1}/${file.bytes}` } : {}),
    },
  })
}

// Node's type for web streams differs from the one that Response accepts, though the object is the same.
const streamOf = (source: Readable) => Readable.toWeb(source) as ReadableStream<Uint8Array>

/**
 * Parses a single byte range; undefined if the header requests none or several, where returning everything is
 * allowed.
 */
function rangeOf(
  header: string | null,
  bytes: number,
): { from: number; until: number } | 'unsatisfiable' | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '')
  const [first = '', last = ''] = asked?.slice(1) ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? Math.max(0, bytes - Number(last)) : Number(first)
  const until = first === '' || last === '' ? bytes : Math.min(bytes, Number(last) + 1)
  return from < until ? { from, until } : 'unsatisfiable'
}

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
