import { randomBytes } from 'node:crypto'
import { env } from '@/lib/env'

const name = 'tributary_connect'

/** The nonce that ties a connection to the browser that started it (spec/security#6.6). */
export const readConnectCookie = (request: Request): string | null =>
  new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`).exec(
    request.headers.get('cookie') ?? '',
  )?.[1] ?? null

export const newConnectNonce = (): string => randomBytes(32).toString('base64url')

/** Only sent back to the connect addresses. Lax, since the platform's page leads the browser back here. */
export function connectCookie(nonce: string): string {
  const secure = env().APP_URL.startsWith('https:') ? '; Secure' : ''
  return `${name}=${nonce}; Path=/api/channels; HttpOnly; SameSite=Lax; Max-Age=3600${secure}`
}
