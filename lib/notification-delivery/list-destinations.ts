import { asc, eq, sql } from 'drizzle-orm'
import { notificationDestinations, notificationLanes } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { Manage } from './lock-destination'
import { presentDestination } from './present-destination'
import type { DestinationAnswer } from './schemas'

/** Lists a workspace's chat channels and webhooks, oldest first. Of their URLs only the server is shown. */
export async function listDestinations(ctx: Manage): Promise<DestinationAnswer[]> {
  const rows = await inSystem((tx) =>
    tx
      .select({ row: notificationDestinations, failingSince: notificationLanes.failingSince })
      .from(notificationDestinations)
      .leftJoin(
        notificationLanes,
        eq(notificationLanes.lane, sql`'to:' || ${notificationDestinations.id}::text`),
      )
      .where(eq(notificationDestinations.orgId, ctx.orgId))
      .orderBy(asc(notificationDestinations.id)),
  )
  return rows.map(({ row, failingSince }) => presentDestination(row, failingSince))
}
