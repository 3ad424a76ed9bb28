import type { ChannelRow, ItemRow } from '@/db/schema'
import { hasVideo } from '@/lib/composer/pictures/pictures'
import type { FactCard } from '@/lib/facts/schemas'
import { platformRules } from '@/lib/platforms/registry'
import { ownPostOf } from './own-item'
import { type TargetChannel, targetChannels } from './target-channels'

/** An item with the ids of the channels that a person added to its post. */
export type ItemToWrite = ItemRow & { asked?: readonly string[] }

export type ChannelsToWrite = {
  targets: TargetChannel[]
  /** Channels of networks that take only videos, if the item has none. */
  withoutVideo: TargetChannel[]
  /** Why other channels are left out, in plain words. */
  warnings: string[]
}

/**
 * Returns the channels that an item is written for. If the item has no video, target channels of networks that take
 * only videos are left out, unless a person added the channel or there is no other. Posts that a person wrote keep
 * the channels that the person chose. `card` is the item's fact card. Pure. Serves spec/decisions#7.
 */
export function channelsToWrite(
  item: ItemToWrite,
  all: readonly ChannelRow[],
  card: FactCard,
): ChannelsToWrite {
  const { targets, warnings } = targetChannels(item.metadata, all)
  if (ownPostOf(item)) return { targets, withoutVideo: [], warnings }
  return { ...splitByVideo(targets, hasUsableVideo(item, card), item.asked), warnings }
}

/** Whether a stored item has a video that posts can use. Pure. */
export const hasUsableVideo = (row: Pick<ItemRow, 'featuredImage' | 'mediaUrls'>, card: FactCard): boolean =>
  hasVideo({ featured_image: row.featuredImage, media_urls: row.mediaUrls, card })

/**
 * Splits channels by whether content is written for them, given whether it has a video. If all of them take only
 * videos, it is written for all. Pure.
 */
export function splitByVideo(
  targets: readonly TargetChannel[],
  hasVideo: boolean,
  asked: readonly string[] = [],
): Pick<ChannelsToWrite, 'targets' | 'withoutVideo'> {
  const { left = [], kept = [] } = Object.groupBy(targets, ({ channel, platform }) =>
    platformRules[platform].media.needsVideo && !hasVideo && !asked.includes(channel.id) ? 'left' : 'kept',
  )
  // A post without channels would be a dead end; this way a person can make a video from the version.
  return kept.length > 0 ? { targets: kept, withoutVideo: left } : { targets: left, withoutVideo: [] }
}
