import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { savedViews } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { ownViewCondition, viewColumns } from './saved-views'
import type { DeleteViewInput, SavedView } from './schemas'

/** Deletes one of the caller's views and returns it, so that it can be saved again. Throws `not-found`. */
export function deleteView(ctx: ProjectContext, { id }: DeleteViewInput): Promise<SavedView> {
  return inProject(ctx, async (tx) => {
    const [deleted] = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), ownViewCondition(ctx)))
      .returning(viewColumns)
    if (!deleted) throw new AppError('not-found')
    return deleted
  })
}
