import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { topicRuns } from '@/db/schema/topics'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { runTopicJob } from '@/lib/jobs/run-topic-job'
import { lockTopic } from './find-topic'
import { presentRun } from './present-run'
import type { TopicRunAnswer } from './schemas'

/**
 * Has a topic write a post now, beside its schedule; also of a paused one. While a run that somebody asked for is under way
 * there is no second: that one is given. Gives the run as it begins; the list of runs tells how it went on. Throws `not-found`.
 * Serves spec/planning#1.
 */
export const runTopic = (ctx: ProjectContext<'write'>, input: { id: string }): Promise<TopicRunAnswer> =>
  inProject(ctx, async (tx) => {
    const topic = await lockTopic(tx, input)
    const [open] = await tx
      .select()
      .from(topicRuns)
      .where(
        and(eq(topicRuns.topicId, topic.id), eq(topicRuns.status, 'running'), isNotNull(topicRuns.askedBy)),
      )
    if (open) return presentRun(open)
    const [run] = await tx
      .insert(topicRuns)
      .values({
        id: newId(),
        topicId: topic.id,
        dueAt: new Date(),
        askedBy: ctx.actor.name,
        queuedAt: sql`now()`,
      })
      .returning()
    if (!run) throw new AppError('internal')
    enqueue(tx, runTopicJob, [{ projectId: ctx.projectId, runId: run.id }], { priority: 2 })
    return presentRun(run)
  })
