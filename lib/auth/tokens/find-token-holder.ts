import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { apiTokens, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { isDisabledDemoAccount } from '../demo-account'
import type { Role } from '../permissions'
import { digest } from '../secrets'

export type TokenHolder = {
  tokenId: string
  userId: string
  userName: string
  orgId: string
  /** If set, the token works in this project only. */
  projectId: string | null
  role: Role
}

/**
 * Returns whom a bearer token acts for, or undefined if it is unknown, expired or revoked. Records when it was last
 * used (at most once a minute, so that a busy script does not cause a write per call).
 */
export async function findTokenHolder(token: string): Promise<TokenHolder | undefined> {
  if (!token.startsWith('trb_') || token.length > 100) return undefined
  return inSystem(async (tx) => {
    const [row] = await tx
      .select({ token: apiTokens, userName: users.name, email: users.email })
      .from(apiTokens)
      .innerJoin(users, eq(users.id, apiTokens.userId))
      .where(
        and(
          eq(apiTokens.tokenHash, digest(token)),
          isNull(apiTokens.revokedAt),
          or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, sql`now()`)),
        ),
      )
    if (!row || isDisabledDemoAccount(row.email)) return undefined
    if (!row.token.lastUsedAt || Date.now() - row.token.lastUsedAt.getTime() > 60_000)
      await tx.update(apiTokens).set({ lastUsedAt: new Date() }).where(eq(apiTokens.id, row.token.id))
    return {
      tokenId: row.token.id,
      userId: row.token.userId,
      userName: row.userName ?? row.email,
      orgId: row.token.orgId,
      projectId: row.token.projectId,
      role: row.token.role,
    }
  })
}
