import { and, eq, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { cancelPublications } from '@/lib/publications/cancel-publications'
import { everPublished, isOneOf, scheduledOrPublishing } from '@/lib/publications/states'
import type { PackageRow } from '../present-package'

type Scheduled = Pick<PackageRow, 'id' | 'status' | 'revision'>

/**
 * Withdraws the pending publications of a package that is scheduled or due immediately, before it is changed or
 * sent back. Throws `wrong-state` if a post is already being published: then nobody can change the package any
 * more.
 */
export async function withdrawIntents(tx: ProjectTx, ctx: ProjectContext, row: Scheduled): Promise<void> {
  if (!(await tryToWithdraw(tx, ctx, row))) {
    throw new AppError('wrong-state', {
      detail: 'We are already publishing this post.',
      hint: 'Wait for the result, then create a correction.',
    })
  }
}

/**
 * Like `withdrawIntents`, but returns false and withdraws nothing if a post of this revision is being published or
 * published.
 */
export async function tryToWithdraw(tx: ProjectTx, ctx: ProjectContext, row: Scheduled): Promise<boolean> {
  if (!isOneOf(scheduledOrPublishing, row.status)) return true
  const [started] = await tx
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        eq(publications.packageId, row.id),
        eq(publications.packageRevision, row.revision),
        inArray(publications.status, everPublished),
      ),
    )
    .limit(1)
  if (started) return false
  await cancelPublications(tx, ctx, { packageId: row.id })
  return true
}
