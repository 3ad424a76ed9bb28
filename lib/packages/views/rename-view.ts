import { and, eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { savedViews } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { ownViewCondition, refuseTakenName, viewColumns } from './saved-views'
import type { RenameViewInput, SavedView } from './schemas'

/** Renames one of the caller's views. Throws `not-found`, and `invalid` for a name that another view has. */
export function renameView(ctx: ProjectContext, { id, name }: RenameViewInput): Promise<SavedView> {
  return inProject(ctx, async (tx) => {
    await refuseTaken(tx, ctx, { id, name })
    const [stored] = await tx
      .update(savedViews)
      .set({ name })
      .where(and(eq(savedViews.id, id), ownViewCondition(ctx)))
      .returning(viewColumns)
    if (!stored) throw new AppError('not-found')
    return stored
  })
}

async function refuseTaken(tx: ProjectTx, ctx: ProjectContext, { id, name }: RenameViewInput): Promise<void> {
  const [other] = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(ownViewCondition(ctx), eq(savedViews.name, name)))
  if (other && other.id !== id) refuseTakenName()
}
