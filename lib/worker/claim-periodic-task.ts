import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'

/**
 * True for the one process that is to do a piece of housekeeping now: the last time it was begun, by any process, is so
 * long ago. Asking costs one small statement.
 */
export async function claimPeriodicTask(name: string, everyMinutes: number): Promise<boolean> {
  const claimed = await inSystem((tx) =>
    tx.execute(sql`
      insert into periodic_tasks (name, started_at) values (${name}, now())
      on conflict (name) do update set started_at = excluded.started_at
        where periodic_tasks.started_at <= now() - ${everyMinutes} * interval '1 minute'
      returning name`),
  )
  return claimed.length > 0
}
