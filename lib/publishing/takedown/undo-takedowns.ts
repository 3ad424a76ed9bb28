import { and, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { inProject } from '@/db/project'
import { takedowns } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { recordEvents } from '@/lib/publications/record-event'
import { readTakedowns } from './list-takedowns'
import type { TakedownAnswer, undoTakedownsInput } from './schemas'

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
