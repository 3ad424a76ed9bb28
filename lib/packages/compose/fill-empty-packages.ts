import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { composePackagesJob, itemsPerComposeJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { beforeApproval } from '@/lib/publications/states'

/**
 * Queues writing of packages that have no channel, because there was none for them or all of theirs were
 * disconnected; called in the transaction in which a channel joins. Saves people from regenerating each one by hand,
 * and approves none: they stay drafts or in review. Serves spec/decisions#7.
 */
export async function fillEmptyPackages(tx: ProjectTx, ctx: ProjectContext<'manage'>): Promise<void> {
  const empty = await tx
    .update(packages)
    // Marks the package as outdated, so that composing the item rewrites it in place and knows why.
    .set({ itemContentHash: null })
    .where(
      and(
        inArray(packages.status, beforeApproval),
        eq(packages.edited, false),
        eq(packages.stale, false),
        eq(packages.held, false),
        isNotNull(packages.itemId),
        sql`not exists (select from variants v where v.package_id = ${packages.id} and v.channel_id is not null)`,
      ),
    )
    .returning({ itemId: packages.itemId })
  const ids = [...new Set(empty.flatMap(({ itemId }) => itemId ?? []))]
  const jobs = Array.from({ length: Math.ceil(ids.length / itemsPerComposeJob) }, (_, at) => ({
    projectId: ctx.projectId,
    itemIds: ids.slice(at * itemsPerComposeJob, (at + 1) * itemsPerComposeJob),
  }))
  enqueue(tx, composePackagesJob, jobs)
}
