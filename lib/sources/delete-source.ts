import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { sources } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'

/**
 * Deletes a source with its runs and its known entries. Its items and their packages stay, with an empty source_id;
 * a running sync stores nothing more. Throws `not-found`.
 */
export async function deleteSource(ctx: ProjectContext<'write'>, input: { id: string }): Promise<void> {
  await inProject(ctx, async (tx) => {
    const [row] = await tx
      .delete(sources)
      .where(eq(sources.id, requireId(input.id)))
      .returning({ name: sources.name })
    if (!row) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'source.deleted', subject: input.id, data: { name: row.name } })
  })
}
