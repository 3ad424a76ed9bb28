import { and, eq, isNull } from 'drizzle-orm'
import { apiTokens } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { AppError } from '@/lib/errors'
import type { OrgContext } from '../context'

/** Revokes one of the workspace's tokens at once. Throws `not-found` if there is no such active token. */
export async function revokeApiToken(ctx: OrgContext<'manage'>, input: { id: string }): Promise<void> {
  await inSystem(async (tx) => {
    const [row] = await tx
      .update(apiTokens)
      .set({ revokedAt: new Date() })
      .where(and(eq(apiTokens.id, input.id), eq(apiTokens.orgId, ctx.orgId), isNull(apiTokens.revokedAt)))
      .returning({ id: apiTokens.id })
    if (!row) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'token.revoked', subject: input.id })
  })
}
