import { and, eq, gte, inArray, lt } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { topicRuns } from '@/db/schema/topics'
import { startOfWeek } from '@/lib/time-zones/days'
import { dayOf } from '@/lib/time-zones/wall-time'

const week = 7 * 86_400_000

/** Runs that have produced a post or are about to. */
const counted = ['running', 'written', 'held'] as const

/**
 * Counts a topic's posts per week in its time zone, Monday to Sunday, around the given dates; `exceptRun` is not
 * counted.
 */
export async function postsByWeek(
  tx: ProjectTx,
  topic: { id: string; timeZone: string },
  { from, until, exceptRun }: { from: Date; until: Date; exceptRun?: string },
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: topicRuns.id, dueAt: topicRuns.dueAt })
    .from(topicRuns)
    .where(
      and(
        eq(topicRuns.topicId, topic.id),
        inArray(topicRuns.status, counted),
        gte(topicRuns.dueAt, new Date(from.getTime() - week)),
        lt(topicRuns.dueAt, new Date(until.getTime() + week)),
      ),
    )
  const weeks = new Map<string, number>()
  for (const row of rows) {
    if (row.id === exceptRun) continue
    const key = weekOf(row.dueAt, topic.timeZone)
    weeks.set(key, (weeks.get(key) ?? 0) + 1)
  }
  return weeks
}

/** Returns the Monday of the timestamp's week. */
export const weekOf = (at: Date, timeZone: string): string => startOfWeek(dayOf(at, timeZone))

/** Says in plain words why a date in a full week is skipped. */
export const weekIsFull = (posts: number): string =>
  `This topic’s limit of ${posts === 1 ? '1 post' : `${posts} posts`} a week is reached.`
