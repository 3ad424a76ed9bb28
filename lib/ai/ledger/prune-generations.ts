import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'

const keptDays = 90
/** Maximum per run; the next run continues. */
const batchSize = 5000

/** Deletes model calls older than 90 days, across all projects. Safe to run in any number of processes. */
export async function pruneGenerations(): Promise<void> {
  // Ids begin with their timestamp, so the primary key finds the oldest.
  const before = Date.now() - keptDays * 86_400_000
  const oldest = `${before.toString(16).padStart(12, '0')}00000000000000000000`
  await inSystem((tx) =>
    tx.execute(sql`
      delete from generations where id in (
        select id from generations where id < ${oldest}::uuid order by id limit ${batchSize} for update skip locked
      )`),
  )
}
