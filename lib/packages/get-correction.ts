import type { ReplaceChoice } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import type { NetworkName } from '@/lib/networks/registry'
import { findReplaced, replacementOf } from '@/lib/publications/find-replaced'
import { findPackage, loadVariants } from './load-package'
import { contentOf } from './present-package'

/** What happens to the post that is out on one channel when a correction is published. */
export type CorrectedChannel = {
  variantId: string
  platform: NetworkName
  channel: string
  handle: string | null
  /** Null where a person has to choose. */
  by: ReplaceChoice | null
  /** What can be chosen; an edit may keep the images as they are. */
  options: ReplaceChoice[]
  keepsMedia: boolean
  /** Where the post is. */
  address: string | null
}

/**
 * How a correction takes the place of the posts that are out, channel by channel; empty for a package that corrects none, and for
 * channels where nothing is out. Throws `not-found`. Serves spec/decisions#7.
 */
export async function getCorrection(ctx: ProjectContext, input: { id: string }): Promise<CorrectedChannel[]> {
  return inProject(ctx, async (tx) => {
    const row = await findPackage(tx, input)
    if (!row.correctsId) return []
    const replaced = (await findReplaced(tx, [row.id])).get(row.id)
    const stored = await loadVariants(tx, [row.id], { traces: false })
    return stored.flatMap(({ variant, channel }): CorrectedChannel[] => {
      const content = contentOf(variant)
      const found = replacementOf(replaced, variant, content)
      if (!found) return []
      const { ways, by, post } = found
      return [
        {
          variantId: variant.id,
          platform: content.platform,
          channel: channel?.displayName ?? 'Removed channel',
          handle: channel?.handle ?? null,
          by,
          options: [
            ...(ways.edit === 'no' ? [] : (['edit'] as const)),
            ...(ways.repost ? (['repost'] as const) : []),
            'new',
            'keep',
          ],
          keepsMedia: ways.edit === 'with-old-media',
          address: post.remoteUrl,
        },
      ]
    })
  })
}
