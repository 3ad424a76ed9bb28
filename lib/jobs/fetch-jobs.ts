import type { PgBoss } from 'pg-boss'
import type { QueueName } from '@/db/queue'

export type FetchedJob = { id: string; data: unknown; retryCount: number }
/** What one slot works on: one job, or several of the same project that are done together. */
export type JobBatch = { group: string; jobs: FetchedJob[] }

export type FetchRequest = {
  /** How many batches at most, and how many of them go first to what does not come from the schedule. */
  batches: number
  askedFirst: number
  /** Jobs of one batch, counted by the items they name. */
  together: number
  /** The groups this process works on, each as often as it has a slot. */
  inProgress: string[]
  workspaceSlots: number | null
  receiverSlots: number | null
}

type Row = { slot: number; group_id: string; id: string; data: unknown; retry_count: number }

/**
 * Takes the next jobs of a queue by round robin: a batch for each workspace that has jobs waiting, within a workspace for each
 * project (and receiver), and none for those that have all the slots they may. Where it stands is kept in the database, for all
 * processes. A job that was tried before is taken by itself. Serves spec/decisions#4.
 */
export async function fetchJobs(
  client: PgBoss,
  queue: QueueName,
  request: FetchRequest,
): Promise<JobBatch[]> {
  const { batches, askedFirst, together, inProgress, workspaceSlots, receiverSlots } = request
  const { rows }: { rows: Row[] } = await client
    .getDb()
    .executeSql('select * from public.fetch_jobs_round_robin($1, $2, $3, $4, $5, $6, $7)', [
      queue,
      batches,
      askedFirst,
      together,
      inProgress,
      workspaceSlots,
      receiverSlots,
    ])
  const taken = new Map<number, JobBatch>()
  for (const { slot: batch, group_id: group, id, data, retry_count: retryCount } of rows) {
    const one = taken.get(batch) ?? { group, jobs: [] }
    one.jobs.push({ id, data, retryCount })
    taken.set(batch, one)
  }
  return [...taken.values()]
}
