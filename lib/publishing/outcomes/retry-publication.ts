import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { inProject, type ProjectTx } from '@/db/project'
import { type PublicationRow, packages, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { findReplaced, replacementOf } from '@/lib/publications/find-replaced'
import { lockPackageOf } from '@/lib/publications/lock-package-of'
import { payloadSchema } from '@/lib/publications/payload'
import { recordEvent } from '@/lib/publications/record-event'
import { isOneOf, livePublications } from '@/lib/publications/states'
import { transitionPublications } from '@/lib/publications/transition-publications'
import type { retryPublicationInput } from '../schemas'
import { updatePackageAndEnqueue } from './record-outcome'

/**
 * Sends a failed publication again, as it was approved: a failed one was definitely not published. Throws
 * `not-found`, and `wrong-state` for any other status and when a newer version of the post is on its way or
 * published.
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
    const target = await targetOf(tx, row)
    const at = new Date()
    const { tries: _tries, waits_since: _since, ...progress } = row.progress
    await transitionPublications(tx, 'retry', eq(publications.id, row.id), {
      dueAt: at,
      plannedAt: null,
      queuedAt: at,
      error: null,
      finishedAt: null,
      progress,
      ...target,
    })
    await tx.update(packages).set({ overdueSince: null }).where(eq(packages.id, row.packageId))
    await recordEvent(tx, ctx, {
      packageId: row.packageId,
      action: 'retry',
      data: { publication_id: row.id },
    })
    await updatePackageAndEnqueue(tx, ctx, row.packageId, row.id, { job: 'publish', at })
  })
}

/**
 * For a correction: finds the post that it now replaces. If none is left because it was deleted, the correction is
 * published as a new post; if another correction has replaced it, that one is edited if its network allows it.
 */
async function targetOf(
  tx: ProjectTx,
  row: PublicationRow,
): Promise<Partial<Pick<PublicationRow, 'replacesId' | 'replaceBy'>>> {
  if (row.replaceBy === null || row.replaceBy === 'new') return {}
  const replaced = (await findReplaced(tx, [row.packageId])).get(row.packageId)
  const { content } = payloadSchema.parse(row.payload)
  const variant = { channelId: row.channelId, replaceBy: row.replaceBy }
  const now = replacementOf(replaced, variant, content)
  if (!now) return { replacesId: null, replaceBy: 'new' }
  if (now.by !== row.replaceBy)
    throw new AppError('wrong-state', {
      detail: 'The published post was changed since, and its network can’t be asked to edit it like this.',
      hint: 'Edit the correction and choose again what happens to the published post.',
    })
  return { replacesId: now.post.id }
}
