import { eq } from 'drizzle-orm'
import { loginSessions } from '@/db/schema'
import type { SystemTx } from '@/db/system'

/** Ends the sessions that a workspace's company sign-in opened, in the transaction of the change. */
export const endCompanySessions = (tx: SystemTx, orgId: string) =>
  tx.delete(loginSessions).where(eq(loginSessions.orgId, orgId))
