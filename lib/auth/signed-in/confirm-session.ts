import { and, eq } from 'drizzle-orm'
import { loginSessions } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import type { SignedIn } from './find-page-access'

/**
 * Records that a session's person has now shown a second factor. A session from before sessions were recorded is
 * left unchanged: its person must sign in again.
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
