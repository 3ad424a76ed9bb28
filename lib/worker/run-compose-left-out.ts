import { and, asc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { items } from '@/db/schema'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { AppError } from '@/lib/errors'
import { composeLeftOutJob } from '@/lib/jobs/compose-left-out-job'
import { composePackagesJob, itemsPerComposeJob } from '@/lib/jobs/compose-packages-job'
import type { JobHandler } from '@/lib/jobs/define-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { loadBrand } from '@/lib/packages/load-package'
import { createContentTypeFilter } from '@/lib/voice/editor/offered-content-types'

/** Items per job. */
const step = 1_000

/**
 * Handler of `composeLeftOutJob`: queues composing for items that are still new and of a kind that the voice
 * allows, a bounded number at a time; the next job continues after them. Items that another job is already
 * composing do no harm: composing never creates anything twice. A deleted project needs nothing. Serves
 * spec/decisions#3.
 */
export const runComposeLeftOut: JobHandler<{ projectId: string; after?: string | undefined }> = async ({
  projectId,
  after,
}) => {
  const ctx = await systemContext(projectId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not-found') return undefined
    throw error
  })
  if (!ctx) return
  await inProject(ctx, async (tx) => {
    const { voice } = await loadBrand(tx, ctx)
    const rows = await tx
      .select({ id: items.id, kind: items.contentType })
      .from(items)
      .where(
        and(
          eq(items.projectId, projectId),
          eq(items.status, 'new'),
          isNotNull(items.contentType),
          isNull(items.withdrawnAt),
          after === undefined ? undefined : gt(items.id, after),
        ),
      )
      .orderBy(asc(items.id))
      .limit(step)
    const offers = createContentTypeFilter(voice)
    const ids = rows.filter(({ kind }) => offers(kind)).map(({ id }) => id)
    const jobs = []
    for (let at = 0; at < ids.length; at += itemsPerComposeJob)
      jobs.push({ projectId, itemIds: ids.slice(at, at + itemsPerComposeJob) })
    enqueue(tx, composePackagesJob, jobs)
    const last = rows.at(-1)
    if (last && rows.length === step) enqueue(tx, composeLeftOutJob, [{ projectId, after: last.id }])
  })
}
