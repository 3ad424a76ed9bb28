import { sql } from 'drizzle-orm'
import { prepared } from '@/db/prepared'
import { inSystem } from '@/db/system'
import { isId } from '@/lib/ids'
import { projectRole, signInRequirementsColumn } from '../authorization/find-role'
import { type PlaceProject, placeColumns } from '../authorization/place-project'
import { isDisabledDemoAccount } from '../demo-account'
import type { SessionClaims } from '../login-sessions/session-claims'
import {
  findMissingProof,
  type MissingProof,
  passwordOnly,
  type SessionProof,
  type SignInRequirements,
} from '../login-sessions/session-proof'
import type { Role } from '../permissions'

export type SignedIn = {
  id: string
  name: string
  email: string
  /** The session's id, if it is recorded. */
  sessionId: string | null
  proof: SessionProof
  lastSeenAt: Date | null
}

/** A member's place: the workspace in the URL, and the project if the URL names one that exists. */
export type OwnPlace = {
  orgId: string
  workspace: string
  orgRole: Role
  /** What the session must still prove before it may enter. */
  lacks: MissingProof | undefined
  project: { shown: PlaceProject; role: Role; timeZone: string } | null
}

type Row = {
  id: string
  name: string | null
  email: string
  version: number
  ended: boolean
  login: (SessionProof & { seen: string }) | null
  place: (Omit<OwnPlace, 'project' | 'lacks'> & { demands: SignInRequirements }) | null
  project: (PlaceProject & { ownRole: Role | null; timeZone: string }) | null
}

/**
 * Reads everything that lets a person into a page in a single query: the session's person, and the place behind the
 * slugs in the URL if they are a member of it. Takes the session cookie's claims and the slugs. Returns null if the
 * session has ended (signed out, ended everywhere, person removed or password changed), and no place alike for what
 * does not exist and for what is not theirs. Serves spec/security#6.2 and spec/decisions#1.
 */
export async function findPageAccess(
  claims: SessionClaims | null,
  address: { org: string; project?: string | undefined },
): Promise<{ person: SignedIn; place: OwnPlace | undefined } | null> {
  const { userId, version, sessionId, recorded } = claims ?? {}
  if (!userId || !isId(userId)) return null
  const session = typeof sessionId === 'string' && isId(sessionId) ? sessionId : null
  // A URL may contain anything, but PostgreSQL cannot compare NUL.
  const named = `${address.org}${address.project ?? ''}`.includes('\0')
    ? { org: '', project: '' }
    : { org: address.org, project: address.project ?? '' }
  const [row] = await inSystem((tx) =>
    prepared<Row>(
      tx,
      sql`
        select users.id, users.name, users.email, users.session_version as version,
          exists (select from ended_sessions where ended_sessions.id = ${session}::uuid) as ended,
          (select json_build_object('method', own.method, 'secondFactor', own.second_factor,
              'companyOf', own.org_id, 'seen', own.last_seen_at)
            from login_sessions own where own.id = ${session}::uuid and own.user_id = users.id) as login,
          (select json_build_object('orgId', organizations.id, 'workspace', organizations.name,
              'orgRole', memberships.role, 'demands', ${signInRequirementsColumn})
            from organizations
            join memberships on memberships.org_id = organizations.id and memberships.user_id = users.id
            where organizations.slug = ${named.org}::text) as place,
          (select row_to_json(own) from (
            select ${placeColumns}, projects.time_zone as "timeZone", project_roles.role as "ownRole"
            from organizations
            join memberships on memberships.org_id = organizations.id and memberships.user_id = users.id
            join projects on projects.org_id = organizations.id and projects.slug = ${named.project}::text
            left join project_roles
              on project_roles.project_id = projects.id and project_roles.user_id = users.id
            where organizations.slug = ${named.org}::text) as own) as project
        from users
        where users.id = ${userId}::uuid`,
    ),
  )
  if (!row || row.ended || row.version !== version || isDisabledDemoAccount(row.email)) return null
  if (recorded && !row.login) return null
  const { seen, ...proof } = row.login ?? { ...passwordOnly, seen: null }
  const person = {
    id: row.id,
    name: row.name ?? row.email,
    email: row.email,
    sessionId: row.login ? session : null,
    proof,
    lastSeenAt: seen === null ? null : new Date(seen),
  }
  // A company sign-in session enters only that company's workspace.
  if (!row.place || (proof.companyOf && proof.companyOf !== row.place.orgId))
    return { person, place: undefined }
  const { demands, ...found } = row.place
  const place = { ...found, lacks: findMissingProof(proof, found.orgId, found.orgRole, demands) }
  if (!row.project) return { person, place: { ...place, project: null } }
  const { ownRole, timeZone, ...shown } = row.project
  return {
    person,
    place: { ...place, project: { shown, role: projectRole(place.orgRole, ownRole), timeZone } },
  }
}
