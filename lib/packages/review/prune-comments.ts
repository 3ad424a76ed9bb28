import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { restorableMs } from './lock-comment'

/** Maximum per run; the next run continues. */
const batchSize = 5000

/**
 * Removes comments that were deleted so long before `now` that their authors can no longer restore them, across all
 * projects. Returns how many. Safe to run in any number of processes.
 */
export async function pruneComments(now = new Date()): Promise<number> {
  const before = new Date(now.getTime() - restorableMs).toISOString()
  const { count } = await inSystem((tx) =>
    tx.execute(sql`
      delete from package_comments where id in (
        select id from package_comments where deleted_at < ${before}::timestamptz
        order by deleted_at limit ${batchSize} for update skip locked)`),
  )
  return count
}
