import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { inProject } from '@/db/project'
import { variants } from '@/db/schema'
import { nameChange } from '@/db/variant-revisions'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { findReplaced, replacementOf } from '@/lib/publications/find-replaced'
import { recordEvent } from '@/lib/publications/record-event'
import { packageStatusesAfter, statusWords } from '@/lib/publications/states'
import { transitionPackage } from '@/lib/publications/transition-packages'
import { loadVariants, lockPackage, readPackage } from '../load-package'
import { contentOf } from '../present-package'
import { clearApprovedHashes } from '../review/approve-package'
import type { chooseReplacementInput, PackageAnswer } from '../schemas'

/**
 * Stores how a correction replaces the published post on one of its channels. If the network can change only the
 * text, an edit takes over the images of that post, so that what is approved is what will be shown. An approved
 * correction goes back to review. Throws `not-found`, `stale-revision`, and `wrong-state` if there is nothing to
 * replace or the network does not offer it. Serves spec/decisions#7, docs/decisions/0185.
 */
export async function chooseReplacement(
  ctx: ProjectContext<'write'>,
  input: z.infer<typeof chooseReplacementInput>,
): Promise<PackageAnswer> {
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    if (packageStatusesAfter('choose-replacement', row.status).length === 0)
      throw new AppError('wrong-state', {
        detail: `You can’t change this because the status of the correction is ${statusWords[row.status].label}.`,
        ...(row.status === 'scheduled' ? { hint: 'Unschedule it first.' } : {}),
      })
    const stored = await loadVariants(tx, [row.id])
    const found = stored.find(({ variant }) => variant.id === input.variant_id)
    if (!found) throw new AppError('not-found', { detail: 'A version doesn’t belong to this post.' })
    const { variant, channel } = found
    const replaced = (await findReplaced(tx, [row.id])).get(row.id)
    const now = replacementOf(replaced, variant, contentOf(variant))
    if (!now)
      throw new AppError('wrong-state', { detail: 'No published post on this channel would be replaced.' })
    const offered =
      input.replace_by === 'edit'
        ? now.ways.edit !== 'no'
        : input.replace_by === 'repost'
          ? now.ways.repost
          : true
    if (!offered)
      throw new AppError('wrong-state', { detail: 'The network of this channel doesn’t offer that.' })
    const keepsMedia = input.replace_by === 'edit' && now.ways.edit === 'with-old-media'
    if (variant.replaceBy === input.replace_by && !keepsMedia) return readPackage(tx, ctx, row.id)
    await clearApprovedHashes(tx, row)
    const revision = row.revision + 1
    await nameChange(tx, 'edit')
    await tx
      .update(variants)
      .set({
        replaceBy: input.replace_by,
        ...(keepsMedia ? { media: now.post.content.media, edited: true } : {}),
      })
      .where(eq(variants.id, variant.id))
    await nameChange(tx, null)
    const to = await transitionPackage(tx, 'choose-replacement', row, {
      set: { revision, ...(keepsMedia ? { edited: true } : {}) },
    })
    await recordEvent(tx, ctx, {
      packageId: row.id,
      action: 'choose-replacement',
      from: row.status,
      to,
      data: { variant_id: variant.id, replace_by: input.replace_by, channel: channel?.displayName, revision },
    })
    return readPackage(tx, ctx, row.id)
  })
}
