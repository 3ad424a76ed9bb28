import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { listConnectors } from '@/lib/sources/registry'
import { syncSourceJob } from './sync-source-job'

/** At once; the rest is due again a moment later. */
const most = 500

type Queued = { runId: string; projectId: string }

/**
 * Queues a run for every source whose time has come, whatever its project. Any number of processes may call it at any
 * time: a source is taken by one of them, and one that has a run waiting or working gets no second. Gives how many were
 * due and the runs that were queued. Serves spec 6, decisions 4.
 */
export function queueDueSources(): Promise<{ due: number; queued: Queued[] }> {
  const types = sql.param(
    listConnectors()
      .filter(({ kind }) => kind === 'pull')
      .map(({ type }) => type),
  )
  return inSystem(async (tx) => {
    const due = await tx.execute<{ id: string; orgId: string; projectId: string }>(sql`
      update sources set next_sync_at = now() + sync_interval_minutes * interval '1 minute'
      where id in (
        select id from sources
        where status in ('active', 'error') and next_sync_at <= now() and project_id is not null
          and source_type = any(${types}::text[])
        order by next_sync_at limit ${most} for update skip locked
      )
      returning id, org_id as "orgId", project_id as "projectId"`)
    if (due.length === 0) return { due: 0, queued: [] }
    const queued = await tx.execute<Queued>(sql`
      insert into sync_runs (id, org_id, project_id, source_id, trigger)
      select id, org_id, project_id, source_id, 'schedule'
      from unnest(
        ${sql.param(due.map(() => newId()))}::uuid[],
        ${sql.param(due.map((source) => source.orgId))}::uuid[],
        ${sql.param(due.map((source) => source.projectId))}::uuid[],
        ${sql.param(due.map((source) => source.id))}::uuid[]
      ) as given (id, org_id, project_id, source_id)
      on conflict (project_id, source_id) where status in ('queued', 'running') do nothing
      returning id as "runId", project_id as "projectId"`)
    await enqueue(tx, syncSourceJob, [...queued])
    return { due: due.length, queued: [...queued] }
  })
}
