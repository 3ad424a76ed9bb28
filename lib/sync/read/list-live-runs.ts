import { inArray } from 'drizzle-orm'
import { liveRuns } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { syncRuns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { RunAnswer } from '../schemas'
import { presentSyncRun } from './present-run'

/** Returns the project's queued and running runs, at most one per source, for lists that show what is in progress. */
export async function listLiveRuns(ctx: ProjectContext): Promise<RunAnswer[]> {
  const rows = await inProject(ctx, (tx) =>
    tx.select().from(syncRuns).where(inArray(syncRuns.status, liveRuns)).limit(500),
  )
  return rows.map(presentSyncRun)
}
