import { and, eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { recordEvent } from '@/lib/publications/record-event'
import {
  nextStatus,
  type PackageAction,
  type PackageStatus,
  sendingActions,
  statusWords,
} from '@/lib/publications/states'
import type { PackageRow } from '../present-package'

/**
 * The state an action leads to. Throws `wrong-state` when the package's state, or being held, does not allow it.
 */
export function requireNext(row: PackageRow, action: PackageAction): PackageStatus {
  const to = nextStatus(action, row.status)
  if (!to) {
    throw new AppError('wrong-state', {
      detail: `You can’t ${action} this post because its status is ${statusWords[row.status].label}.`,
    })
  }
  if (row.held && sendingActions.has(action)) {
    throw new AppError('wrong-state', {
      detail: 'This post is on hold because its content was removed from the source.',
      hint: 'We release it automatically when the content is back.',
    })
  }
  return to
}

/** Moves a locked package on and records it: the one place where a person's or the system's action changes the state. */
export async function changeStatus(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  row: PackageRow,
  change: {
    action: PackageAction
    to: PackageStatus
    set?: Partial<typeof packages.$inferInsert>
    reason?: string
    data?: Record<string, unknown>
  },
): Promise<void> {
  const changed = await tx
    .update(packages)
    .set({ ...change.set, status: change.to })
    .where(and(eq(packages.id, row.id), eq(packages.status, row.status), eq(packages.revision, row.revision)))
    .returning({ id: packages.id })
  if (changed.length !== 1) throw new AppError('conflict')
  await recordEvent(tx, ctx, {
    packageId: row.id,
    action: change.action,
    from: row.status,
    to: change.to,
    reason: change.reason ?? null,
    data: change.data ?? {},
  })
}
