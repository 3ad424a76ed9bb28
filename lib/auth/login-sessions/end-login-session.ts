import { and, eq } from 'drizzle-orm'
import { loginSessions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'

/**
 * Ends one of a person's sessions: its next request is rejected (spec/security#6.2). Takes the person's id and the
 * session's. Throws `not-found` alike for a session that has already ended and for someone else's.
 */
export async function endLoginSession(userId: string, input: { id: string }): Promise<void> {
  const ended = await inSystem((tx) =>
    tx
      .delete(loginSessions)
      .where(and(eq(loginSessions.id, input.id), eq(loginSessions.userId, userId)))
      .returning({ id: loginSessions.id }),
  )
  if (ended.length === 0) throw new AppError('not-found', { detail: 'This session has already ended.' })
}
