import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { topics } from '@/db/schema/topics'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { lastRunsOf } from './find-topic'
import { presentTopic } from './present-topic'
import type { TopicAnswer } from './schemas'

/**
 * Lists the project's topics, newest first, paginated, each with its latest run. `after` is the last id of the
 * previous page.
 */
export async function listTopics(
  ctx: ProjectContext,
  input: { limit: number; after?: string | undefined; enabled?: boolean | undefined; q?: string | undefined },
): Promise<Page<TopicAnswer>> {
  return inProject(ctx, async (tx) => {
    const rows = await tx
      .select()
      .from(topics)
      .where(
        and(
          input.after === undefined ? undefined : lt(topics.id, input.after),
          input.enabled === undefined ? undefined : eq(topics.enabled, input.enabled),
          input.q === undefined ? undefined : sql`strpos(lower(${topics.name}), lower(${input.q})) > 0`,
        ),
      )
      .orderBy(desc(topics.id))
      .limit(input.limit + 1)
    const runs = await lastRunsOf(
      tx,
      rows.map(({ id }) => id),
    )
    const now = new Date()
    return pageOf(
      rows,
      input.limit,
      (row) => row.id,
      (row) => presentTopic(row, runs.get(row.id), now),
    )
  })
}
