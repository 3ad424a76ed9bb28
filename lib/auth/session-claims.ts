import { getToken, type JWT } from 'next-auth/jwt'
import { env, requireEnv } from '@/lib/env'
import { maxSessionMs } from './session-times'

/** What a session's cookie says: whose it is, the version of their sessions it was made at, and its own id. */
export type SessionClaims = {
  userId: string | undefined
  version: unknown
  sessionId: unknown
  /** True for a session that lives only while it is recorded; those of before sessions were recorded have none. */
  recorded?: unknown
}

// What a cookie says never changes, and opening it costs more than any query of a page. Whether the session has ended is
// another question, asked of the database each time.
const opened = new Map<string, JWT>()
const maxOpened = 1_000

/**
 * What the session cookie of a request says, or null where there is none that we made and that still lasts. Takes the Cookie
 * header. Whether the session has been ended is not known from it (spec/security#6.2).
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

/** A week after the last sign-in or renewal, and some time after the sign-in however busy the person was. */
function hasEnded({ exp, since }: JWT): boolean {
  const now = Date.now()
  if (typeof exp !== 'number' || exp * 1000 <= now) return true
  return typeof since === 'number' && now - since > maxSessionMs
}
