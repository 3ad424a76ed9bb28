import type { ProjectTx } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { recordEvent } from '@/lib/publications/record-event'
import { nextStatus, type PackageAction, sendingActions, statusWords } from '@/lib/publications/states'
import { type PackageFields, transitionPackage } from '@/lib/publications/transition-packages'
import type { PackageRow } from '../present-package'

const actionWords: Record<PackageAction, string> = {
  submit: 'submit',
  approve: 'approve',
  request_changes: 'request changes to',
  reject: 'reject',
  schedule: 'schedule',
  unschedule: 'unschedule',
  publish: 'publish',
  edit: 'edit',
  regenerate: 'regenerate',
}

/** Throws `wrong-state` if the package's status, or being held, does not allow an action. */
export function requirePossible(row: PackageRow, action: PackageAction): void {
  if (!nextStatus(action, row.status)) {
    throw new AppError('wrong-state', {
      detail: `You can’t ${actionWords[action]} this post because its status is ${statusWords[row.status].label}.`,
    })
  }
  if (row.held && sendingActions.has(action)) {
    throw new AppError('wrong-state', {
      detail: 'This post is on hold because its content was removed from the source.',
      hint: 'We release it automatically when the content is back.',
    })
  }
}

/**
 * Moves a locked package to its next status for a person's action, and records it. Throws like `transitionPackage`.
 */
export async function changeStatus(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  row: PackageRow,
  change: {
    action: PackageAction
    set?: PackageFields
    reason?: string
    data?: Record<string, unknown> | undefined
  },
): Promise<void> {
  const to = await transitionPackage(tx, change.action, row, { set: change.set })
  await recordEvent(tx, ctx, {
    packageId: row.id,
    action: change.action,
    from: row.status,
    to,
    reason: change.reason ?? null,
    data: change.data ?? {},
  })
}
