import { eq } from 'drizzle-orm'
import { projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { systemActor } from '@/lib/audit/actor'
import { AppError } from '@/lib/errors'
import type { ProjectContext } from '../context'
import { grantProjectContext } from './grant-context'

/**
 * Returns the context for the system's own work in one project: the scheduler, jobs, automatic approval. Takes the
 * project's id; throws `not-found` if it is gone.
 */
export async function systemContext(projectId: string): Promise<ProjectContext<'own'>> {
  const [project] = await inSystem((tx) =>
    tx
      .select({ orgId: projects.orgId })
      .from(projects)
      .where(eq(projects.id, projectId))
      .prepare('org_of_project')
      .execute(),
  )
  if (!project) throw new AppError('not-found')
  return grantProjectContext({ orgId: project.orgId, projectId, actor: systemActor, role: 'owner' })
}
