import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { enqueue } from '@/lib/jobs/enqueue'
import { runTopicJob } from '@/lib/jobs/run-topic-job'

/** A run that nobody has begun or ended for so long has lost its job, or the line is so long that a second job does no harm. */
const lostAfterMinutes = 60

/** Gives runs that lost their job another. Any number of processes may call it at any time; a run that is done already stays so. */
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
