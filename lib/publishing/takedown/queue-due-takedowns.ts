import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { enqueue } from '@/lib/jobs/enqueue'
import { takeDownJob } from '@/lib/jobs/take-down-job'

/** Enqueues jobs for takedowns that are due and whose job was lost. Part of the sweep; safe to run at any rate. */
export async function queueDueTakedowns(): Promise<void> {
  await inSystem(async (tx) => {
    const found = await tx.execute<{ id: string; project_id: string }>(sql`
      with found as (
        select id from takedowns
        where status = 'pending' and due_at <= now() and (queued_at is null or queued_at < now() - interval '2 minutes')
        order by due_at limit 500 for update skip locked
      )
      update takedowns set queued_at = now() from found where takedowns.id = found.id
      returning takedowns.id, takedowns.project_id`)
    enqueue(
      tx,
      takeDownJob,
      found.map(({ id, project_id }) => ({ projectId: project_id, takedownId: id })),
    )
  })
}
