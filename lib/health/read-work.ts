import { sql } from 'drizzle-orm'
import type { QueueName } from '@/db/queue'
import { inSystem } from '@/db/system'

/**
 * What the database knows about the work: whether the queue's tables exist, the workers, and how long due jobs have
 * waited.
 */
export type Work = {
  queue: boolean
  /** Seconds since a worker was last seen; null if none is recorded. */
  workerSilentSeconds: number | null
  /** The longest-waiting due job per queue, in seconds; posts count towards the queue `publish`. */
  due: { queue: QueueName; seconds: number }[]
}

/**
 * Reads it with a few small statements. What waits intentionally (a paused project or channel, a future time) is
 * not due. Throws what the database throws.
 */
export function readWork(): Promise<Work> {
  return inSystem(async (tx) => {
    const [row] = await tx.execute<{ queue: boolean; silent: number | null }>(sql`
      select to_regclass('pgboss.job') is not null as queue,
        (select extract(epoch from now() - max(beat_at)) from workers)::float8 as silent`)
    const jobs = row?.queue
      ? await tx.execute<{ queue: QueueName; seconds: number }>(sql`
          select name as queue, extract(epoch from now() - min(start_after))::float8 as seconds
          from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`)
      : []
    const [post] = await tx.execute<{ seconds: number }>(sql`
      select extract(epoch from now() - p.due_at)::float8 as seconds
      from publications p join projects on projects.id = p.project_id
      left join channels on channels.project_id = p.project_id and channels.id = p.channel_id
      join packages on packages.project_id = p.project_id and packages.id = p.package_id
      where p.status = 'pending' and p.due_at <= now() and not projects.publishing_paused and not packages.held
        and channels.status is distinct from 'disabled'
      order by p.due_at limit 1`)
    return {
      queue: row?.queue ?? false,
      workerSilentSeconds: row?.silent ?? null,
      due: [...jobs, ...(post ? [{ queue: 'publish' as const, seconds: post.seconds }] : [])],
    }
  })
}
