import { eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { syncRuns } from '@/db/schema'
import { inSystem } from '@/db/system'
import { systemContext } from '@/lib/auth/authorization/system-context'
import { enqueue } from '@/lib/jobs/enqueue'
import { closeRunIfInterrupted } from '../run/close-interrupted-run'
import { getSyncJob, isSlow } from './sync-queue'

/** A run that has waited this long has lost its job, or the queue is so long that a second job does no harm. */
const lostAfterMinutes = 15

/**
 * Finds runs that no process works on any more: running ones whose process died are closed and continued by a new
 * run, queued ones whose job is lost get another. Any number of processes may call it at any time.
 */
export async function requeueLostRuns(): Promise<void> {
  const stuck = await inSystem((tx) =>
    tx.execute<{ runId: string; projectId: string }>(sql`
      select runs.id as "runId", runs.project_id as "projectId"
      from sync_runs runs join sources on sources.id = runs.source_id
      where runs.status = 'running' and (sources.lease_until is null or sources.lease_until <= now())
      limit 100`),
  )
  for (const { runId, projectId } of stuck) await closeStuckRun(projectId, runId)
  await inSystem(async (tx) => {
    const lost = await tx.execute<{ runId: string; projectId: string; slow: boolean }>(sql`
      update sync_runs set enqueued_at = now() from sources
      where sync_runs.id in (
        select id from sync_runs
        where status = 'queued' and enqueued_at < now() - ${lostAfterMinutes} * interval '1 minute'
        limit 100 for update skip locked
      ) and sources.id = sync_runs.source_id
      returning sync_runs.id as "runId", sync_runs.project_id as "projectId", ${isSlow} as slow`)
    for (const slow of [false, true]) {
      const jobs = lost.filter((run) => run.slow === slow)
      enqueue(tx, getSyncJob(slow ? 'slow' : 'prompt'), jobs)
    }
  })
}

async function closeStuckRun(projectId: string, runId: string): Promise<void> {
  const ctx = await systemContext(projectId)
  await inProject(ctx, async (tx) => {
    const [seen] = await tx.select().from(syncRuns).where(eq(syncRuns.id, runId))
    if (seen) await closeRunIfInterrupted(tx, ctx, seen.sourceId)
  })
}
