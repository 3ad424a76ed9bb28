import { and, asc, eq, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { savedViews } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import {
  type DeleteViewInput,
  maxViews,
  type RenameViewInput,
  type SavedView,
  type SaveViewInput,
} from './schemas'

const columns = { id: savedViews.id, name: savedViews.name, query: savedViews.query }
const own = (ctx: ProjectContext) => eq(savedViews.userId, ctx.actor.id ?? '')

/** Returns the caller's own saved views of the review queue, in order of creation. Serves spec/planning#4. */
export const listSavedViews = (ctx: ProjectContext): Promise<SavedView[]> =>
  inProject(ctx, (tx) => tx.select(columns).from(savedViews).where(own(ctx)).orderBy(asc(savedViews.id)))

/**
 * Saves filters, search and sort order under a name. Throws `invalid` for a name that the caller already uses, and
 * for too many views.
 */
export function saveView(ctx: ProjectContext, { name, query }: SaveViewInput): Promise<SavedView> {
  return inProject(ctx, async (tx) => {
    const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(savedViews).where(own(ctx))
    if ((row?.count ?? 0) >= maxViews)
      throw new AppError('invalid', {
        errors: [{ pointer: '/name', detail: `You have ${maxViews} saved views. Delete one first.` }],
      })
    const id = newId()
    const stored = await tx
      .insert(savedViews)
      .values({ id, name, query, userId: ctx.actor.id ?? '' })
      .onConflictDoNothing()
      .returning(columns)
    return stored[0] ?? nameTaken()
  })
}

/** Renames one of the caller's views. Throws `not-found`, and `invalid` for a name that another view has. */
export function renameView(ctx: ProjectContext, { id, name }: RenameViewInput): Promise<SavedView> {
  return inProject(ctx, async (tx) => {
    await refuseTaken(tx, ctx, { id, name })
    const [stored] = await tx
      .update(savedViews)
      .set({ name })
      .where(and(eq(savedViews.id, id), own(ctx)))
      .returning(columns)
    if (!stored) throw new AppError('not-found')
    return stored
  })
}

/** Deletes one of the caller's views and returns it, so that it can be saved again. Throws `not-found`. */
export function deleteView(ctx: ProjectContext, { id }: DeleteViewInput): Promise<SavedView> {
  return inProject(ctx, async (tx) => {
    const [deleted] = await tx
      .delete(savedViews)
      .where(and(eq(savedViews.id, id), own(ctx)))
      .returning(columns)
    if (!deleted) throw new AppError('not-found')
    return deleted
  })
}

async function refuseTaken(tx: ProjectTx, ctx: ProjectContext, { id, name }: RenameViewInput): Promise<void> {
  const [other] = await tx
    .select({ id: savedViews.id })
    .from(savedViews)
    .where(and(own(ctx), eq(savedViews.name, name)))
  if (other && other.id !== id) nameTaken()
}

function nameTaken(): never {
  throw new AppError('invalid', {
    errors: [{ pointer: '/name', detail: 'You have a view with this name already.' }],
  })
}
