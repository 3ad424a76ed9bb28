import { getToken, type JWT } from 'next-auth/jwt'
import { env, requireEnv } from '@/lib/env'
import { maxSessionMs } from './session-times'

/** The claims in a session cookie: the person, the session version it was created with, and its own id. */
export type SessionClaims = {
  userId: string | undefined
  version: unknown
  sessionId: unknown
  /**
   * True for a session that is valid only while it is recorded; absent for sessions from before sessions were
   * recorded.
   */
  recorded?: unknown
}

// A cookie's content never changes, and decrypting it costs more than any of a page's queries. Whether the session
// has ended is a separate question, put to the database each time.
const opened = new Map<string, JWT>()
const maxOpened = 1_000

/**
 * Returns the claims in a request's session cookie, or null if there is none that we issued and that has not
 * expired. Takes the Cookie header. Does not tell whether the session has been ended (spec/security#6.2).
 */
export async function readSessionClaims(cookie: string | null): Promise<SessionClaims | null> {
  if (!cookie) return null
  const asked = {
    req: { headers: new Headers({ cookie }) },
    secret: requireEnv('AUTH_SECRET'),
    secureCookie: env().APP_URL.startsWith('https://'),
  }
  const sealed = await getToken({ ...asked, raw: true })
  if (!sealed) return null
  const key = `${asked.secret} ${asked.secureCookie} ${sealed}`
  const token = opened.get(key) ?? (await getToken(asked))
  if (!token) return null
  opened.delete(key)
  opened.set(key, token)
  if (opened.size > maxOpened) opened.delete(opened.keys().next().value ?? '')
  if (hasEnded(token)) return null
  return {
    userId: token.sub,
    version: token.version,
    sessionId: token.session,
    ...(token.recorded ? { recorded: true } : {}),
  }
}

/**
 * Expires a week after the last sign-in or renewal, and at the latest `maxSessionMs` after the sign-in, however
 * active the person was.
 */
function hasEnded({ exp, since }: JWT): boolean {
  const now = Date.now()
  if (typeof exp !== 'number' || exp * 1000 <= now) return true
  return typeof since === 'number' && now - since > maxSessionMs
}
