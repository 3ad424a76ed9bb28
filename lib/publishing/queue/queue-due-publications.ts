import { type SQL, sql } from 'drizzle-orm'
import { inSystem, type SystemTx } from '@/db/system'
import { enqueue } from '@/lib/jobs/enqueue'
import { publishJob, reconcileJob } from '@/lib/jobs/publish-job'
import { releaseWaitingPosts } from '../api-version/release-waiting-posts'
import { maxSending, readyInOrder } from './channel-order'

type Found = { id: string; project_id: string }
const batch = 500

/**
 * The sweep, run every 15 seconds in a worker process and every minute by the cron route. Enqueues jobs for posts
 * that are due and have none (a paused project was resumed, a job was lost or used up), per channel only the post
 * whose turn it is; for posts that were being sent when their worker died; and for overdue looks. Safe to run at
 * any rate and concurrently. Returns how many posts were queued. Serves spec/http-api#cron-publish,
 * spec/security#8.4.
 */
export async function queueDuePublications(): Promise<{ due: number }> {
  await releaseWaitingPosts()
  return inSystem(async (tx) => {
    const open = sql`p.status = 'pending' and p.due_at <= now()
      and (p.queued_at is null or p.queued_at < now() - interval '2 minutes')
      and not pr.publishing_paused
      and not exists (select from channels c
        where c.project_id = p.project_id and c.id = p.channel_id and c.status = 'disabled')`
    const asked = await take(tx, sql`p.planned_at is null and ${open}`)
    // Only the first post in each channel's line, however many wait: it triggers the next one when it finishes.
    const first = await take(tx, sql`p.id = any(array(${firstOfEachChannel})) and ${open}`)
    const due = [...asked, ...first]
    // Longer than any live worker takes for one post.
    const stuck = await take(
      tx,
      sql`p.status = 'sending' and p.sending_at < now() - ${maxSending}
        and (p.queued_at is null or p.queued_at < now() - interval '5 minutes')`,
    )
    const looks = await take(
      tx,
      sql`p.status = 'unconfirmed' and p.next_look_at < now() - interval '1 minute'
        and (p.queued_at is null or p.queued_at < now() - interval '2 minutes')`,
    )
    enqueue(tx, publishJob, [...due, ...stuck].map(toInput))
    enqueue(tx, reconcileJob, looks.map(toInput))
    return { due: due.length }
  })
}

const firstOfEachChannel = sql`
  select first.id
  from (
    select distinct p.project_id, p.channel_id from publications p
    where p.status = 'pending' and p.due_at <= now() and p.planned_at is not null
  ) as lines
  cross join lateral (
    select p.id from publications p
    where p.project_id = lines.project_id and p.channel_id is not distinct from lines.channel_id and ${readyInOrder}
    order by p.planned_at, p.id limit 1
  ) as first`

const toInput = (row: Found) => ({ projectId: row.project_id, publicationId: row.id })

async function take(tx: SystemTx, which: SQL): Promise<Found[]> {
  const rows = await tx.execute<Found>(sql`
    with found as (
      select p.id from publications p join projects pr on pr.id = p.project_id
      where ${which}
      order by p.due_at limit ${batch}
      for update of p skip locked
    )
    update publications set queued_at = now()
    from found where publications.id = found.id
    returning publications.id, publications.project_id`)
  return [...rows]
}
