import type { ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { cancelLater } from '@/lib/publications/cancel-later'
import { recordEvents } from '@/lib/publications/record-event'
import { isOneOf, publishingOrPublished } from '@/lib/publications/states'
import { transitionPackage } from '@/lib/publications/transition-packages'
import type { PlannedPackage } from '../compose/plan-item'
import { clearApprovedHashes } from '../review/approve-package'
import { plannedTime } from './schedule-as-planned'
import { tryToWithdraw } from './withdraw-intents'

const reason = 'The content has changed.'

/**
 * Marks locked packages as no longer saying what their item says; those in `back` were approved or scheduled and return to
 * review. One that is being sent at this moment stays as it is, only marked. What is still open remembers the content it was
 * held against, so that approving it all the same counts until the item changes again. Of one that is partly out, the channels
 * whose time is still to come are cancelled.
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
      // What is approved waits for nothing, so it always returns.
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
