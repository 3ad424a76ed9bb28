import { keysOfChannel } from './channel-keys'
import type { WordWeight } from './compare'

/** How many of some posts of a channel hold a word, by its key; those that only one holds may be missing. */
export type WordCounts = { posts: number; counts: ReadonlyMap<string, number> }

/** Of fewer posts a share says nothing yet. */
const minPosts = 10
/** A word that is in one of this many posts tells half as much as one that is in no other. */
const halfAt = 15

/** What words tell on a channel: less, the more of its other posts say them. Pure. */
export function wordWeights(channelId: string, { posts, counts }: WordCounts): WordWeight {
  const keyOf = keysOfChannel(channelId)
  return (stem) => {
    const others = Math.max(0, (counts.get(String(keyOf(stem))) ?? 0) - 1)
    return 1 / (1 + (others / Math.max(posts, minPosts)) * halfAt)
  }
}
