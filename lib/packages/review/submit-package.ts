import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { changeStatus, requirePossible } from '../lifecycle/change-status'
import { lockPackage, readPackage } from '../load-package'
import type { PackageAnswer, PackageInput } from '../schemas'

/**
 * Submits a draft, a rejected package or one with requested changes for review. Throws `not-found`,
 * `stale-revision`, `wrong-state`.
 */
export function submitPackage(ctx: ProjectContext<'write'>, input: PackageInput): Promise<PackageAnswer> {
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    requirePossible(row, 'submit')
    await changeStatus(tx, ctx, row, { action: 'submit' })
    return readPackage(tx, ctx, row.id)
  })
}
