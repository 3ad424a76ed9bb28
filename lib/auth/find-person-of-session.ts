import { eq, sql } from 'drizzle-orm'
import { endedSessions, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { isId } from '@/lib/ids'
import { isRefusedDemo } from './demo-account'
import type { SessionClaims } from './session-claims'

/**
 * The person of a session, or null when it has ended: signed out of, ended everywhere, a removed person or a changed
 * password. One query, so that each request can ask.
 */
export async function findPersonOfSession(claims: SessionClaims | null) {
  const { userId, version, sessionId } = claims ?? {}
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
      })
      .from(users)
      .where(eq(users.id, userId)),
  )
  if (!user || user.ended || user.version !== version || isRefusedDemo(user.email)) return null
  return { id: user.id, name: user.name ?? user.email, email: user.email }
}
