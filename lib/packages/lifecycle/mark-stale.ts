import type { ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { cancelLater } from '@/lib/publications/cancel-later'
import { recordEvents } from '@/lib/publications/record-event'
import { isOneOf, publishingOrPublished } from '@/lib/publications/states'
import { transitionPackage } from '@/lib/publications/transition-packages'
import type { PlannedPackage } from '../compose/plan/plan-item'
import { clearApprovedHashes } from '../review/approve-package'
import { plannedTime } from './schedule-as-planned'
import { tryToWithdraw } from './withdraw-intents'

const reason = 'The content has changed.'

/**
 * Marks locked packages as stale because their item has changed; those in `back` were approved or scheduled and
 * return to review. A package that is being sent right now is only marked. Open packages remember the content they
 * were compared with, so that approving them all the same is valid until the item changes again. For partly
 * published ones, channels whose time is still to come are canceled.
 */
export async function markStale(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  rows: readonly PlannedPackage[],
  how: { back: ReadonlySet<string>; contentHash: string },
): Promise<void> {
  const events = []
  const partlyOut = []
  for (const row of rows) {
    const returns = how.back.has(row.id) && (await tryToWithdraw(tx, ctx, row))
    if (returns) await clearApprovedHashes(tx, row)
    const isOut = !returns && isOneOf(publishingOrPublished, row.status)
    if (isOut && row.status === 'publishing') partlyOut.push(row.id)
    const to = await transitionPackage(tx, 'stale', row, {
      // An approved package has nothing to withdraw, so it always goes back.
      to: returns || row.status === 'approved' ? 'in_review' : row.status,
      set: {
        stale: true,
        ...(returns ? { scheduledAt: plannedTime } : {}),
        ...(isOut ? {} : { itemContentHash: how.contentHash }),
      },
    })
    events.push({
      packageId: row.id,
      action: 'stale' as const,
      from: row.status,
      to,
      reason,
      actor: ctx.actor,
    })
  }
  await recordEvents(tx, events)
  await cancelLater(tx, ctx, { packageIds: partlyOut, reason })
}
