import { and, asc, eq } from 'drizzle-orm'
import { organizations, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'

/**
 * For the command line: returns the id of the project with a short name, in the workspace with the given short name
 * if there is one. Throws `not-found`, and `conflict` if several workspaces have such a project and none was named.
 */
export async function getProjectBySlug(slug: string, workspace?: string): Promise<string> {
  const rows = await inSystem((tx) =>
    tx
      .select({ id: projects.id, workspace: organizations.slug })
      .from(projects)
      .innerJoin(organizations, eq(organizations.id, projects.orgId))
      .where(
        and(eq(projects.slug, slug), workspace === undefined ? undefined : eq(organizations.slug, workspace)),
      )
      .orderBy(asc(organizations.slug)),
  )
  const [found, another] = rows
  if (!found)
    throw new AppError('not-found', {
      detail: `There is no project "${slug}"${workspace === undefined ? '' : ` in the workspace "${workspace}"`}.`,
      hint: 'Check the short names. They are in the project’s web address, workspace first.',
    })
  if (another)
    throw new AppError('conflict', {
      detail: `Several workspaces have a project "${slug}".`,
      hint: `Choose one with --workspace: ${rows.map((row) => row.workspace).join(', ')}.`,
    })
  return found.id
}
