import { eq, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { type PackageRow, timeOf } from '../present-package'
import { changeStatus } from './change-status'
import { queueVariants, requireSendableVariants } from './queue-variants'

/**
 * SQL for the planned time of a topic's post, which it keeps through edits and holds; null for other posts. For the
 * `set` of a statement.
 */
export const plannedTime = sql<Date | null>`case when topic_id is null then null else scheduled_at end`

/**
 * Schedules a topic's post that was just approved in the open transaction for the time that the topic planned. If
 * that time has passed, the post is only approved, and a person chooses a time. Takes the package as it was before.
 * Serves spec/planning#1.
 */
export async function scheduleAsPlanned(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  row: PackageRow,
): Promise<void> {
  const at = row.scheduledAt
  if (row.topicId === null || at === null) return
  if (at.getTime() <= Date.now()) {
    await tx.update(packages).set({ scheduledAt: null }).where(eq(packages.id, row.id))
    return
  }
  const approved = { ...row, status: 'approved' as const }
  const sendable = await requireSendableVariants(tx, ctx, approved)
  await changeStatus(tx, ctx, approved, {
    action: 'schedule',
    set: { scheduledAt: at },
    reason: 'The topic planned it for this time.',
    data: { at: at.toISOString() },
  })
  const times = new Map(sendable.map(({ variant }) => [variant.id, timeOf(variant, row) ?? at]))
  await queueVariants(tx, ctx, approved, sendable, { dueAt: at, times })
}
