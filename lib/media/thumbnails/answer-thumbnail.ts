import type { Thumbnail } from './find-thumbnail'

/**
 * How long a list may wait for one image. Each wait takes up one of the browser's few connections, which the page
 * needs.
 */
export const thumbnailWaitMs = 1_000

/**
 * Builds the HTTP response for a thumbnail: the image; 202 while it is being made; 204 if there is none. Only
 * responses that browsers may cache are marked as cacheable: a thumbnail's address changes with its image.
 */
export function answerThumbnail(found: Thumbnail): Response {
  const keep = (seconds: number) => ({ 'Cache-Control': `private, max-age=${seconds}`, Vary: 'Origin' })
  if (found.state === 'pending') return new Response(null, { status: 202, headers: { 'Retry-After': '2' } })
  if (found.state === 'none') return new Response(null, { status: 204, headers: keep(300) })
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      ...(found.isCacheable ? keep(86_400) : {}),
    },
  })
}
