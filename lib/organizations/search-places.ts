import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { type PlaceProject, placeColumns } from '@/lib/auth/authorization/place-project'
import { containsWords, startsWithTypedWord } from '@/lib/text/contains-words'
import { listPlaces } from './list-places'
import type { PlaceSearch } from './schemas'

export type FoundPlaces = {
  workspaces: { name: string; slug: string; projects: PlaceProject[] }[]
  /** Whether there are more projects than returned. */
  more: boolean
}

const maxPlaces = 50

/**
 * Returns what the project switcher offers a person: their workspaces, each with its matching projects, at most 50
 * in total. Projects whose name begins with the typed text come first, then those in the current workspace. Takes
 * the person's id, and the only workspace that their session may enter, if it is restricted to one.
 */
export async function searchPlaces(
  userId: string,
  { q, org }: PlaceSearch,
  onlyOrgId: string | null = null,
): Promise<FoundPlaces> {
  const name = sql`projects.name`
  const [places, found] = await Promise.all([
    listPlaces(userId, onlyOrgId),
    inSystem((tx) =>
      tx.execute<PlaceProject & { orgId: string }>(sql`
        select organizations.id as "orgId", ${placeColumns}
        from memberships
        join organizations on organizations.id = memberships.org_id
        join projects on projects.org_id = organizations.id
        where memberships.user_id = ${userId}
          and (${onlyOrgId}::uuid is null or memberships.org_id = ${onlyOrgId}::uuid)
          and ${containsWords(sql`projects.name || ' ' || projects.slug || ' ' || organizations.name`, q)}
        order by ${startsWithTypedWord(name, q)} desc, (organizations.slug = ${org ?? ''}) desc,
          organizations.name, organizations.id, projects.name, projects.id
        limit ${maxPlaces + 1}`),
    ),
  ])
  const shown = Map.groupBy(found.slice(0, maxPlaces), (project) => project.orgId)
  return {
    workspaces: places.map((place) => ({
      name: place.name,
      slug: place.slug,
      projects: (shown.get(place.id) ?? []).map(({ orgId: _, ...project }) => project),
    })),
    more: found.length > maxPlaces,
  }
}
