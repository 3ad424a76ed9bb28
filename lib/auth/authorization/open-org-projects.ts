import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { containsWords } from '@/lib/text/contains-words'
import type { ProjectContext } from '../context'
import { hasPermission, type Role } from '../permissions'
import { projectRole } from './find-role'
import { grantProjectContext } from './grant-context'
import { type PlaceProject, placeColumns } from './place-project'

/** A project in a workspace that a person may see, with the context to read it. */
export type OpenProject = { shown: PlaceProject; ctx: ProjectContext<'read'> }

type Row = PlaceProject & { orgRole: Role; ownRole: Role | null }

/**
 * Lists the projects in a workspace that a person may read, by name, each with its own context, so that anything
 * read through it belongs to that project alone. Takes the workspace and the person; returns none for a non-member,
 * `limit` at most, and only those whose name or slug contains every word of `named`. Serves spec/planning#3.
 */
export async function openOrgProjects(
  orgId: string,
  person: { id: string; name: string },
  limit: number,
  named = '',
): Promise<OpenProject[]> {
  const rows = await inSystem((tx) =>
    tx.execute<Row>(sql`
      select ${placeColumns}, memberships.role as "orgRole", project_roles.role as "ownRole"
      from memberships
      join projects on projects.org_id = memberships.org_id
      left join project_roles
        on project_roles.project_id = projects.id and project_roles.user_id = memberships.user_id
      where memberships.org_id = ${orgId} and memberships.user_id = ${person.id}
        and ${containsWords(sql`projects.name || ' ' || projects.slug`, named)}
      order by projects.name, projects.id limit ${limit}`),
  )
  const actor = { kind: 'person' as const, id: person.id, name: person.name }
  return rows.flatMap(({ orgRole, ownRole, ...shown }) => {
    const role = projectRole(orgRole, ownRole)
    if (!hasPermission(role, 'read')) return []
    return [{ shown, ctx: grantProjectContext<'read'>({ orgId, projectId: shown.id, actor, role }) }]
  })
}
