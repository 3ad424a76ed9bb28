import { and, eq, lt, or } from 'drizzle-orm'
import { loginSessions } from '@/db/schema'
import { inSystem } from '@/db/system'
import { clientAddress } from '../client-address'
import { addressRange } from './address-range'
import { describeDevice } from './describe-device'
import type { SessionProof } from './session-proof'
import { maxIdleMs, maxSessionMs } from './session-times'

/** Records a session that has just begun, and where from, and deletes the person's expired ones. */
export async function openLoginSession(
  session: { id: string; userId: string; version: number } & SessionProof,
  headers: Headers,
): Promise<void> {
  const now = Date.now()
  await inSystem(async (tx) => {
    await tx.insert(loginSessions).values({
      id: session.id,
      userId: session.userId,
      version: session.version,
      method: session.method,
      secondFactor: session.secondFactor,
      orgId: session.companyOf,
      device: describeDevice(headers.get('user-agent')),
      addressRange: addressRange(clientAddress(headers)) ?? null,
    })
    await tx
      .delete(loginSessions)
      .where(
        and(
          eq(loginSessions.userId, session.userId),
          or(
            lt(loginSessions.createdAt, new Date(now - maxSessionMs)),
            lt(loginSessions.lastSeenAt, new Date(now - maxIdleMs)),
            lt(loginSessions.version, session.version),
          ),
        ),
      )
  })
}
