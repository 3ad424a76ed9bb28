import type { PgBoss } from 'pg-boss'
import type { QueueName } from '@/db/queue'

export type FetchedJob = { id: string; data: unknown; retryCount: number }
/** What one slot works on: one job, or several jobs of the same project that are run together. */
export type JobBatch = { group: string; jobs: FetchedJob[] }

export type FetchRequest = {
  /** Maximum number of batches, and how many of them prefer requested work over scheduled work. */
  batches: number
  requestedFirst: number
  /** Maximum size of a batch, counted in the items that its jobs name. */
  maxBatchSize: number
  /** The groups that this process is working on, each once per slot. */
  inProgress: string[]
  workspaceSlots: number | null
  receiverSlots: number | null
}

type Row = { slot: number; group_id: string; id: string; data: unknown; retry_count: number }

/**
 * Takes the next jobs of a queue by round robin: one batch per workspace with waiting jobs, within a workspace per
 * project (and receiver), and none for those that already use all their slots. The position is kept in the
 * database, for all processes. A job that was tried before is taken alone. Serves spec/decisions#4.
 */
export async function fetchJobs(
  client: PgBoss,
  queue: QueueName,
  request: FetchRequest,
): Promise<JobBatch[]> {
  const { batches, requestedFirst, maxBatchSize, inProgress, workspaceSlots, receiverSlots } = request
  const { rows }: { rows: Row[] } = await client
    .getDb()
    .executeSql('select * from public.fetch_jobs_round_robin($1, $2, $3, $4, $5, $6, $7)', [
      queue,
      batches,
      requestedFirst,
      maxBatchSize,
      inProgress,
      workspaceSlots,
      receiverSlots,
    ])
  const taken = new Map<number, JobBatch>()
  for (const { slot: batch, group_id: group, id, data, retry_count: retryCount } of rows) {
    const batchJobs = taken.get(batch) ?? { group, jobs: [] }
    batchJobs.jobs.push({ id, data, retryCount })
    taken.set(batch, batchJobs)
  }
  return [...taken.values()]
}
