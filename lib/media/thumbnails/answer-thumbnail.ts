import type { Thumbnail } from './find-thumbnail'

/** For how long a list may wait for one picture. The rest of a page shares the browser's few connections with it. */
export const thumbnailWaitMs = 1_000

/**
 * A thumbnail as an HTTP answer: the picture; 202 while it is being made; 204 when there is none. Only what a browser may
 * keep is marked so: its address changes with the picture.
 */
export function answerThumbnail(found: Thumbnail): Response {
  const keep = (seconds: number) => ({ 'Cache-Control': `private, max-age=${seconds}`, Vary: 'Origin' })
  if (found.state === 'pending') return new Response(null, { status: 202, headers: { 'Retry-After': '2' } })
  if (found.state === 'none') return new Response(null, { status: 204, headers: keep(300) })
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      'Content-Type': 'image/webp',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      ...(found.lasting ? keep(86_400) : {}),
    },
  })
}
