import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvents } from '@/lib/publications/record-event'
import type { PlannedPackage } from '../compose/plan-item'
import { clearApprovedHashes } from '../review/approve-package'
import { tryToWithdraw } from './withdraw-intents'

const reason = 'The content has changed.'

/**
 * Marks locked packages as no longer saying what their item says; those in `back` were approved or scheduled and return to
 * review. One that is being sent at this moment stays as it is, only marked. What is still open remembers the content it was
 * held against, so that approving it all the same counts until the item changes again.
 */
export async function markStale(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  rows: readonly PlannedPackage[],
  how: { back: ReadonlySet<string>; contentHash: string },
): Promise<void> {
  const events = []
  for (const row of rows) {
    const returns = how.back.has(row.id) && (await tryToWithdraw(tx, ctx, row))
    if (returns) await clearApprovedHashes(tx, row)
    const to = returns ? 'in_review' : row.status
    const isOut = !returns && (row.status === 'published' || row.status === 'publishing')
    await tx
      .update(packages)
      .set({
        stale: true,
        status: to,
        ...(returns ? { scheduledAt: null } : {}),
        ...(isOut ? {} : { itemContentHash: how.contentHash }),
      })
      .where(eq(packages.id, row.id))
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
}
