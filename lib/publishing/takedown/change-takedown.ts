import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { TakedownStatus } from '@/db/allowed-values'
import { inProject, type ProjectTx } from '@/db/project'
import { publications, takedowns } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { enqueue } from '@/lib/jobs/enqueue'
import { takeDownJob } from '@/lib/jobs/take-down-job'
import { recordEvents } from '@/lib/publications/record-event'
import { endTakenDown } from './end-taken-down'
import { readTakedowns } from './list-takedowns'
import type { TakedownAnswer, takedownIdInput, undoTakedownsInput } from './schemas'

type One = z.infer<typeof takedownIdInput>

/**
 * Cancels takedowns that have not started; those that failed or wait to be done by hand can be canceled at any
 * time. Returns the updated takedowns. Throws `not-found`, and `wrong-state` when one of them was carried out
 * meanwhile: then none is canceled.
 */
export async function undoTakedowns(
  ctx: ProjectContext<'write'>,
  { ids }: z.infer<typeof undoTakedownsInput>,
): Promise<TakedownAnswer[]> {
  return inProject(ctx, async (tx) => {
    const undone = await tx
      .update(takedowns)
      .set({ status: 'cancelled', finishedAt: sql`now()` })
      .where(
        and(
          inArray(takedowns.id, ids.map(requireId)),
          sql`(status in ('by_hand', 'failed') or (status = 'pending' and attempts = 0))`,
        ),
      )
      .returning({ id: takedowns.id, publicationId: takedowns.publicationId })
    if (undone.length !== new Set(ids).size) {
      const there = await readTakedowns(tx, ids)
      if (there.length !== new Set(ids).size) throw new AppError('not-found')
      throw new AppError('wrong-state', { detail: 'It is too late to undo this: we have begun.' })
    }
    const answers = await readTakedowns(tx, ids)
    await recordEvents(
      tx,
      answers.map(({ package_id, publication_id, channel }) => ({
        packageId: package_id,
        action: 'takedown-undone' as const,
        data: { publication_id, channel },
        actor: ctx.actor,
      })),
    )
    for (const { publication_id } of answers)
      await audit(tx, ctx, { action: 'publication.takedown-cancelled', subject: publication_id })
    return answers
  })
}

/** Retries a failed takedown right away. Throws `not-found` and `wrong-state`. */
export async function retryTakedown(ctx: ProjectContext<'write'>, { id }: One): Promise<TakedownAnswer> {
  return inProject(ctx, async (tx) => {
    await requireIn(tx, id, ['failed'])
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
    return only(await readTakedowns(tx, [id]))
  })
}

/** Marks a post as taken down after a person deleted it on the network. Throws `not-found` and `wrong-state`. */
export async function markTakenDown(ctx: ProjectContext<'write'>, { id }: One): Promise<TakedownAnswer> {
  return inProject(ctx, async (tx) => {
    const row = await requireIn(tx, id, ['by_hand', 'failed'])
    await tx
      .update(takedowns)
      .set({ status: 'done', error: null, doneByName: ctx.actor.name, finishedAt: sql`now()` })
      .where(eq(takedowns.id, id))
    await endTakenDown(tx, ctx, row.publicationId)
    await audit(tx, ctx, { action: 'publication.marked-deleted', subject: row.publicationId })
    return only(await readTakedowns(tx, [id]))
  })
}

async function requireIn(tx: ProjectTx, id: string, statuses: readonly TakedownStatus[]) {
  const [row] = await tx
    .select()
    .from(takedowns)
    .where(eq(takedowns.id, requireId(id)))
    .for('update')
  if (!row) throw new AppError('not-found')
  if (!statuses.includes(row.status))
    throw new AppError('wrong-state', { detail: 'This takedown has moved on meanwhile.' })
  const [post] = await tx
    .select({ status: publications.status })
    .from(publications)
    .where(eq(publications.id, row.publicationId))
  if (post?.status === 'replaced')
    throw new AppError('wrong-state', {
      detail: 'A correction has taken the place of this post.',
      hint: 'Take down the correction instead.',
    })
  return row
}

function only(answers: TakedownAnswer[]): TakedownAnswer {
  const [answer] = answers
  if (!answer) throw new AppError('not-found')
  return answer
}
