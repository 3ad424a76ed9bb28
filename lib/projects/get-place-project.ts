import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { type PlaceProject, placeColumns } from '@/lib/organizations/place-project'

/** What the frame around a project's pages shows of it, with its workspace's name. Throws `not-found` when it was just deleted. */
export async function getPlaceProject(ctx: ProjectContext): Promise<PlaceProject & { workspace: string }> {
  const [project] = await inSystem((tx) =>
    tx.execute<PlaceProject & { workspace: string }>(sql`
      select organizations.name as workspace, ${placeColumns}
      from projects join organizations on organizations.id = projects.org_id
      where projects.id = ${ctx.projectId} and projects.org_id = ${ctx.orgId}`),
  )
  if (!project) throw new AppError('not-found')
  return project
}
