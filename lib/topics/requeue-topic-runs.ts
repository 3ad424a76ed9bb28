import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { enqueue } from '@/lib/jobs/enqueue'
import { runTopicJob } from '@/lib/jobs/run-topic-job'

/**
 * A run that is still unfinished this long after it was queued has lost its job, or the queue is so long that a
 * second job does no harm.
 */
const lostAfterMinutes = 60

/**
 * Queues a new job for runs that lost theirs. Any number of processes may call it at any time; a finished run stays
 * as it is.
 */
export async function requeueTopicRuns(): Promise<void> {
  await inSystem(async (tx) => {
    const lost = await tx.execute<{ runId: string; projectId: string }>(sql`
      update topic_runs set queued_at = now()
      where id in (
        select id from topic_runs
        where status = 'running' and queued_at < now() - ${lostAfterMinutes} * interval '1 minute'
        limit 100 for update skip locked
      )
      returning id as "runId", project_id as "projectId"`)
    enqueue(tx, runTopicJob, [...lost])
  })
}
