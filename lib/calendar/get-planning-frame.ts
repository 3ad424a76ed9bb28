import { asc, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, topics } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import type { CalendarChannel } from './list-entries'
import { readProjectZone } from './read-project-zone'

/** The time zone and the filter choices of a calendar. */
export type PlanningFrame = {
  timeZone: string
  /** The project's local time now: "2026-11-23T09:00". */
  now: string
  channels: CalendarChannel[]
  topics: { id: string; name: string }[]
}

/** Maximum number of choices in a filter list. */
const maxChoices = 200

/** Returns a project's time zone and local time, with its channels and topics sorted by name. Throws `not-found`. */
export function getPlanningFrame(ctx: ProjectContext, now = new Date()): Promise<PlanningFrame> {
  return inProject(ctx, async (tx) => {
    const [timeZone, ownChannels, ownTopics] = await Promise.all([
      readProjectZone(tx, ctx),
      tx
        .select({
          id: channels.id,
          platform: channels.platform,
          name: channels.displayName,
          handle: sql<string | null>`${channels.config} ->> 'handle'`,
        })
        .from(channels)
        .orderBy(asc(channels.displayName), asc(channels.id))
        .limit(maxChoices),
      tx
        .select({ id: topics.id, name: topics.name })
        .from(topics)
        .orderBy(asc(topics.name), asc(topics.id))
        .limit(maxChoices),
    ])
    return { timeZone, now: wallTimeOf(now, timeZone), channels: ownChannels, topics: ownTopics }
  })
}
