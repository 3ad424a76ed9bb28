import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { inProject } from '@/db/project'
import { packages, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { lockPackageOf } from '@/lib/publications/lock-package-of'
import { recordEvent } from '@/lib/publications/record-event'
import { isOneOf, livePublications } from '@/lib/publications/states'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { afterChange } from './record-outcome'
import type { retryPublicationInput } from './schemas'

/**
 * Sends a failed publication again, as it was approved: a failed one certainly did not go out. Throws `not-found`, and
 * `wrong-state` for any other state and when a newer version of the post is on its way.
 */
export async function retryPublication(
  ctx: ProjectContext<'write'>,
  input: z.infer<typeof retryPublicationInput>,
): Promise<void> {
  await inProject(ctx, async (tx) => {
    await lockPackageOf(tx, input.id)
    const [row] = await tx.select().from(publications).where(eq(publications.id, input.id)).for('update')
    if (!row) throw new AppError('not-found')
    if (row.status !== 'failed')
      throw new AppError('wrong-state', { detail: 'You can send a post again only if it failed.' })
    const others = await tx
      .select({ id: publications.id, status: publications.status })
      .from(publications)
      .where(
        and(
          eq(publications.variantId, row.variantId),
          row.channelId ? eq(publications.channelId, row.channelId) : undefined,
        ),
      )
    if (others.some((one) => isOneOf(livePublications, one.status)))
      throw new AppError('wrong-state', {
        detail: 'A newer version of this post is being published or is already out.',
      })
    const at = new Date()
    const { tries: _tries, ...progress } = row.progress
    await transitionPublications(tx, 'retry', eq(publications.id, row.id), {
      dueAt: at,
      plannedAt: null,
      queuedAt: at,
      error: null,
      finishedAt: null,
      progress,
    })
    await tx.update(packages).set({ overdueSince: null }).where(eq(packages.id, row.packageId))
    await recordEvent(tx, ctx, {
      packageId: row.packageId,
      action: 'retry',
      data: { publication_id: row.id },
    })
    await afterChange(tx, ctx, row.packageId, row.id, { job: 'publish', at })
  })
}
