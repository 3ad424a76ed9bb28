import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { lockPackageOf } from '@/lib/publications/lock-package-of'
import { recordEvent } from '@/lib/publications/record-event'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { updatePackageStatus } from '@/lib/publications/update-package-status'

/**
 * Cancels a pending post on one channel, of a package whose other channels have published it or are about to. Those
 * continue as planned. Throws `not-found`, and `wrong-state` when the post is no longer pending or when the whole
 * package can still be unscheduled.
 */
export async function cancelPublication(ctx: ProjectContext<'write'>, input: { id: string }): Promise<void> {
  await inProject(ctx, async (tx) => {
    const status = await lockPackageOf(tx, input.id)
    const [row] = await tx.select().from(publications).where(eq(publications.id, input.id)).for('update')
    if (!row) throw new AppError('not-found')
    if (row.status !== 'pending')
      throw new AppError('wrong-state', { detail: 'You can cancel a post only while it is queued.' })
    if (status !== 'publishing')
      throw new AppError('wrong-state', {
        detail: 'No version of this post has been published yet.',
        hint: 'Unschedule the whole post instead.',
      })
    await transitionPublications(tx, 'cancel', eq(publications.id, row.id), { finishedAt: new Date() })
    await recordEvent(tx, ctx, {
      packageId: row.packageId,
      action: 'cancelled',
      data: { publication_id: row.id },
    })
    await updatePackageStatus(tx, ctx, { packageId: row.packageId })
  })
}
