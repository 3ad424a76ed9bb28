import { asc, eq } from 'drizzle-orm'
import { memberships, organizations, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { Role } from '@/lib/auth/permissions'

export type PlaceProject = {
  id: string
  name: string
  slug: string
  logoUrl: string | null
  /** The brand's two colours. */
  color: string | null
  accent: string | null
}
export type PlaceOrg = { id: string; name: string; slug: string; role: Role; projects: PlaceProject[] }

/** Every workspace of a person with its projects, by name: what the switcher shows. Takes the person's id. */
export async function listPlaces(userId: string): Promise<PlaceOrg[]> {
  const rows = await inSystem((tx) =>
    tx
      .select({ org: organizations, role: memberships.role, project: projects })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.orgId))
      .leftJoin(projects, eq(projects.orgId, organizations.id))
      .where(eq(memberships.userId, userId))
      .orderBy(asc(organizations.name), asc(organizations.id), asc(projects.name), asc(projects.id)),
  )
  const orgs = new Map<string, PlaceOrg>()
  for (const { org, role, project } of rows) {
    const place = orgs.get(org.id) ?? { id: org.id, name: org.name, slug: org.slug, role, projects: [] }
    orgs.set(org.id, place)
    if (project)
      place.projects.push({
        id: project.id,
        name: project.name,
        slug: project.slug,
        logoUrl: project.settings.brand_assets?.logo_url ?? null,
        color: typeof project.voice.primary_color === 'string' ? project.voice.primary_color : null,
        accent: typeof project.voice.secondary_color === 'string' ? project.voice.secondary_color : null,
      })
  }
  return [...orgs.values()]
}
