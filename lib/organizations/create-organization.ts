import { memberships, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { freeOrgSlug } from '@/lib/free-org-slug'
import { newId } from '@/lib/ids'

/** Creates an additional workspace, owned by the person. Takes the validated name; returns its slug. */
export async function createOrganization(
  person: { id: string; name: string },
  input: { name: string },
): Promise<{ org: string }> {
  return inSystem(async (tx) => {
    const orgId = newId()
    const slug = await freeOrgSlug(tx, input.name)
    await tx.insert(organizations).values({ id: orgId, name: input.name, slug })
    await tx.insert(memberships).values({ orgId, userId: person.id, role: 'owner' })
    const actor = { kind: 'person' as const, id: person.id, name: person.name }
    await audit(tx, { orgId, actor }, { action: 'workspace.created', subject: orgId })
    return { org: slug }
  })
}
