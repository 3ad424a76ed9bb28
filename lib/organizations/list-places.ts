import { asc, eq } from 'drizzle-orm'
import { memberships, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { Role } from '@/lib/auth/permissions'

export type PlaceOrg = { id: string; name: string; slug: string; role: Role }

/** Every workspace of a person, by name. Takes the person's id. */
export async function listPlaces(userId: string): Promise<PlaceOrg[]> {
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
      .where(eq(memberships.userId, userId))
      .orderBy(asc(organizations.name), asc(organizations.id)),
  )
}
