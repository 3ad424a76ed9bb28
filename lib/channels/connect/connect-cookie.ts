import { randomBytes } from 'node:crypto'
import { env } from '@/lib/env'

const name = 'tributary_connect'

/** Reads the nonce that binds a connection attempt to the browser that started it (spec/security#6.6). */
export const readConnectCookie = (request: Request): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1] ?? null

/**
 * Returns a random nonce for a connection attempt: 32 bytes in base64url, 43 characters. Serves spec/security#6.6.
 */
export const newConnectNonce = (): string => randomBytes(32).toString('base64url')

/**
 * Builds the cookie with the nonce. It is sent only to the channel routes. SameSite=Lax, because the platform's
 * page redirects the browser back here.
 */
export function connectCookie(nonce: string): string {
  const secure = env().APP_URL.startsWith('https:') ? '; Secure' : ''
  return `${name}=${nonce}; Path=/api/channels; HttpOnly; SameSite=Lax; Max-Age=3600${secure}`
}
