import { inProject, type ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { changeStatus, requirePossible } from '../lifecycle/change-status'
import { plannedTime } from '../lifecycle/schedule-as-planned'
import { withdrawIntents } from '../lifecycle/withdraw-intents'
import { lockPackage, readPackage } from '../load-package'
import type { PackageRow } from '../present-package'
import type { PackageAnswer, RejectInput } from '../schemas'
import { clearApprovedHashes } from './approve-package'

/**
 * Sends a package back to its author with the changes to make. Cancels what was scheduled and keeps only the time
 * that a topic planned. Editing keeps the status; submitting returns it to review. Throws `not-found`,
 * `stale-revision`, `wrong-state`. Serves spec/planning#4 (collaboration).
 */
export function requestChanges(ctx: ProjectContext<'review'>, input: RejectInput): Promise<PackageAnswer> {
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    await requestChangesLocked(tx, ctx, row, input.reason)
    return readPackage(tx, ctx, row.id)
  })
}

/** Like `requestChanges`, for a locked package, whoever decides; `data` goes into its history. */
export async function requestChangesLocked(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  row: PackageRow,
  reason: string,
  data?: Record<string, unknown>,
): Promise<void> {
  requirePossible(row, 'request_changes')
  await withdrawIntents(tx, ctx, row)
  await clearApprovedHashes(tx, row)
  await changeStatus(tx, ctx, row, {
    action: 'request_changes',
    reason,
    data,
    set: { scheduledAt: plannedTime },
  })
}
