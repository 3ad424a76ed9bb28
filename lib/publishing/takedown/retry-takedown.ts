import { eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { takedowns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { takeDownJob } from '@/lib/jobs/take-down-job'
import { readTakedowns } from './list-takedowns'
import { onlyTakedown, requireTakedownIn, type TakedownId } from './require-takedown'
import type { TakedownAnswer } from './schemas'

/** Retries a failed takedown right away. Throws `not-found` and `wrong-state`. */
export async function retryTakedown(
  ctx: ProjectContext<'write'>,
  { id }: TakedownId,
): Promise<TakedownAnswer> {
  return inProject(ctx, async (tx) => {
    await requireTakedownIn(tx, id, ['failed'])
    await tx
      .update(takedowns)
      .set({
        status: 'pending',
        attempts: 0,
        error: null,
        finishedAt: null,
        dueAt: sql`now()`,
        queuedAt: sql`now()`,
      })
      .where(eq(takedowns.id, id))
    enqueue(tx, takeDownJob, [{ projectId: ctx.projectId, takedownId: id }])
    return onlyTakedown(await readTakedowns(tx, [id]))
  })
}
