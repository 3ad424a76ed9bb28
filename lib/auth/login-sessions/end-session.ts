import { and, eq, lt } from 'drizzle-orm'
import { endedSessions, loginSessions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { isId } from '@/lib/ids'
import { endSessions } from './end-sessions'

/** By this age a session has expired by itself and is no longer checked for. */
const maxSessionMs = 31 * 24 * 60 * 60 * 1000

/**
 * Ends one session on the server, so that a copy of its cookie is useless. Takes the person and the session's id; a
 * session without an id, from before sessions had ids, ends together with all of the person's others.
 */
export async function endSession(userId: string, sessionId: unknown): Promise<void> {
  if (typeof sessionId !== 'string' || !isId(sessionId)) return endSessions(userId)
  await inSystem(async (tx) => {
    await tx
      .delete(loginSessions)
      .where(and(eq(loginSessions.id, sessionId), eq(loginSessions.userId, userId)))
    await tx.insert(endedSessions).values({ id: sessionId }).onConflictDoNothing()
    await tx.delete(endedSessions).where(lt(endedSessions.endedAt, new Date(Date.now() - maxSessionMs)))
  })
}
