import { and, eq, lt } from 'drizzle-orm'
import { loginSessions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { clientAddress } from '../client-address'
import { addressRange } from './address-range'

/** Minimum interval between writes of a session's last use. */
const every = 5 * 60_000

/**
 * Records that a session was used, and from where, unless that was recorded recently. Takes when it was last
 * recorded.
 */
export async function recordSessionSeen(
  sessionId: string,
  lastSeenAt: Date,
  headers: Headers,
): Promise<void> {
  const before = new Date(Date.now() - every)
  if (lastSeenAt >= before) return
  const range = addressRange(clientAddress(headers))
  await inSystem((tx) =>
    tx
      .update(loginSessions)
      .set({ lastSeenAt: new Date(), ...(range === undefined ? {} : { addressRange: range }) })
      // Of many concurrent requests, only one writes.
      .where(and(eq(loginSessions.id, sessionId), lt(loginSessions.lastSeenAt, before))),
  )
}
