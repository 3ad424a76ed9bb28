import { Readable } from 'node:stream'
import { isId } from '@/lib/ids'
import { servedNetworks } from '@/lib/platforms/sandbox-networks'
import { openSandboxMedia } from '@/lib/sandbox/media'
import { isFeedMedia } from '@/lib/sandbox/posts'
import { findOrgs } from '../../load-orgs'

/**
 * Serves an image, video or document from the sandbox feeds, to those who see its post there. It came from outside, so it is served with its own
 * type only, and documents as downloads.
 */
export async function GET(_request: Request, route: { params: Promise<{ id: string }> }): Promise<Response> {
  const { id } = await route.params
  const isShown = servedNetworks().length > 0 && isId(id) && (await isFeedMedia(id, await findOrgs()))
  const media = isShown ? await openSandboxMedia(id) : undefined
  if (!media) return new Response(null, { status: 404 })
  return new Response(Readable.toWeb(Readable.from(media.chunks())) as ReadableStream, {
    headers: {
      'Content-Type': media.contentType,
      'Content-Length': String(media.bytes),
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cache-Control': 'private, max-age=86400, immutable',
      ...(/^(?:image|video)\//.test(media.contentType) ? {} : { 'Content-Disposition': 'attachment' }),
    },
  })
}
