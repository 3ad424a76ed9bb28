import { eq } from 'drizzle-orm'
import { savedViews } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'

/** The viewColumns of a saved view that its owner sees. */
export const viewColumns = { id: savedViews.id, name: savedViews.name, query: savedViews.query }

/** Condition for the caller's own views. */
export const ownViewCondition = (ctx: ProjectContext) => eq(savedViews.userId, ctx.actor.id ?? '')

/** Throws `invalid`: the caller has a view with this name. */
export function refuseTakenName(): never {
  throw new AppError('invalid', {
    errors: [{ pointer: '/name', detail: 'You have a view with this name already.' }],
  })
}
