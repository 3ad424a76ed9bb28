import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { presentProject } from './present-project'
import type { ProjectAnswer } from './schemas'

/** Returns the project of the context. Throws `not-found` if it was deleted in the meantime. */
export async function getProject(ctx: ProjectContext): Promise<ProjectAnswer> {
  const [row] = await inProject(ctx, (tx) => tx.select().from(projects).where(eq(projects.id, ctx.projectId)))
  if (!row) throw new AppError('not-found')
  return presentProject(row)
}
