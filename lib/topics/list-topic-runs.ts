import { and, desc, eq, lt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { topicRuns } from '@/db/schema/topics'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { findTopic } from './find-topic'
import { presentTopicRun } from './present-topic-run'
import type { TopicRunAnswer } from './schemas'

/** Lists a topic's runs, newest first, paginated. `after` is the last id of the previous page. Throws `not-found`. */
export const listTopicRuns = (
  ctx: ProjectContext,
  input: { id: string; limit: number; after?: string | undefined },
): Promise<Page<TopicRunAnswer>> =>
  inProject(ctx, async (tx) => {
    const topic = await findTopic(tx, input)
    const rows = await tx
      .select()
      .from(topicRuns)
      .where(
        and(
          eq(topicRuns.topicId, topic.id),
          input.after === undefined ? undefined : lt(topicRuns.id, input.after),
        ),
      )
      .orderBy(desc(topicRuns.id))
      .limit(input.limit + 1)
    return pageOf(rows, input.limit, (row) => row.id, presentTopicRun)
  })
