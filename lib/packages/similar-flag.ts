import type { PackageStatus } from '@/db/allowed-values'
import type { PackageFlag } from '@/db/schema/packages'
import type { SimilarReason } from '@/lib/novelty/compare-signatures'

const which: Record<PackageStatus, string> = {
  draft: 'a draft',
  in_review: 'a post in review',
  changes_requested: 'a post with requested changes',
  approved: 'an approved post',
  scheduled: 'a scheduled post',
  publishing: 'a post that is being published',
  published: 'a published post',
  rejected: 'a rejected post',
  // On this channel it was published.
  failed: 'a published post',
}

/** A post that another one on its channel repeats. */
type NearestPost = { variantId: string; state: PackageStatus; title: string; reason?: SimilarReason }

/**
 * Builds the flag of a package whose post on a channel is too similar to another one there (spec/planning#1,
 * novelty gate). Pure.
 */
export const similarFlag = (
  channelId: string,
  { variantId, state, title, reason }: NearestPost,
): PackageFlag => ({
  code: 'too_similar',
  message: `${reason === 'same-meaning' ? 'Says the same in other words as' : 'Too similar to'} ${which[state]}${title ? `: “${title}”` : ''}.`,
  channel_ids: [channelId],
  nearest_variant_id: variantId,
})
