import { and, eq } from 'drizzle-orm'
import { loginSessions } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import type { SignedIn } from '../find-page-access'

/**
 * Notes that a session's person has shown a second factor by now. A session of before sessions were recorded stays as it is:
 * its person signs in once more.
 */
export async function confirmSession(person: SignedIn, open?: SystemTx): Promise<void> {
  const { sessionId } = person
  if (!sessionId) return
  const confirm = (tx: SystemTx) =>
    tx
      .update(loginSessions)
      .set({ secondFactor: true })
      .where(and(eq(loginSessions.id, sessionId), eq(loginSessions.userId, person.id)))
  await (open ? confirm(open) : inSystem(confirm))
}
