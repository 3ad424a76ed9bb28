import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sourceSecrets, sources } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'

/**
 * Ends all URL secrets of a source at once; its bearer secrets stay valid. Does nothing if there are none. Throws
 * `not-found`.
 */
export async function revokeUrlSecrets(ctx: ProjectContext<'manage'>, input: { id: string }): Promise<void> {
  await inProject(ctx, async (tx) => {
    const [source] = await tx
      .select({ id: sources.id })
      .from(sources)
      .where(eq(sources.id, requireId(input.id)))
      .for('update')
    if (!source) throw new AppError('not-found')
    const gone = await tx
      .delete(sourceSecrets)
      .where(and(eq(sourceSecrets.sourceId, source.id), eq(sourceSecrets.kind, 'url')))
      .returning({ last4: sourceSecrets.last4 })
    for (const { last4 } of gone)
      await audit(tx, ctx, { action: 'source.secret_revoked', subject: source.id, data: { last4 } })
  })
}
