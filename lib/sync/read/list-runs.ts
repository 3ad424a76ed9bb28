import { and, desc, eq, lt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sources, syncRuns } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { RunAnswer } from '../schemas'
import { presentSyncRun } from './present-run'

/** Returns a source's runs, newest first, one page at a time. Throws `not-found`. */
export async function listRuns(
  ctx: ProjectContext,
  input: { sourceId: string; limit: number; after?: string | undefined },
): Promise<Page<RunAnswer>> {
  const rows = await inProject(ctx, async (tx) => {
    const [found] = await tx
      .select({ id: sources.id })
      .from(sources)
      .where(eq(sources.id, requireId(input.sourceId)))
    if (!found) throw new AppError('not-found')
    return tx
      .select()
      .from(syncRuns)
      .where(
        and(
          eq(syncRuns.sourceId, input.sourceId),
          input.after === undefined ? undefined : lt(syncRuns.id, input.after),
        ),
      )
      .orderBy(desc(syncRuns.id))
      .limit(input.limit + 1)
  })
  return pageOf(rows, input.limit, (row) => row.id, presentSyncRun)
}
