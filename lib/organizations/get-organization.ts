import { eq } from 'drizzle-orm'
import { organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'

export type Organization = {
  id: string
  name: string
  slug: string
  requireSecondApprover: boolean
  requireSecondFactor: boolean
}

/** Returns the context's workspace. Throws `not-found` if it was deleted meanwhile. */
export async function getOrganization(ctx: OrgContext): Promise<Organization> {
  const [row] = await inSystem((tx) =>
    tx
      .select({
        id: organizations.id,
        name: organizations.name,
        slug: organizations.slug,
        requireSecondApprover: organizations.requireSecondApprover,
        requireSecondFactor: organizations.requireSecondFactor,
      })
      .from(organizations)
      .where(eq(organizations.id, ctx.orgId)),
  )
  if (!row) throw new AppError('not-found')
  return row
}
