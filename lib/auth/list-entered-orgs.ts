import { eq } from 'drizzle-orm'
import { memberships, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { demandsColumn } from './find-role'
import { lackOf, type SessionProof } from './login-sessions/session-proof'

/**
 * The ids of the workspaces that a person's session enters as it is: those they are a member of and that ask for no more than it has
 * shown. Takes the person and what their session showed. Serves spec/security#6.
 */
export async function listEnteredOrgs(person: { id: string; proof: SessionProof }): Promise<string[]> {
  const { id, proof } = person
  const rows = await inSystem((tx) =>
    tx
      .select({ id: organizations.id, role: memberships.role, demands: demandsColumn })
      .from(memberships)
      .innerJoin(organizations, eq(organizations.id, memberships.orgId))
      .where(eq(memberships.userId, id)),
  )
  return rows
    .filter((org) => !proof.companyOf || proof.companyOf === org.id)
    .filter((org) => lackOf(proof, org.id, org.role, org.demands) === undefined)
    .map((org) => org.id)
}
