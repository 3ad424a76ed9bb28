import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sourceSecrets } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { requireId } from '@/lib/ids'
import type { SecretView } from '../schemas'

/**
 * Returns a source's live secrets, newest first: only their last four characters and timestamps, which is all we
 * know of them.
 */
export async function listSecrets(ctx: ProjectContext, input: { sourceId: string }): Promise<SecretView[]> {
  const rows = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(sourceSecrets)
      .where(
        and(
          eq(sourceSecrets.sourceId, requireId(input.sourceId)),
          or(isNull(sourceSecrets.expiresAt), gt(sourceSecrets.expiresAt, sql`now()`)),
        ),
      )
      .orderBy(desc(sourceSecrets.id)),
  )
  return rows.map(({ id, kind, last4, createdAt, lastUsedAt, expiresAt }) => ({
    id,
    kind,
    last4,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    expires_at: expiresAt?.toISOString() ?? null,
  }))
}
