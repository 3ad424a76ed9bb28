import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { syncRuns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { RunAnswer } from '../schemas'
import { presentSyncRun } from './present-run'

/** Returns one run. Throws `not-found`, also if it belongs to a source other than the given one. */
export async function getRun(
  ctx: ProjectContext,
  input: { runId: string; sourceId?: string },
): Promise<RunAnswer> {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(syncRuns)
      .where(eq(syncRuns.id, requireId(input.runId))),
  )
  if (!row || (input.sourceId !== undefined && row.sourceId !== input.sourceId))
    throw new AppError('not-found')
  return presentSyncRun(row)
}
