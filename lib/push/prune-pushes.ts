import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { idempotencyKeyTtlHours } from './http/look-up-idempotency-keys'

const deliveryRetentionDays = 30
/** Maximum number of rows per table and call; the next call continues. */
const batchSize = 5000

/**
 * Deletes what is too old, in all projects: responses to Idempotency-Keys after a day, deliveries and samples after
 * 30 days. The number of items that deleted deliveries created is added to their sources' counts, and the time of
 * the last push among them is kept with the source. Any number of processes may call it at any time.
 */
export async function prunePushes(): Promise<void> {
  await inSystem(async (tx) => {
    await tx.execute(sql`
      delete from push_answers where (source_id, key) in (
        select source_id, key from push_answers
        where created_at < now() - ${idempotencyKeyTtlHours} * interval '1 hour'
        limit ${batchSize} for update skip locked
      )`)
    // Ids start with their timestamp, so the primary key finds the oldest rows.
    const before = new Date(Date.now() - deliveryRetentionDays * 86_400_000)
    const oldest = `${before.getTime().toString(16).padStart(12, '0')}00000000000000000000`
    await tx.execute(sql`
      delete from push_samples where id in (
        select id from push_samples where id < ${oldest}::uuid order by id limit ${batchSize} for update skip locked
      )`)
    await tx.execute(sql`
      with gone as (
        delete from push_deliveries where id in (
          select id from push_deliveries where id < ${oldest}::uuid order by id limit ${batchSize} for update skip locked
        )
        returning source_id, created, case when mode = 'push' and counts is not null then created_at end as pushed_at
      ), total as (
        select source_id, sum(created) as created, max(pushed_at) as pushed_at from gone group by source_id
      )
      update sources set
        item_count = item_count + total.created, last_synced_at = greatest(last_synced_at, total.pushed_at)
      from total where sources.id = total.source_id`)
  })
}
