import type { ReplaceChoice } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import type { ProjectContext } from '@/lib/auth/context'
import type { NetworkName } from '@/lib/networks/registry'
import { findReplaced, replacementOf } from '@/lib/publications/find-replaced'
import { findPackage, loadVariants } from './load-package'
import { contentOf } from './present-package'

/** What happens to the published post on one channel when a correction is published. */
export type CorrectedChannel = {
  variantId: string
  platform: NetworkName
  channel: string
  handle: string | null
  /** Null if a person has to choose. */
  by: ReplaceChoice | null
  /** The available choices; an edit may have to keep the images as they are. */
  options: ReplaceChoice[]
  keepsMedia: boolean
  /** URL of the published post. */
  address: string | null
}

/**
 * Returns how a correction replaces the published posts, channel by channel; empty for a package that corrects
 * none. Channels without a published post are left out. Throws `not-found`. Serves spec/decisions#7.
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
          channel: channel?.displayName ?? 'Disconnected channel',
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
