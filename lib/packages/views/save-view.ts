import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { savedViews } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { ownViewCondition, refuseTakenName, viewColumns } from './saved-views'
import { maxViews, type SavedView, type SaveViewInput } from './schemas'

/**
 * Saves filters, search and sort order under a name. Throws `invalid` for a name that the caller already uses, and
 * for too many views.
 */
export function saveView(ctx: ProjectContext, { name, query }: SaveViewInput): Promise<SavedView> {
  return inProject(ctx, async (tx) => {
    const [row] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(savedViews)
      .where(ownViewCondition(ctx))
    if ((row?.count ?? 0) >= maxViews)
      throw new AppError('invalid', {
        errors: [{ pointer: '/name', detail: `You have ${maxViews} saved views. Delete one first.` }],
      })
    const id = newId()
    const stored = await tx
      .insert(savedViews)
      .values({ id, name, query, userId: ctx.actor.id ?? '' })
      .onConflictDoNothing()
      .returning(viewColumns)
    return stored[0] ?? refuseTakenName()
  })
}
