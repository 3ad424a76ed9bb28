import { asc } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { savedViews } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { ownViewCondition, viewColumns } from './saved-views'
import type { SavedView } from './schemas'

/** Returns the caller's own saved views of the review queue, in order of creation. Serves spec/planning#4. */
export const listSavedViews = (ctx: ProjectContext): Promise<SavedView[]> =>
  inProject(ctx, (tx) =>
    tx.select(viewColumns).from(savedViews).where(ownViewCondition(ctx)).orderBy(asc(savedViews.id)),
  )
