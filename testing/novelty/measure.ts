import { inProject } from '@/db/project'
import { createWordHasher } from '@/lib/novelty/channel-keys'
import { compareSignatures } from '@/lib/novelty/compare-signatures'
import { findSimilarPosts } from '@/lib/novelty/find-similar-posts'
import { getSignature } from '@/lib/novelty/signature'
import { createWordWeight } from '@/lib/novelty/word-weights'
import type { NoveltyBrand } from './brand'
import { storeBrand } from './store-brand'

export type NoveltyShares = { missed: string[]; flagged: string[]; nearDuplicates: number; fresh: number }

/**
 * Measures the rule alone, without a database, on the posts of some brands, each compared with every published
 * post.
 */
export function measureRule(brands: readonly NoveltyBrand[]): NoveltyShares {
  const shares: NoveltyShares = { missed: [], flagged: [], nearDuplicates: 0, fresh: 0 }
  const channel = 'channel'
  const keyOf = createWordHasher(channel)
  for (const { published, nearDuplicates, fresh } of brands) {
    const out = published.map((text) => getSignature({ text }))
    const counts = new Map<string, number>()
    for (const { terms } of out)
      for (const { stem } of terms) {
        const key = String(keyOf(stem))
        counts.set(key, (counts.get(key) ?? 0) + 1)
      }
    const weight = createWordWeight(channel, { posts: out.length, counts })
    const reasonsOf = (text: string) =>
      out.map((other) => compareSignatures(getSignature({ text }), other, weight).reason)
    for (const { of, text } of nearDuplicates) if (!reasonsOf(text)[of]) shares.missed.push(text)
    for (const text of fresh) if (reasonsOf(text).some(Boolean)) shares.flagged.push(text)
    shares.nearDuplicates += nearDuplicates.length
    shares.fresh += fresh.length
  }
  return shares
}

/** Measures the gate on the posts of some brands: the near-duplicates it lets pass, and the fresh posts it holds. */
export async function measureNovelty(brands: readonly NoveltyBrand[]): Promise<NoveltyShares> {
  const shares: NoveltyShares = { missed: [], flagged: [], nearDuplicates: 0, fresh: 0 }
  for (const brand of brands) {
    const { ctx, channelId, ids } = await storeBrand(brand)
    const { language, nearDuplicates, fresh } = brand
    const asked = [...nearDuplicates.map(({ text }) => text), ...fresh]
    const found = await inProject(ctx, (tx) =>
      findSimilarPosts(
        tx,
        asked.map((text) => ({ channelId, language, text })),
      ),
    )
    for (const [at, { of, text }] of nearDuplicates.entries())
      if (!found[at]?.some(({ variantId }) => variantId === ids[of])) shares.missed.push(text)
    for (const [at, text] of fresh.entries()) {
      const [nearest] = found[nearDuplicates.length + at] ?? []
      if (nearest) shares.flagged.push(`${text} <- ${nearest.reason}: ${nearest.text}`)
    }
    shares.nearDuplicates += nearDuplicates.length
    shares.fresh += fresh.length
  }
  return shares
}
