import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'

const keptDays = 90
/** At once; the rest goes the next time. */
const batchSize = 5000

/** Clears calls of models away that are older than 90 days, whatever their project. Any number of processes may call it. */
export async function pruneGenerations(): Promise<void> {
  // Ids begin with their time, so the oldest are found by the primary key.
  const before = Date.now() - keptDays * 86_400_000
  const oldest = `${before.toString(16).padStart(12, '0')}00000000000000000000`
  await inSystem((tx) =>
    tx.execute(sql`
      delete from generations where id in (
        select id from generations where id < ${oldest}::uuid order by id limit ${batchSize} for update skip locked
      )`),
  )
}
