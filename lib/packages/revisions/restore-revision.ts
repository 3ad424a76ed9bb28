import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { variantRevisions, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { findPackage } from '../load-package'
import { editPackage } from '../review/edit-package'
import type { PackageAnswer, RestoreInput } from '../schemas'

/**
 * Restores an earlier text of a version as a new revision: an edit like any other, allowed in the same states and
 * leading to the same ones; to undo it, restore the previous text. Throws `not-found`, `stale-revision`, and
 * `wrong-state`, also if the version's channel was left out. Serves spec/planning#4.
 */
export async function restoreRevision(
  ctx: ProjectContext<'write'>,
  input: RestoreInput,
): Promise<PackageAnswer> {
  if (!isId(input.revision_id)) throw new AppError('not-found')
  const { earlier, seen } = await inProject(ctx, async (tx) => {
    const row = await findPackage(tx, input)
    const [found] = await tx
      .select({ revision: variantRevisions, present: variants.id })
      .from(variantRevisions)
      .leftJoin(variants, eq(variants.id, variantRevisions.variantId))
      .where(and(eq(variantRevisions.id, input.revision_id), eq(variantRevisions.packageId, row.id)))
    if (!found) throw new AppError('not-found')
    if (!found.present)
      throw new AppError('wrong-state', {
        detail: 'This post has no version for that channel any more.',
        hint: 'Add the channel to the post first.',
      })
    return { earlier: found.revision, seen: row.revision }
  })
  const { variantId, language, title, text, hashtags, media, link, replies, collaborators } = earlier
  return editPackage(
    ctx,
    {
      id: input.id,
      revision: input.revision ?? seen,
      variants: [{ id: variantId, language, title, text, hashtags, media, link, replies, collaborators }],
    },
    { action: 'restore', data: { restored: earlier.packageRevision } },
  )
}
