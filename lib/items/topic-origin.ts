import { eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { itemOrigins, items } from '@/db/schema'
import { topics } from '@/db/schema/topics'
import type { ProjectContext } from '@/lib/auth/context'
import { requireId } from '@/lib/ids'

/**
 * The condition that no topic made an item. An item that a topic made repeats the content of its origin, so it is not
 * listed as content of its own. It keeps its origin even if the topic is deleted.
 */
export const isNotMadeByTopic = sql`not exists (select from ${itemOrigins} where ${itemOrigins.itemId} = ${items.id})`

/** What a topic made an item from. */
export type TopicOrigin = {
  /** Null if the topic was deleted. */
  topic: { id: string; name: string } | null
  /** The item whose content it repeats. */
  item: { id: string; title: string }
}

/**
 * Returns the topic and the original of an item that a topic made; undefined for every other item. Serves
 * spec/planning#1.
 */
export async function findTopicOrigin(
  ctx: ProjectContext,
  input: { id: string },
): Promise<TopicOrigin | undefined> {
  const id = requireId(input.id)
  return inProject(ctx, async (tx) => {
    const [origin] = await tx
      .select({ id: items.id, title: items.title })
      .from(itemOrigins)
      .innerJoin(items, eq(items.id, itemOrigins.originId))
      .where(eq(itemOrigins.itemId, id))
      .orderBy(items.id)
      .limit(1)
    if (!origin) return undefined
    const [topic] = await tx
      .select({ id: topics.id, name: topics.name })
      .from(items)
      .innerJoin(topics, eq(topics.id, items.topicId))
      .where(eq(items.id, id))
    return { topic: topic ?? null, item: origin }
  })
}
