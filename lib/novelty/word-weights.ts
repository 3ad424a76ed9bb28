import { createWordHasher } from './channel-keys'
import type { WordWeight } from './compare-signatures'

/**
 * Out of `posts` posts on a channel, how many contain each word, by its key. Words that only one post contains may
 * be missing.
 */
export type WordCounts = { posts: number; counts: ReadonlyMap<string, number> }

/** With fewer posts, a share is not meaningful yet. */
const minPosts = 10
/** A word that one in this many posts contains weighs half as much as one that no other post contains. */
const postsPerHalfWeight = 15

/** Returns how much words weigh on a channel: the more of its other posts contain a word, the less. Pure. */
export function createWordWeight(channelId: string, { posts, counts }: WordCounts): WordWeight {
  const keyOf = createWordHasher(channelId)
  return (stem) => {
    const others = Math.max(0, (counts.get(String(keyOf(stem))) ?? 0) - 1)
    return 1 / (1 + (others / Math.max(posts, minPosts)) * postsPerHalfWeight)
  }
}
