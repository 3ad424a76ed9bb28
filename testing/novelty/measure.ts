import { inProject } from '@/db/project'
import { findSimilar } from '@/lib/novelty/find-similar'
import type { NoveltyBrand } from './brand'
import { storeBrand } from './store-brand'

export type NoveltyShares = { missed: string[]; held: string[]; nearDuplicates: number; fresh: number }

/** What the gate does with the posts of some brands: the near-duplicates it lets pass, and the fresh posts it holds. */
export async function measureNovelty(brands: readonly NoveltyBrand[]): Promise<NoveltyShares> {
  const shares: NoveltyShares = { missed: [], held: [], nearDuplicates: 0, fresh: 0 }
  for (const brand of brands) {
    const { ctx, channelId, ids } = await storeBrand(brand)
    const { language, nearDuplicates, fresh } = brand
    const asked = [...nearDuplicates.map(({ text }) => text), ...fresh]
    const found = await inProject(ctx, (tx) =>
      findSimilar(
        tx,
        asked.map((text) => ({ channelId, language, text })),
      ),
    )
    for (const [at, { of, text }] of nearDuplicates.entries())
      if (!found[at]?.some(({ variantId }) => variantId === ids[of])) shares.missed.push(text)
    for (const [at, text] of fresh.entries()) {
      const [nearest] = found[nearDuplicates.length + at] ?? []
      if (nearest) shares.held.push(`${text} <- ${nearest.reason}: ${nearest.text}`)
    }
    shares.nearDuplicates += nearDuplicates.length
    shares.fresh += fresh.length
  }
  return shares
}
