import { desc, eq, sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { type TopicRow, type TopicRunRow, topicRuns, topics } from '@/db/schema/topics'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'

/** Reads one topic without locking it. Throws `not-found`. */
export async function findTopic(tx: ProjectTx, input: { id: string }): Promise<TopicRow> {
  const [row] = await tx
    .select()
    .from(topics)
    .where(eq(topics.id, requireId(input.id)))
  if (!row) throw new AppError('not-found')
  return row
}

/** Reads one topic for changes and locks it until the transaction ends. Throws `not-found` and `stale-revision`. */
export async function lockTopic(
  tx: ProjectTx,
  input: { id: string; revision?: number | undefined },
): Promise<TopicRow> {
  const [row] = await tx
    .select()
    .from(topics)
    .where(eq(topics.id, requireId(input.id)))
    .for('no key update')
  if (!row) throw new AppError('not-found')
  if (input.revision !== undefined && input.revision !== row.revision) throw new AppError('stale-revision')
  return row
}

/** Returns the latest run of each topic, by topic id. */
export async function lastRunsOf(tx: ProjectTx, ids: readonly string[]): Promise<Map<string, TopicRunRow>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectDistinctOn([topicRuns.topicId])
    .from(topicRuns)
    .where(sql`${topicRuns.topicId} = any(${sql.param([...ids])}::uuid[])`)
    .orderBy(topicRuns.topicId, desc(topicRuns.id))
  return new Map(rows.map((row) => [row.topicId, row]))
}
