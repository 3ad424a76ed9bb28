import { and, eq, sql } from 'drizzle-orm'
import { endedSessions, loginSessions, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { isId } from '@/lib/ids'
import { isDisabledDemoAccount } from '../demo-account'
import type { SessionClaims } from '../login-sessions/session-claims'
import { passwordOnly } from '../login-sessions/session-proof'
import type { SignedIn } from './find-page-access'

/**
 * Returns a session's person, or null if the session has ended: signed out, ended from elsewhere, person removed or
 * password changed. One query, so that every request can ask.
 */
export async function findPersonOfSession(claims: SessionClaims | null): Promise<SignedIn | null> {
  const { userId, version, sessionId, recorded } = claims ?? {}
  if (!userId || !isId(userId)) return null
  const session = typeof sessionId === 'string' && isId(sessionId) ? sessionId : null
  const [user] = await inSystem((tx) =>
    tx
      .select({
        id: users.id,
        name: users.name,
        email: users.email,
        version: users.sessionVersion,
        ended: sql<boolean>`exists (select from ${endedSessions} where ${endedSessions.id} = ${session}::uuid)`,
        login: {
          method: loginSessions.method,
          secondFactor: loginSessions.secondFactor,
          companyOf: loginSessions.orgId,
          lastSeenAt: loginSessions.lastSeenAt,
        },
      })
      .from(users)
      .leftJoin(
        loginSessions,
        and(eq(loginSessions.id, sql`${session}::uuid`), eq(loginSessions.userId, users.id)),
      )
      .where(eq(users.id, userId)),
  )
  if (!user || user.ended || user.version !== version || isDisabledDemoAccount(user.email)) return null
  if (recorded && !user.login) return null
  const { lastSeenAt, ...proof } = user.login ?? { ...passwordOnly, lastSeenAt: null }
  return {
    id: user.id,
    name: user.name ?? user.email,
    email: user.email,
    sessionId: user.login ? session : null,
    proof,
    lastSeenAt,
  }
}
