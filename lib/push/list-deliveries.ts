import { and, desc, eq, lt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { pushDeliveries } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { requireId } from '@/lib/ids'
import type { DeliveryView, PushResult } from './schemas'

/**
 * Lists the requests to a push source, newest first, one page at a time. `after` is the last id of the previous
 * page.
 */
export async function listDeliveries(
  ctx: ProjectContext,
  input: { sourceId: string; limit: number; after?: string | undefined },
): Promise<Page<DeliveryView>> {
  const rows = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(pushDeliveries)
      .where(
        and(
          eq(pushDeliveries.sourceId, requireId(input.sourceId)),
          input.after === undefined ? undefined : lt(pushDeliveries.id, input.after),
        ),
      )
      .orderBy(desc(pushDeliveries.id))
      .limit(input.limit + 1),
  )
  return pageOf(
    rows,
    input.limit,
    (row) => row.id,
    ({ id, createdAt, mode, status, counts, problem, results }) => ({
      id,
      at: createdAt.toISOString(),
      mode,
      status,
      counts,
      problem,
      results: results as PushResult[],
    }),
  )
}
