import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sourceSecrets } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'

/** Ends one secret of a source at once, whether it was replaced or not. Throws `not-found`. */
export async function revokeSecret(
  ctx: ProjectContext<'manage'>,
  input: { id: string; secret_id: string },
): Promise<void> {
  await inProject(ctx, async (tx) => {
    const [gone] = await tx
      .delete(sourceSecrets)
      .where(
        and(
          eq(sourceSecrets.id, requireId(input.secret_id)),
          eq(sourceSecrets.sourceId, requireId(input.id)),
        ),
      )
      .returning({ last4: sourceSecrets.last4 })
    if (!gone) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'source.secret_revoked', subject: input.id, data: { last4: gone.last4 } })
  })
}
