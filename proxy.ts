import { type NextRequest, NextResponse } from 'next/server'
import { PATH_HEADER } from './lib/auth/signed-in/page-path'

/**
 * Puts the security headers on pages: a fresh nonce for scripts each time and nothing inline without it (spec/security#7.5).
 * It guards nothing: who may see what is decided where the data is read. The APIs are left out (a proxy would cut request
 * bodies at 10 MB).
 */
export function proxy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl
  if (pathname !== '/' && pathname.endsWith('/')) {
    const page = new URL(request.url)
    // One slash alone at the start, since "//host" would lead to another server.
    page.pathname = `/${pathname.split('/').filter(Boolean).join('/')}`
    return NextResponse.redirect(page, 308)
  }
  const nonce = btoa(crypto.randomUUID())
  const development = process.env.NODE_ENV === 'development'
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    // Items show the pictures of their sources, wherever these lie.
    "img-src 'self' data: blob: https: http:",
    // Videos of the media library lie here or in the blob store.
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ')
  const headers = new Headers(request.headers)
  headers.set('x-nonce', nonce)
  // Next reads the nonce from this request header; one that came from outside is overwritten here.
  headers.set('content-security-policy', policy)
  // Where a person who has to sign in first comes back to; one that came from outside is overwritten as well.
  const search = new URLSearchParams(request.nextUrl.search)
  search.delete('_rsc')
  headers.set(PATH_HEADER, `${request.nextUrl.pathname}${search.size > 0 ? `?${search}` : ''}`)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  // The address is a secret: nothing may keep it or hand it on.
  if (request.nextUrl.pathname.startsWith('/approve/')) {
    response.headers.set('Referrer-Policy', 'no-referrer')
    response.headers.set('X-Robots-Tag', 'noindex, nofollow')
    response.headers.set('Cache-Control', 'private, no-store')
  }
  // Read when it is answered, not when the app is built: the address is the install's.
  if (process.env.APP_URL?.startsWith('https://'))
    response.headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  return response
}

export const config = {
  matcher: [
    // Whole names only: a workspace may be called "iconic" and is a page all the same.
    {
      source:
        '/((?!api/|sandbox/api/|sandbox/media/|_next/static/|_next/image/|sample/|icons/|icon\\.svg$|apple-icon\\.png$|opengraph-image\\.png$|favicon\\.ico$).*)',
    },
  ],
}
