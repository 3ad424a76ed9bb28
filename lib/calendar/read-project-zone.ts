import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'

/** Returns the time zone that a project is planned in. Throws `not-found` when the project has been deleted. */
export async function readProjectZone(tx: ProjectTx, ctx: ProjectContext): Promise<string> {
  const [row] = await tx
    .select({ timeZone: projects.timeZone })
    .from(projects)
    .where(eq(projects.id, ctx.projectId))
  if (!row) throw new AppError('not-found')
  return row.timeZone
}
