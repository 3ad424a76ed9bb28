import { and, asc, eq } from 'drizzle-orm'
import { memberships, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { Role } from '@/lib/auth/permissions'

export type PlaceOrg = { id: string; name: string; slug: string; role: Role }

/**
 * Lists all of a person's workspaces, by name. Takes the person's id, and the only workspace that their session may
 * enter, if it is restricted to one.
 */
export async function listPlaces(userId: string, onlyOrgId: string | null = null): Promise<PlaceOrg[]> {
  return inSystem((tx) =>
    tx
      .select({
        id: organizations.id,
        name: organizations.name,
        slug: organizations.slug,
        role: memberships.role,
      })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.orgId))
      .where(and(eq(memberships.userId, userId), onlyOrgId ? eq(memberships.orgId, onlyOrgId) : undefined))
      .orderBy(asc(organizations.name), asc(organizations.id)),
  )
}
