import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'

/**
 * Returns where a person starts: the project they were in last (`last`, the slugs of workspace and project) if they
 * still have access, otherwise their first one by name, otherwise a workspace without projects. Undefined for
 * someone in no workspace. `onlyOrgId` is the only workspace that their session may enter, if it is restricted to
 * one.
 */
export async function findStart(
  userId: string,
  last: string | undefined,
  onlyOrgId: string | null = null,
): Promise<{ org: string; project: string | null } | undefined> {
  const [start] = await inSystem((tx) =>
    tx.execute<{ org: string; project: string | null }>(sql`
      select organizations.slug as org, projects.slug as project
      from memberships
      join organizations on organizations.id = memberships.org_id
      left join projects on projects.org_id = organizations.id
      where memberships.user_id = ${userId}
        and (${onlyOrgId}::uuid is null or memberships.org_id = ${onlyOrgId}::uuid)
      order by (organizations.slug || '/' || projects.slug = ${last?.replaceAll('\0', '') ?? ''}) desc nulls last,
        organizations.name, organizations.id, projects.name, projects.id
      limit 1`),
  )
  return start
}
