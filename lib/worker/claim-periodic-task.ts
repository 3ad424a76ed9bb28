import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'

/**
 * Returns true for the one process that should do a housekeeping task now: enough time has passed since any process
 * last started it. Costs one small statement.
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
