import type { ChannelRow, ItemRow } from '@/db/schema'
import { hasVideo } from '@/lib/composer/pictures'
import type { FactCard } from '@/lib/facts/schemas'
import { platformRules } from '@/lib/platforms/registry'
import { ownPostOf } from './own-item'
import { type TargetChannel, targetChannels } from './target-channels'

/** An item with the ids of the channels that a person added to its post. */
export type ItemToWrite = ItemRow & { asked?: readonly string[] }

export type ChannelsToWrite = {
  targets: TargetChannel[]
  /** Channels of networks that take only videos, of an item that has none. */
  withoutVideo: TargetChannel[]
  /** Why others are left out, in plain words. */
  warnings: string[]
}

/**
 * The channels that an item is written for: its target channels without those whose network takes only videos where it has none, unless a
 * person added the channel, or there is no other. What a person wrote goes where they said. `card` is the item's fact card. Pure.
 * Serves spec/decisions#7.
 */
export function channelsToWrite(
  item: ItemToWrite,
  all: readonly ChannelRow[],
  card: FactCard,
): ChannelsToWrite {
  const { targets, warnings } = targetChannels(item.metadata, all)
  if (ownPostOf(item)) return { targets, withoutVideo: [], warnings }
  return { ...splitByVideo(targets, rowHasVideo(item, card), item.asked), warnings }
}

/** Whether a stored item has a video that posts can have. Pure. */
export const rowHasVideo = (row: Pick<ItemRow, 'featuredImage' | 'mediaUrls'>, card: FactCard): boolean =>
  hasVideo({ featured_image: row.featuredImage, media_urls: row.mediaUrls, card })

/** Which of some channels content is written for, by whether it has a video; where all take only videos, it is written for them. Pure. */
export function splitByVideo(
  targets: readonly TargetChannel[],
  hasVideo: boolean,
  asked: readonly string[] = [],
): Pick<ChannelsToWrite, 'targets' | 'withoutVideo'> {
  const { left = [], kept = [] } = Object.groupBy(targets, ({ channel, platform }) =>
    platformRules[platform].media.needsVideo && !hasVideo && !asked.includes(channel.id) ? 'left' : 'kept',
  )
  // A post for nowhere would be a dead end: a person can make the video in the version.
  return kept.length > 0 ? { targets: kept, withoutVideo: left } : { targets: left, withoutVideo: [] }
}
