import { sql } from 'drizzle-orm'
import { liveRuns } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { inSystem, type SystemTx } from '@/db/system'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { listConnectors } from '@/lib/sources/registry'
import { getSyncJob, isSlow, type SyncQueue } from './sync-queue'

/** Maximum per call; the rest is still due at the next call, a moment later. */
export const maxPerTick = 500

type Due = { id: string; orgId: string; projectId: string; slow: boolean }
type Queued = { runId: string; projectId: string; sourceId: string }

/**
 * Queues a run for every source that is due, in any project, at most `maxPerTick`. Any number of processes may call
 * it at any time: each source is taken by only one of them, and one with a queued or running run gets no second. No
 * workspace waits for another's many sources: the first of each are taken before the second of any. Returns how
 * many were due and the runs that were queued. Serves spec/service#6, spec/decisions#4.
 */
export function queueDueSources(): Promise<{ due: number; queued: Queued[] }> {
  return inSystem(async (tx) => {
    const due = await takeDue(tx)
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
      on conflict (project_id, source_id) where ${oneOf(sql`status`, liveRuns)} do nothing
      returning id as "runId", project_id as "projectId", source_id as "sourceId"`)
    const slow = new Set(due.filter((source) => source.slow).map((source) => source.id))
    const runsByQueue: Record<SyncQueue, Queued[]> = { prompt: [], slow: [] }
    for (const run of queued) runsByQueue[slow.has(run.sourceId) ? 'slow' : 'prompt'].push(run)
    for (const queue of ['prompt', 'slow'] as const) enqueue(tx, getSyncJob(queue), runsByQueue[queue])
    return { due: due.length, queued: [...queued] }
  })
}

/** Takes sources that are due, the longest overdue of each workspace first. */
async function takeDue(tx: SystemTx): Promise<Due[]> {
  const pulled = listConnectors().filter((connector) => connector.kind === 'pull')
  const isDue = sql`status in ('active', 'error') and next_sync_at <= now() and project_id is not null
    and source_type = any(${sql.param(pulled.map((connector) => connector.type))}::text[])`
  const taken = await tx.execute<Due>(sql`
    with due as (
      select id, next_sync_at, (row_number() over (partition by org_id order by next_sync_at, id))::int as place
      from sources where ${isDue}
    ), first as (
      select id from due order by place, next_sync_at limit ${maxPerTick}
    ), free as (
      select id from sources where id in (select id from first) and ${isDue} for update skip locked
    )
    update sources set next_sync_at = now() + sync_interval_minutes * interval '1 minute'
    from first
    where sources.id = first.id and sources.id in (select id from free)
    returning sources.id, org_id as "orgId", project_id as "projectId", ${isSlow} as slow`)
  return [...taken]
}
