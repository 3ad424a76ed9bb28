import { desc } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { calendarFeeds } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'

/** A secret calendar address as listed. The secret itself is not stored. */
export type CalendarFeed = {
  id: string
  name: string
  createdAt: Date
  lastReadAt: Date | null
}

export const maxFeeds = 50

/** Lists the secret addresses of the project's calendar, newest first, without their secrets. */
export function listFeeds(ctx: ProjectContext): Promise<CalendarFeed[]> {
  return inProject(ctx, (tx) =>
    tx
      .select({
        id: calendarFeeds.id,
        name: calendarFeeds.name,
        createdAt: calendarFeeds.createdAt,
        lastReadAt: calendarFeeds.lastReadAt,
      })
      .from(calendarFeeds)
      .orderBy(desc(calendarFeeds.id))
      .limit(maxFeeds),
  )
}
