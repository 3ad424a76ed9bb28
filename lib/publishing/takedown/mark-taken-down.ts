import { eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { takedowns } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { endTakenDown } from './end-taken-down'
import { readTakedowns } from './list-takedowns'
import { onlyTakedown, requireTakedownIn, type TakedownId } from './require-takedown'
import type { TakedownAnswer } from './schemas'

/** Marks a post as taken down after a person deleted it on the network. Throws `not-found` and `wrong-state`. */
export async function markTakenDown(
  ctx: ProjectContext<'write'>,
  { id }: TakedownId,
): Promise<TakedownAnswer> {
  return inProject(ctx, async (tx) => {
    const row = await requireTakedownIn(tx, id, ['by_hand', 'failed'])
    await tx
      .update(takedowns)
      .set({ status: 'done', error: null, doneByName: ctx.actor.name, finishedAt: sql`now()` })
      .where(eq(takedowns.id, id))
    await endTakenDown(tx, ctx, row.publicationId)
    await audit(tx, ctx, { action: 'publication.marked-deleted', subject: row.publicationId })
    return onlyTakedown(await readTakedowns(tx, [id]))
  })
}
