import { and, eq, inArray, sql } from 'drizzle-orm'
import { oneOf } from '@/db/one-of'
import { inProject } from '@/db/project'
import { packages, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvents } from '@/lib/publications/record-event'
import { livePublications } from '@/lib/publications/states'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { updatePackageStatus } from '@/lib/publications/update-package-status'

/**
 * Retries the posts that failed because a channel's connection had ended, now that it works again; the next sweep
 * queues them in order. Posts that are overdue by more than the project's limit for late posts, or that have a
 * newer publication, stay failed: a person decides. Returns how many posts were resumed. Serves spec/planning#2,
 * docs/decisions/0189.
 */
export async function resumeEndedPosts(ctx: ProjectContext<'manage'>, channelId: string): Promise<number> {
  return inProject(ctx, async (tx) => {
    const ended = and(
      eq(publications.channelId, channelId),
      eq(publications.status, 'failed'),
      sql`${publications.error} ->> 'code' = 'connection-ended'`,
      sql`coalesce(${publications.publicAt}, ${publications.dueAt}) >= now() - (
        select make_interval(hours => max_overdue_hours) from projects where id = ${ctx.projectId}::uuid)`,
      sql`not exists (select from publications newer
        where newer.variant_id = ${publications.variantId}
          and newer.channel_id = ${publications.channelId} and ${oneOf(sql`newer.status`, livePublications)})`,
    )
    // Locks packages first: the same order everywhere.
    await tx
      .select({ id: packages.id })
      .from(packages)
      .where(inArray(packages.id, tx.select({ id: publications.packageId }).from(publications).where(ended)))
      .orderBy(packages.id)
      .for('no key update')
    const resumed = await transitionPublications(tx, 'retry', ended, {
      queuedAt: null,
      error: null,
      finishedAt: null,
      progress: sql`${publications.progress} - 'tries'`,
    })
    await recordEvents(
      tx,
      resumed.map(({ id, packageId }) => ({
        packageId,
        action: 'retry' as const,
        data: { publication_id: id },
        actor: ctx.actor,
      })),
    )
    for (const packageId of new Set(resumed.map((one) => one.packageId)))
      await updatePackageStatus(tx, ctx, { packageId })
    return resumed.length
  })
}
