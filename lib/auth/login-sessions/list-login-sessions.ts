import { and, desc, eq, gt } from 'drizzle-orm'
import type { SignInMethod } from '@/db/allowed-values'
import { loginSessions, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { maxIdleMs, maxSessionMs } from './session-times'

export type LoginSession = {
  id: string
  device: string
  /** The network it was last used from; null if addresses are unknown. */
  addressRange: string | null
  method: SignInMethod
  lastSeenAt: Date
  createdAt: Date
}

/** Lists a person's active sessions, most recently used first; at most 100. Takes the person's id. */
export function listLoginSessions(userId: string): Promise<LoginSession[]> {
  const now = Date.now()
  return inSystem((tx) =>
    tx
      .select({
        id: loginSessions.id,
        device: loginSessions.device,
        addressRange: loginSessions.addressRange,
        method: loginSessions.method,
        lastSeenAt: loginSessions.lastSeenAt,
        createdAt: loginSessions.createdAt,
      })
      .from(loginSessions)
      .innerJoin(
        users,
        and(eq(users.id, loginSessions.userId), eq(users.sessionVersion, loginSessions.version)),
      )
      .where(
        and(
          eq(loginSessions.userId, userId),
          gt(loginSessions.createdAt, new Date(now - maxSessionMs)),
          gt(loginSessions.lastSeenAt, new Date(now - maxIdleMs)),
        ),
      )
      .orderBy(desc(loginSessions.lastSeenAt), desc(loginSessions.id))
      .limit(100),
  )
}
