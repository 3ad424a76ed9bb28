import { sql } from 'drizzle-orm'
import { openDeliveries } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { inSystem } from '@/db/system'
import { enqueue } from '@/lib/jobs/enqueue'
import { deliverNotificationsJob } from '@/lib/jobs/notification-jobs'
import { fanOut } from './fan-out'

const lanesPerRound = 500

/**
 * Fans out the recorded events, then queues the lanes that have something due but no process working on them, since
 * one may have died or its job been lost. Called by a worker every few seconds and by the cron route once a minute.
 * Returns the number of lanes queued.
 */
export async function queueDueDeliveries(now = new Date()): Promise<number> {
  await fanOut(now)
  return inSystem(async (tx) => {
    const at = now.toISOString()
    const due = await tx.execute<{ lane: string }>(sql`
      update notification_lanes l set queued_at = ${at}::timestamptz
      where l.lane in (
        select n.lane from notification_lanes n
        where n.next_at <= ${at}::timestamptz
          and (n.leased_until is null or n.leased_until <= ${at}::timestamptz)
          and (n.queued_at is null or n.queued_at <= ${at}::timestamptz - interval '2 minutes')
          and exists (
            select from notification_deliveries d
            where d.lane = n.lane and ${oneOf(sql`d.status`, openDeliveries)} and d.due_at <= ${at}::timestamptz)
          and not exists (
            select from notification_destinations t
            where n.lane = 'to:' || t.id::text and t.status = 'paused')
        order by n.next_at limit ${lanesPerRound} for update skip locked)
      returning l.lane`)
    enqueue(
      tx,
      deliverNotificationsJob,
      due.map(({ lane }) => ({ lane })),
    )
    return due.length
  })
}
