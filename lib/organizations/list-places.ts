import { and, asc, eq } from 'drizzle-orm'
import { memberships, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { Role } from '@/lib/auth/permissions'

export type PlaceOrg = { id: string; name: string; slug: string; role: Role }

/** Every workspace of a person, by name. Takes the person's id, and the one workspace their session enters where it enters no other. */
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
