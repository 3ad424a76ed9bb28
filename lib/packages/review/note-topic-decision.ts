import { and, eq, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packageEvents } from '@/db/schema'
import { topics } from '@/db/schema/topics'
import type { PackageRow } from '../present-package'

/**
 * Records a person's approval of a topic's post for the topic: a post approved as written counts towards automatic
 * publishing, an edited one resets the count. Each post counts once. Must be called before the approval is
 * recorded. Serves spec/planning#1 (trust ladder).
 */
export async function noteTopicApproval(
  tx: ProjectTx,
  row: Pick<PackageRow, 'id' | 'topicId' | 'edited'>,
): Promise<void> {
  if (row.topicId === null) return
  const [before] = await tx
    .select({ id: packageEvents.id })
    .from(packageEvents)
    .where(and(eq(packageEvents.packageId, row.id), eq(packageEvents.action, 'approve')))
    .limit(1)
  if (before) return
  await tx
    .update(topics)
    .set({ trust: row.edited ? 0 : sql`${topics.trust} + 1` })
    .where(eq(topics.id, row.topicId))
}

/**
 * Resets a topic after one of its posts was rejected: its trust starts from zero, and it no longer publishes
 * automatically.
 */
export async function noteTopicRejection(
  tx: ProjectTx,
  row: Pick<PackageRow, 'topicId' | 'title'>,
): Promise<void> {
  if (row.topicId === null) return
  const why = `“${row.title}” was rejected, so posts of this topic wait in review again.`
  await tx
    .update(topics)
    .set({
      trust: 0,
      notice: sql`case when ${topics.publishMode} = 'auto' then ${why} else ${topics.notice} end`,
      publishMode: sql`case when ${topics.publishMode} = 'auto' then 'review' else ${topics.publishMode} end`,
    })
    .where(eq(topics.id, row.topicId))
}
