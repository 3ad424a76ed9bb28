import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { topicRuns } from '@/db/schema/topics'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { runTopicJob } from '@/lib/jobs/run-topic-job'
import { lockTopic } from './find-topic'
import { presentTopicRun } from './present-topic-run'
import type { TopicRunAnswer } from './schemas'

/**
 * Lets a topic write a post now, outside its schedule, even while it is paused. If a run that a person requested is
 * still in progress, returns that one instead of starting a second. Returns the run as it starts; the list of runs
 * shows its progress. Throws `not-found`. Serves spec/planning#1.
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
    if (open) return presentTopicRun(open)
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
    return presentTopicRun(run)
  })
