import { and, eq } from 'drizzle-orm'
import { type NotificationDestinationRow, notificationDestinations } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'

export type Manage = OrgContext<'manage'>

/** Locks a destination of the workspace for a change and returns it. Throws `not-found`. */
export async function lockDestination(
  tx: SystemTx,
  ctx: Manage,
  id: string,
): Promise<NotificationDestinationRow> {
  const [row] = await tx
    .select()
    .from(notificationDestinations)
    .where(and(eq(notificationDestinations.id, requireId(id)), eq(notificationDestinations.orgId, ctx.orgId)))
    .for('update')
  if (!row) throw new AppError('not-found')
  return row
}
