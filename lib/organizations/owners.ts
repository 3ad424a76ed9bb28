import { and, eq } from 'drizzle-orm'
import { memberships, organizations } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import { hasPermission, type Role } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'

/**
 * Locks the workspace's memberships until the transaction ends, and returns the member's role. Otherwise the last
 * two owners could both succeed in removing each other. Throws `not-found` for a non-member.
 */
export async function lockMember(tx: SystemTx, ctx: OrgContext, userId: string): Promise<Role> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, ctx.orgId))
    .for('update')
  const [row] = await tx
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.orgId, ctx.orgId), eq(memberships.userId, userId)))
  if (!row) throw new AppError('not-found')
  return row.role
}

/** Throws `wrong-state` if the workspace would be left without an owner. */
export async function refuseLastOwner(tx: SystemTx, ctx: OrgContext): Promise<void> {
  const owners = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(and(eq(memberships.orgId, ctx.orgId), eq(memberships.role, 'owner')))
    .limit(2)
  if (owners.length < 2)
    throw new AppError('wrong-state', {
      detail: 'A workspace needs at least one owner.',
      hint: 'Make someone else an owner first.',
    })
}

/** Throws `forbidden` if the owner role is involved and the actor is not an owner. */
export function requireOwnerToChangeOwners(ctx: OrgContext, ...touched: Role[]): void {
  if (touched.includes('owner') && !hasPermission(ctx.role, 'own'))
    throw new AppError('forbidden', {
      detail: 'Only an owner can add, change or remove owners.',
      hint: 'Ask a workspace owner.',
    })
}
