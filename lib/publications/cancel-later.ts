import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvents } from './record-event'
import { transitionPublications } from './transition-publications'
import { updatePackageStatus } from './update-package-status'

/**
 * Cancels the later publications of packages that are partly published or being published: their content was
 * withdrawn or has changed, so they would be outdated by then. Keeps what is due now or was already tried. Runs in
 * the caller's transaction, which must have locked the packages; records events and updates the packages' statuses.
 * Serves spec/planning#2.
 */
export async function cancelLater(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  input: { packageIds: readonly string[]; reason: string },
): Promise<void> {
  if (input.packageIds.length === 0) return
  const cancelled = await transitionPublications(
    tx,
    'cancel',
    and(
      inArray(publications.packageId, [...input.packageIds]),
      gt(publications.dueAt, sql`now()`),
      eq(publications.attempts, 0),
    ),
    { finishedAt: sql`now()` },
  )
  await recordEvents(
    tx,
    cancelled.map(({ id, packageId }) => ({
      packageId,
      action: 'cancelled',
      reason: input.reason,
      data: { publication_id: id },
      actor: ctx.actor,
    })),
  )
  for (const packageId of new Set(cancelled.map((one) => one.packageId)))
    await updatePackageStatus(tx, ctx, { packageId })
}
