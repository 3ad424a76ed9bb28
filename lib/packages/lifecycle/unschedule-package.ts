import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { lockPackage, readPackage } from '../load-package'
import type { PackageAnswer, PackageInput } from '../schemas'
import { changeStatus, requirePossible } from './change-status'
import { withdrawIntents } from './withdraw-intents'

/** Takes a scheduled package off the calendar; it stays approved. Throws `not-found`, `stale-revision`, `wrong-state`. */
export function unschedulePackage(ctx: ProjectContext<'write'>, input: PackageInput): Promise<PackageAnswer> {
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    requirePossible(row, 'unschedule')
    await withdrawIntents(tx, ctx, row)
    await changeStatus(tx, ctx, row, { action: 'unschedule', set: { scheduledAt: null } })
    return readPackage(tx, ctx, row.id)
  })
}
