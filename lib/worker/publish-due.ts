import { and, gte, inArray, sql } from 'drizzle-orm'
import { publications } from '@/db/schema'
import { inSystem } from '@/db/system'
import { maintainConnections } from '@/lib/channels/credentials/maintain-connections'
import { probeNewVideos } from '@/lib/media-library/videos/probe-new-videos'
import { queueDueDeliveries } from '@/lib/notification-delivery/queue-due-deliveries'
import { queueDuePublications } from '@/lib/publishing/queue/queue-due-publications'
import { queueDueTakedowns } from '@/lib/publishing/takedown/queue-due-takedowns'
import { drainQueues } from '@/lib/worker/drain-queues'
import { queueTopics } from '@/lib/worker/tick'

/** Share of a call's time that topics may use. */
const topicsShare = 0.8

/**
 * What the cron route does where no worker runs: queues what is due and works through it until `until` (epoch
 * milliseconds). Returns how many were due, and how many were published or failed in this time.
 */
export async function publishDue(until: number): Promise<{ due: number; published: number; failed: number }> {
  const [clock] = await inSystem((tx) => tx.execute<{ now: string }>(sql`select now()::text as now`))
  const { due } = await queueDuePublications()
  await queueDueTakedowns()
  await maintainConnections()
  await queueTopics()
  await queueDueDeliveries()
  await probeNewVideos()
  // Writing takes time: the end of the budget is reserved for what has to go out.
  const writingUntil = Math.floor(Date.now() + (until - Date.now()) * topicsShare)
  await drainQueues({
    queues: [
      'publish',
      'reconcile',
      'take-down',
      'end-access',
      'run-topic',
      'fan-out-notifications',
      'deliver-notifications',
    ],
    until,
    earlierDeadlines: { 'run-topic': writingUntil },
  })
  const rows = await inSystem((tx) =>
    tx
      .select({ status: publications.status, count: sql<number>`count(*)::int` })
      .from(publications)
      .where(
        and(
          inArray(publications.status, ['published', 'failed']),
          gte(publications.finishedAt, sql`${clock?.now ?? 'now'}::timestamptz`),
        ),
      )
      .groupBy(publications.status),
  )
  const countWithStatus = (status: string) => rows.find((row) => row.status === status)?.count ?? 0
  return { due, published: countWithStatus('published'), failed: countWithStatus('failed') }
}
