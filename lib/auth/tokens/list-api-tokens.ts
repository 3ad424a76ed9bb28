import { desc, eq } from 'drizzle-orm'
import { apiTokens, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { OrgContext } from '../context'
import type { Role } from '../permissions'

export type TokenRow = {
  id: string
  name: string
  role: Role
  last4: string
  projectId: string | null
  ownerName: string | null
  expiresAt: Date | null
  lastUsedAt: Date | null
  revokedAt: Date | null
  createdAt: Date
}

/** Lists a workspace's tokens, newest first; never the secrets themselves. */
export function listApiTokens(ctx: OrgContext<'manage'>): Promise<TokenRow[]> {
  return inSystem((tx) =>
    tx
      .select({
        id: apiTokens.id,
        name: apiTokens.name,
        role: apiTokens.role,
        last4: apiTokens.last4,
        projectId: apiTokens.projectId,
        ownerName: users.name,
        expiresAt: apiTokens.expiresAt,
        lastUsedAt: apiTokens.lastUsedAt,
        revokedAt: apiTokens.revokedAt,
        createdAt: apiTokens.createdAt,
      })
      .from(apiTokens)
      .innerJoin(users, eq(users.id, apiTokens.userId))
      .where(eq(apiTokens.orgId, ctx.orgId))
      .orderBy(desc(apiTokens.id))
      .limit(200),
  )
}
