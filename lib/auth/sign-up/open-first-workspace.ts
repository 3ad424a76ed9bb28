import { memberships, organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { freeOrgSlug } from '@/lib/free-org-slug'
import { newId } from '@/lib/ids'

/** Creates a workspace for someone who signs in through GitHub or Google for the first time. */
export async function openFirstWorkspace(userId: string, name: string): Promise<void> {
  await inSystem(async (tx) => {
    const title = `${name}'s workspace`
    const orgId = newId()
    await tx.insert(organizations).values({ id: orgId, name: title, slug: await freeOrgSlug(tx, title) })
    await tx.insert(memberships).values({ orgId, userId, role: 'owner' })
  })
}
