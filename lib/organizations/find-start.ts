import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'

/**
 * Where a person goes first: the project they were in last (`last`, workspace and project by their short names) while it is
 * theirs, else their first one by name, else a workspace without any. Undefined for somebody in no workspace. `onlyOrgId` is the one workspace
 * their session enters, where it enters no other.
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
