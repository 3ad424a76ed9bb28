import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { changeStatus, requirePossible } from '../lifecycle/change-status'
import { withdrawIntents } from '../lifecycle/withdraw-intents'
import { lockPackage, readPackage } from '../load-package'
import type { PackageAnswer, RejectInput } from '../schemas'
import { clearApprovedHashes } from './approve-package'
import { noteTopicRejection } from './note-topic-decision'

/**
 * Rejects a package with a reason and cancels what was scheduled. Editing it makes it a draft again. Throws
 * `not-found`, `stale-revision`, `wrong-state`.
 */
export function rejectPackage(ctx: ProjectContext<'review'>, input: RejectInput): Promise<PackageAnswer> {
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    requirePossible(row, 'reject')
    await withdrawIntents(tx, ctx, row)
    await clearApprovedHashes(tx, row)
    await noteTopicRejection(tx, row)
    await changeStatus(tx, ctx, row, {
      action: 'reject',
      reason: input.reason,
      set: { scheduledAt: null },
    })
    return readPackage(tx, ctx, row.id)
  })
}
