import { and, eq } from 'drizzle-orm'
import { memberships, organizations } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import type { OrgContext } from '@/lib/auth/context'
import { may, type Role } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'

/**
 * Holds the workspace's membership still until the transaction ends, and gives the member's role. Two people who
 * remove each other as the last owners would otherwise both succeed. Throws `not-found` for who is no member.
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

/** Throws `wrong-state` when this workspace would be left without an owner. */
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

/** Throws `forbidden` when the actor touches an owner's role without being one. */
export function refuseOverOwners(ctx: OrgContext, ...touched: Role[]): void {
  if (touched.includes('owner') && !may(ctx.role, 'own'))
    throw new AppError('forbidden', {
      detail: 'Only an owner can add, change or remove owners.',
      hint: 'Ask a workspace owner.',
    })
}
