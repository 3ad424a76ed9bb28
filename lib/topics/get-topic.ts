import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import { findTopic, lastRunsOf } from './find-topic'
import { presentTopic } from './present-topic'
import type { TopicAnswer } from './schemas'

/** Returns one topic of the project with its latest run. Throws `not-found`. Serves spec/planning#1. */
export const getTopic = (ctx: ProjectContext, input: { id: string }): Promise<TopicAnswer> =>
  inProject(ctx, async (tx) => {
    const row = await findTopic(tx, input)
    return presentTopic(row, (await lastRunsOf(tx, [row.id])).get(row.id))
  })
